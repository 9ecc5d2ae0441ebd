import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/type.css';
import './look/base.css';
import { fetchRest } from './shell/parts';
import './state/listeners';
import { loadTexts } from './text/fluent.svelte';

/** Milliseconds until what the first page did not need is fetched. */
const REST = 3000;

await loadTexts();
mount(App, { target: document.getElementById('app')! });
// Only a page that came safely may have one, and none is needed.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
window.setTimeout(() => void fetchRest(), REST);
