// Shows price alerts that come by Web Push, and, where there is no connection, a page with what this browser has kept. It
// answers nothing else and keeps no page: with a connection every page is as new as without it.

/** @type {any} */
const worker = globalThis;

/** Of the files below, so that a change of them is one of this file, which browsers look for (`offline-files.test.ts`). */
const version = '3252241fc75e';
const cacheName = `offline-${version}`;
const page = '/offline.html';
const files = [page, '/offline.css', '/offline.js', '/favicon.svg'];

worker.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    const others = (await caches.keys()).filter((name) => name !== cacheName);
    await Promise.all(others.map((name) => caches.delete(name)));
    // Pages are asked for while this worker starts, as if it were not there.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

/** Pages of visitors: `/`, `/fr/…`, `/en/…`, and where other apps share to; links to merchants, files and the API are none of ours. */
const isPage = ({ mode, method, url }) =>
  mode === 'navigate' && method === 'GET' && /^\/(?:fr|en|find)?(?:\/|$)/.test(new URL(url).pathname);

async function load({ request, preloadResponse }) {
  try {
    // Where there is no connection Firefox rejects nothing: it hands over an error as a response.
    const early = await preloadResponse;
    return early && early.type !== 'error' ? early : await fetch(request);
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isPage(request)) event.respondWith(load(event));
  else if (files.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});

/** How many messages wait, at the icon of the app. */
async function showBadge() {
  const shown = await worker.registration.getNotifications();
  await navigator.setAppBadge?.(shown.length);
}

worker.addEventListener('push', (event) => {
  const { title, text, url, stopUrl, stop, language, tag } = event.data.json();
  const shown = worker.registration.showNotification(title, {
    body: text,
    lang: language,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url, stopUrl },
    actions: [{ action: 'stop', title: stop }],
  });
  event.waitUntil(shown.then(() => showBadge().catch(() => undefined)));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const { pathname, search, hash } = new URL(action === 'stop' ? notification.data.stopUrl : notification.data.url);
  event.waitUntil(worker.clients.openWindow(pathname + search + hash));
});
