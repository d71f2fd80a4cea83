// Keeps the screen on while a clock runs (scenes/platform). The system releases the wake lock
// of a hidden page; the page requests it again when it is shown.
yanyi.wakeLock = (() => {
  let wanted = false, lock = null, asking = false;
  const request = async () => {
    if (!wanted || lock || asking || document.hidden || !navigator.wakeLock) return;
    asking = true;
    try {
      const got = await navigator.wakeLock.request("screen");
      got.addEventListener("release", () => { if (lock === got) lock = null; });
      if (wanted) lock = got;
      else got.release();
    } catch {
      // The frame may not, or the battery is low.
    }
    asking = false;
  };
  document.addEventListener("visibilitychange", request);
  return (on) => {
    wanted = on;
    if (on) request();
    else if (lock) lock.release();
  };
})();
