import { mount } from 'svelte'
import App from './app/App.svelte'
import './app.css'
import { preferences } from './lib/preferences.svelte'
import { speak } from './lib/words.svelte'

// Who comes by a link to a table wants the table: its part is fetched beside the words, not after them.
if (/^\/(t|tv)\//.test(location.pathname)) void import('./app/TablePage.svelte')

const target = document.getElementById('app')
// The page is first drawn when it has words: nothing then moves or changes its language.
if (target) void speak(preferences.lang).then(() => mount(App, { target }))
