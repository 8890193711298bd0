import { mount } from 'svelte'
import App from './app/App.svelte'
import './app.css'
import { preferences } from './lib/preferences.svelte'
import { arrive } from './lib/session.svelte'
import { speak } from './lib/words.svelte'

// All that the first picture needs is fetched at the same time. The page is drawn when it has words: nothing then
// moves or changes its language.
const target = document.getElementById('app')
void arrive()
if (/^\/(t|tv)\//.test(location.pathname)) void import('./app/TablePage.svelte')
if (target) void speak(preferences.lang).then(() => mount(App, { target }))
