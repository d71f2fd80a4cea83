// Handles the loss of the graphics context. Browsers give out few WebGL contexts, sixteen or
// eight, and take back the oldest for the next. Ebitengine would reload its page, which costs
// another frame its context: frames on one page would reload each other for ever. So the game
// stops, shows its last picture, and resumes when it is touched. A page that is alone resumes
// by itself, once.
const framed = window.parent !== window;

// State that the page before this one left in the address, the only place that a frame without
// an origin has: the game, whether this page began by itself, and the fragment it began with.
const mark = "#on=";
const left = readLeft();
yanyi.carried = String(left.game || "");

function readLeft() {
  if (!location.hash.startsWith(mark)) return {};
  try {
    const { game, itself, hash } = JSON.parse(decodeURIComponent(location.hash.slice(mark.length)));
    history.replaceState(history.state, "", location.pathname + location.search + hash);
    return { game, itself };
  } catch {
    return {}; // nothing this page has written
  }
}

function leave(game, itself) {
  const left = JSON.stringify({ game, itself, hash: location.hash });
  history.replaceState(history.state, "", mark + encodeURIComponent(left));
  location.reload();
}

let picture = null, calm = 0, context = null, stopped = false;
yanyi.drawing = () => { calm = 0; yanyi.awake(); };

// watched is a callback that draws a frame, with an eye on the picture.
let drawer = null, watcher = null;
function watched(draw) {
  if (draw === drawer) return watcher;
  drawer = draw;
  return watcher = (time) => {
    context ||= document.querySelector("body > canvas")?.getContext("webgl2");
    if (context?.isContextLost()) return stop();
    lookAtRatio();
    draw(time);
    if (framed && ++calm === 2) keepPicture();
  };
}

// keepPicture copies the picture of the screen. It can be read only within a frame that shows
// it: when the game has come to rest, Ebitengine shows the same for a few more.
function keepPicture() {
  if (!context?.canvas.width || !context.canvas.height) return; // printed, a frame has no size
  picture ||= document.createElement("canvas");
  picture.width = context.canvas.width;
  picture.height = context.canvas.height;
  picture.getContext("2d").drawImage(context.canvas, 0, 0);
}

addEventListener("webglcontextlost", (e) => {
  if (e.target.parentNode !== document.body) return;
  e.stopImmediatePropagation(); // Ebitengine reloads the page
  stop();
}, true);

// stop ends the game and leaves it to the page to come.
function stop() {
  if (stopped) return;
  stopped = true;
  let game = yanyi.carried;
  try {
    if (yanyi.state) game = yanyi.state();
  } catch {
    // It has broken down: its address and its saves are left.
  }
  yanyi.halt?.();
  byId("field")?.remove();
  if (framed || left.itself) showStill(() => leave(game, false));
  else if (document.hidden) addEventListener("visibilitychange", () => leave(game, true), { once: true });
  else leave(game, true);
}

function showStill(goOn) {
  if (!picture) return fail("error.paused", "", "ui.goon", goOn);
  const still = byId("still");
  still.prepend(picture);
  still.lastElementChild.textContent = text("ui.goon");
  still.onclick = goOn;
  still.hidden = false;
}
