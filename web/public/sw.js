/* Tells of one's turn while no page is open. It keeps nothing and answers no requests. */
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    return;
  }
  const { title = 'Clio', body = '', url = '/', tag = 'clio' } = told;
  const place = new URL(url, self.location.origin);
  if (place.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const seen = pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === place.pathname);
      return seen ? undefined : self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: place.href });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const place = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url.split('#')[0] === place);
      return open ? open.focus() : self.clients.openWindow(place);
    }),
  );
});
