// What the game has no use for belongs to the page around a frame: a wheel over nothing
// that scrolls, a finger that moves nothing. The game is asked when a gesture begins, and
// once more when a finger sets out; then the whole gesture is one's or the other's.
//
//   yanyi.uses(x, y, dx, dy, finger)   set by the game: whether it has a use for this
//   yanyi.lose()                       set by the game: the finger was taken from it
const uses = (...gesture) => !yanyi.uses || yanyi.uses(...gesture);
const onCanvas = (e) => e.target.localName === "canvas";

// While telling, the game is told again what had to wait (loader.js).
let telling = false;

// lift tells the game that fingers are gone without having meant anything: no finger has
// changed, which of the browser's own events none says.
function lift(target, touches) {
  target.dispatchEvent(new TouchEvent("touchend", { bubbles: true, cancelable: true, touches, targetTouches: touches }));
}
document.addEventListener("touchend", (e) => { // if it need not wait
  if (onCanvas(e) && !e.changedTouches.length) yanyi.lose?.();
}, true);

// A finger that the system takes away, which Ebitengine does not hear of.
addEventListener("touchcancel", (e) => {
  if (!onCanvas(e)) return;
  e.stopImmediatePropagation();
  if (finger?.ours !== false) lift(e.target, Array.from(e.targetTouches));
  if (!e.touches.length) finger = null;
}, true);

// The wheel with Ctrl, and two fingers on a pad, zoom everywhere.
let wheeled = -Infinity, wheelIsOurs = true;
addEventListener("wheel", (e) => {
  const pause = 250; // milliseconds between two turns of the wheel
  if (!onCanvas(e)) return;
  if (framed && e.timeStamp - wheeled > pause) {
    wheelIsOurs = uses(e.clientX, e.clientY, e.deltaX + (e.shiftKey ? e.deltaY : 0), e.deltaY, false);
  }
  wheeled = e.timeStamp;
  if (e.ctrlKey || !wheelIsOurs) e.stopImmediatePropagation();
}, { capture: true, passive: true });

// The first finger: where it came down, and whose it is, undefined until it has moved.
let finger = null;
if (framed) {
  document.documentElement.dataset.framed = ""; // style.css
  HTMLCanvasElement.prototype.focus = function () { // must not scroll the page around
    HTMLElement.prototype.focus.call(this, { preventScroll: true });
  };
  const leave = (e) => { e.preventDefault = () => {}; }; // as Ebitengine does with all it hears

  const give = (e) => {
    finger.ours = false;
    lift(e.target, []);
  };

  addEventListener("touchstart", (e) => {
    if (telling || !onCanvas(e)) return;
    if (e.touches.length === 1) {
      const { clientX: x, clientY: y } = e.touches[0];
      finger = { x, y, ours: uses(x, y, 0, 0, true) || undefined };
    } else if (finger && finger.ours === undefined) {
      give(e); // two fingers zoom
    }
    if (finger?.ours === false) e.stopImmediatePropagation();
    if (!finger?.ours) leave(e);
  }, true);

  addEventListener("touchmove", (e) => {
    const least = 2; // pixels that tell a direction
    if (telling || !finger || !onCanvas(e)) return;
    if (finger.ours === undefined) {
      const { clientX, clientY } = e.touches[0];
      const dx = clientX - finger.x, dy = clientY - finger.y;
      if (Math.hypot(dx, dy) < least) return leave(e);
      if (uses(finger.x, finger.y, dx, dy, true)) finger.ours = true;
      else give(e);
    }
    if (!finger.ours) e.stopImmediatePropagation();
  }, { capture: true, passive: true });

  addEventListener("touchend", (e) => {
    if (telling || !onCanvas(e) || !e.changedTouches.length) return;
    if (finger?.ours === false) e.stopImmediatePropagation();
    if (!e.touches.length) finger = null;
  }, true);
}
