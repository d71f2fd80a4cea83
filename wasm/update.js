// Tells the reader when the host has a new version of the page and offers to load it.
// A page that comes back to view asks for version.json, the list of the files of the
// host's version, at most once a minute. It says nothing before all of them are there.

// renew loads the page anew, from the host even where the service worker would give out
// the kept one because the host is slow: that is let go of, once the host has answered.
yanyi.renew = async function () {
  try {
    const answer = await fetch(location.pathname, { cache: "reload", signal: AbortSignal.timeout(10000) });
    await answer.arrayBuffer();
    if (!answer.ok) throw answer.status;
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    await Promise.all(kept.map((cache) => cache.delete(yanyi.base)));
  } catch {
    // The kept files stay: there is nothing better, or nothing can be kept here.
  }
  location.reload();
};

// forget deletes all kept files of the page: the next visit fetches and keeps them anew.
yanyi.forget = async function () {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith("yanyi-"));
    await Promise.all(names.map((name) => caches.delete(name)));
    await (await navigator.serviceWorker.getRegistration(yanyi.base))?.unregister();
  } catch {
    // Nothing is kept where nothing may be.
  }
};

{
  const pause = 60000; // milliseconds
  const own = document.currentScript.src.split("/").pop();
  let asked = performance.now();

  const newer = async function () {
    const list = await fetch(yanyi.address("version.json"), { cache: "no-cache" }).then((r) => r.json());
    if (list.includes(own)) return false;
    const heads = list.map((name) => fetch(yanyi.address(name), { method: "HEAD", cache: "no-store" }));
    return (await Promise.all(heads)).every((r) => r.ok);
  };

  // spoken is the language of the game at the moment: the reader may have changed it.
  const spoken = function () {
    let chosen = "";
    try {
      chosen = JSON.parse(localStorage["yanyi.settings"]).lang;
    } catch {
      // Nothing was chosen, or nothing may be kept.
    }
    return chooseLanguage([chosen, language]);
  };

  const offer = function () {
    const bar = document.createElement("div"), words = document.createElement("span");
    const button = function (key, press) {
      const b = document.createElement("button");
      b.textContent = TEXTS[bar.lang][key];
      b.onclick = press;
      return b;
    };
    bar.id = "update";
    bar.lang = spoken();
    bar.setAttribute("role", "status");
    document.body.append(bar);
    words.textContent = TEXTS[bar.lang]["ui.update"];
    bar.append(words, button("error.reload", () => location.reload()), button("ui.close", () => {
      bar.remove();
      document.querySelector("canvas")?.focus(); // the game hears keys there
    }));
  };

  const look = function () {
    if (document.hidden || performance.now() - asked < pause) return;
    asked = performance.now();
    newer().then((yes) => {
      if (!yes) return;
      removeEventListener("visibilitychange", look);
      offer();
    }).catch(() => {}); // no network, or half of a new version
  };
  if (!("embed" in document.documentElement.dataset)) addEventListener("visibilitychange", look);
}
