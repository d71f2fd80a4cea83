// Calls somebody who looks elsewhere (scenes/platform).
yanyi.attention = (() => {
  const title = document.title;
  const may = (answer) => globalThis.Notification?.permission === answer;
  return {
    looked: () => document.hasFocus() && !document.hidden,
    mark: (text) => { document.title = (text && text + " ") + title; },

    // ask asks the reader, in a gesture and on a whole page, whether notices may come.
    ask: () => {
      if (may("default") && parent === window && navigator.userActivation?.isActive !== false) {
        Notification.requestPermission()?.catch(() => {});
      }
    },

    notify: (text) => {
      if (!may("granted")) return;
      const what = { body: text, tag: "yanyi", icon: yanyi.address("icon-180.png"), data: location.href };
      try {
        const notice = new Notification(title, what);
        notice.onclick = () => { focus(); notice.close(); };
      } catch {
        // Phones show them through the service worker alone (offline.js).
        navigator.serviceWorker?.getRegistration().then((r) => r?.showNotification(title, what)).catch(() => {});
      }
    },
  };
})();
