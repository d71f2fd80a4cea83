// Gestures that the game does not use belong to the page around a frame: a wheel over
// nothing that scrolls, a finger that moves nothing. The game is asked when a gesture begins,
// and once more when a finger starts to move; then the whole gesture belongs to one of them.
//
//   yanyi.uses(x, y, dx, dy, finger)   set by the game: whether it uses this gesture
//   yanyi.lose()                       set by the game: a pressed finger was taken from it
//   yanyi.enter()                      the game is there, and may have the keys
const uses = (...gesture) => !yanyi.uses || yanyi.uses(...gesture);
const onCanvas = (e) => e.target.localName === "canvas";

// While telling, delayed events are dispatched to the game again (loader.js).
let telling = false;

// lift cancels fingers for the game: no finger has changed, so that none of the browser's own
// events says it.
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

// Keys held when the window loses the focus, or is hidden, come up elsewhere. The game hears
// of that from its canvas alone, which need not have had the focus (mirror.js); otherwise it
// would continue as if the key were held.
function letGo() {
  yanyi.lose?.();
  document.querySelector("body > canvas")?.dispatchEvent(new Event("blur"));
}
addEventListener("blur", letGo);
document.addEventListener("visibilitychange", () => { if (document.hidden) letGo(); });

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

// The first finger: where it came down, and its owner, undefined until it has moved.
let finger = null;
if (framed) {
  document.documentElement.dataset.framed = ""; // style.css
  HTMLCanvasElement.prototype.focus = function () { // must not scroll the page around
    HTMLElement.prototype.focus.call(this, { preventScroll: true });
  };
  // Entering the frame by keyboard focuses the game: its canvas, and until there is one, no
  // key that scrolls does so around the frame.
  const enter = () => {
    if (document.hasFocus() && document.activeElement === document.body) document.querySelector("body > canvas")?.focus();
  };
  addEventListener("focus", enter);
  yanyi.enter = enter;
  addEventListener("keydown", (e) => {
    if (e.target === document.body && /^(Arrow|Home$|End$|Page| $)/.test(e.key)) e.preventDefault();
  });
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
    const least = 2; // pixels that decide the direction
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
