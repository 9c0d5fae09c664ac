// Shows price alerts that come by Web Push, and opens what they are about. It keeps nothing and answers no request:
// pages are as new as without it.

/** @type {any} */
const worker = globalThis;

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
  event.waitUntil(shown);
});

worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const { pathname, search, hash } = new URL(action === 'stop' ? notification.data.stopUrl : notification.data.url);
  event.waitUntil(worker.clients.openWindow(pathname + search + hash));
});
