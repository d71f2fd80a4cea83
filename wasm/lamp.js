// Keeps the screen lit while a clock runs (scenes/platform). The system takes the lamp away
// from a page that is hidden; it is asked for again when the page comes back.
yanyi.lamp = (() => {
  let wanted = false, lamp = null, asking = false;
  const light = async () => {
    if (!wanted || lamp || asking || document.hidden || !navigator.wakeLock) return;
    asking = true;
    try {
      const got = await navigator.wakeLock.request("screen");
      got.addEventListener("release", () => { if (lamp === got) lamp = null; });
      if (wanted) lamp = got;
      else got.release();
    } catch {
      // A frame that may not, or a battery that is low.
    }
    asking = false;
  };
  document.addEventListener("visibilitychange", light);
  return (on) => {
    wanted = on;
    if (on) light();
    else if (lamp) lamp.release();
  };
})();
