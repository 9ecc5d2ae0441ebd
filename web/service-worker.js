// The worker of the installed client: where the server cannot be reached, a page says so, and while the page is closed
// it shows what the server sends. It keeps no file of the client, so that none can be older than the server; the page is
// written into it when the client is built.

import { readFileSync } from 'node:fs';
import { inks } from './printed-look.js';

const LANGUAGES = ['en', 'fr'];
/** Seconds until the page looks again for the server. */
const AGAIN = 8;

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The plain texts of a Fluent file, by key. */
const textsOf = (language) =>
  Object.fromEntries(
    [...read(`../src/passgo/locale/${language}/offline.ftl`).matchAll(/^([\w-]+) = (.+)$/gm)].map(([, key, text]) => [key, text]),
  );

function pageOf(language) {
  const texts = textsOf(language);
  const ink = inks();
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${AGAIN}">
<title>passgo</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 20px; padding: 24px; box-sizing: border-box;
    background: ${ink.table}; color: ${ink.ink}; font: 18px/1.5 Georgia, serif; }
  svg { width: 72px; }
  h1 { margin: 0; font-size: 28px; line-height: 1.15; }
  p { margin: 0; max-width: 34em; }
  a { color: inherit; }
  @media (prefers-color-scheme: dark) { body { background: ${ink.ink}; color: ${ink.table}; } }
</style>
${read('public/favicon.svg').trim()}
<h1>${texts['offline-title']}</h1>
<p>${texts['offline-note']}</p>
<p><a href="">${texts['offline-again']}</a></p>
</html>
`;
}

/** What runs in the browser: pages come from the server, or this one in their place. */
const worker = (pages) => `const PAGES = ${JSON.stringify(pages)};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});
self.addEventListener('push', (event) => {
  const { words, code } = event.data.json();
  const data = new URL('t/' + code, self.registration.scope).href;
  const look = { icon: 'icon-192.png', badge: 'icon-maskable-192.png' };
  event.waitUntil(self.registration.showNotification('passgo', { body: words, tag: code, renotify: true, data, ...look }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url.split('#')[0] === address.split('#')[0]);
  return open ? open.focus() : self.clients.openWindow(address);
}
async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((one) => one in PAGES) ?? 'en';
    return new Response(PAGES[language], { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
}
`;

export const serviceWorker = () => ({
  name: 'service-worker',
  generateBundle() {
    const pages = Object.fromEntries(LANGUAGES.map((language) => [language, pageOf(language)]));
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker(pages) });
  },
});
