// The screen's pixels per CSS pixel change when the reader zooms, or when the window moves to
// another screen. A page gets "resize" only where its size in CSS pixels changes too, which
// that of a frame does not: so the game is notified here. Browsers report the change of a
// query, but not always (Chromium does not for an emulated screen): the game's frames check as
// well (still.js).
let ratio = devicePixelRatio;
function lookAtRatio() {
  if (ratio === devicePixelRatio) return;
  ratio = devicePixelRatio;
  awaitRatio(); // the query before was about the ratio there was
  dispatchEvent(new Event("resize"));
}

function awaitRatio() {
  matchMedia(`(resolution: ${ratio}dppx), (-webkit-device-pixel-ratio: ${ratio})`)
    .addEventListener("change", lookAtRatio, { once: true });
}
awaitRatio();
