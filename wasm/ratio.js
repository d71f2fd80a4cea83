// The screen's pixels per CSS pixel change when the reader zooms, or when the window goes
// to another screen. A page hears of it by "resize" only where its size in CSS pixels has
// changed too, which that of a frame has not: so it is told. Browsers report the change
// of a query, but not always (Chromium does not for an emulated screen): the game's frames
// look as well (still.js).
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
