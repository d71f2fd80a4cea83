// Notifies a player who looks elsewhere (scenes/platform).
yanyi.attention = (() => {
  const first = document.title;
  let title = first, marked = "";
  const show = () => { document.title = (marked && marked + " ") + title; };
  const may = (answer) => globalThis.Notification?.permission === answer;
  return {
    looked: () => document.hasFocus() && !document.hidden,
    mark: (text) => { marked = text; show(); },

    // entitle sets the title's text, "" for the page's own.
    entitle: (text) => { title = text || first; show(); },

    // ask asks the reader, in a gesture and on a whole page, whether notices may come.
    ask: () => {
      if (may("default") && parent === window && navigator.userActivation?.isActive !== false) {
        Notification.requestPermission()?.catch(() => {});
      }
    },

    // buzzes: a phone or a tablet. A page or frame that nobody has touched yet does not buzz.
    buzzes: () => Boolean(navigator.vibrate) && matchMedia("(any-pointer: coarse)").matches,
    buzz: (ms) => { if (navigator.vibrate && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(ms); },

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
