import { mount } from 'svelte'
import App from './app/App.svelte'
import './app.css'
import { preferences } from './lib/preferences.svelte'
import { arrive } from './lib/session.svelte'
import { speak } from './lib/words.svelte'

// All that the first picture needs is fetched at the same time: words, server, and by the page itself its table.
void arrive()
void speak(preferences.lang)
const target = document.getElementById('app')
if (target) mount(App, { target })
