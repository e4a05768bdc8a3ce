// Nothing is kept here: every page and every rule comes from the server. A phone shows notifications only through a worker.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("notificationclick", (event) => {
  const address = event.notification.data;
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => one.url === address);
      return open ? open.focus() : clients.openWindow(address);
    }),
  );
});
