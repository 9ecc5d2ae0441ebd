// The worker of the static build: it keeps every file of one build, so that the page opens with the network off, and each is
// fetched once; a few only when they are asked for. A newer build is fetched while the older one is used, and takes its place
// when no page is open any more. What the build has packed is kept unpacked: that is done once.

importScripts('unpacking.js');

const { build, files, later } = 'THE BUILD';
/** One cache for all builds of this folder: a file is kept under its name and digest, and those that no build has any more go. */
const CACHE = `passgo ${self.registration.scope}`;

const PACKED = '.packed';

const addressOf = (name) => new URL(name, self.registration.scope).href;
/** Under which a file is kept. */
const keyOf = (name) => `${addressOf(name)}?${files[name]}`;

/** Of the content of an answer, as the build has written it down. */
async function digestOf(answer) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function bring(cache, name) {
  const answer = await fetch(addressOf(name), { cache: 'no-cache' }); // what is here already is only asked after
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  if ((await digestOf(answer.clone())) !== files[name]) throw new Error(`${name} is of another build`);
  const kept = name.endsWith(PACKED) ? unpacked(answer) : answer;
  await cache.put(keyOf(name), kept.clone());
  return kept;
}

/** Its header tells the page so. */
function unpacked(answer) {
  const content = new self['xz-decompress'].XzReadableStream(answer.body);
  return new Response(content, { headers: { 'passgo-unpacked': 'true' } });
}

async function keep() {
  const cache = await caches.open(CACHE);
  for (const name of Object.keys(files)) {
    if (!later.includes(name) && !(await cache.match(keyOf(name)))) await bring(cache, name);
  }
}

async function forget() {
  const cache = await caches.open(CACHE);
  const known = new Set(Object.keys(files).map(keyOf));
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
}

async function answer(request, name) {
  const cache = await caches.open(CACHE);
  return (await cache.match(keyOf(name))) ?? (later.includes(name) ? bring(cache, name) : fetch(request));
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forget().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const path = request.url.split(/[?#]/)[0];
  const name = path.startsWith(self.registration.scope) ? path.slice(self.registration.scope.length) || 'index.html' : '';
  if (name in files) event.respondWith(answer(request, name));
});
