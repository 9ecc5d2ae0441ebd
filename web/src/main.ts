import { mount } from 'svelte';
// The look comes before the parts, which have the last word.
import './look/tokens.css';
import './look/type.css';
import './look/base.css';
import './worlds/worlds.css';
import App from './App.svelte';
import { addresses, fetchRest } from './pages';
import './listeners';
import { address } from './navigation/address';
import { host } from './net/host';
import { router } from './navigation/router.svelte';
import { shelf } from './shelf/shelf.svelte';
import { settings } from './settings/settings.svelte';
import { loadTexts } from './text/fluent.svelte';
import { warmFigures } from './text/numbers';

/** Milliseconds until what the first page did not need is fetched. */
const REST = 3000;

/** Only a page that came safely may have a worker, and none is needed. */
function install(): void {
  navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}service-worker.js`).catch(() => {});
}

/** The page, once there are words for it. No module awaits at its top level: Safari then hands out others that have not run yet. */
function show(): void {
  mount(App, { target: document.getElementById('app')! });
  if (import.meta.env.PROD) void host.settled().then(install);
  window.setTimeout(() => void fetchRest(), REST);
}

const texts = loadTexts();
if (address.path === '/') shelf.open(); // who comes by no link sees the lobby, most often
warmFigures(settings.language);
router.begin(addresses);
void texts.then(show);
