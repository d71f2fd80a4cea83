// The page for readers of screens: real elements over the canvas, seen by nobody, where
// the controls stand. What there is and what has changed the game says (scenes/mirror);
// whatever is done to an element is asked of the game by its key. Keys are the game's as
// ever, wherever the focus is.
//
//   yanyi.ask(key, press, line)   set by the game: an element was reached, pressed, written in
yanyi.mirror = (() => {
  const ON = 1, OFF = 2, FIRST = 4, LAST = 8, FOCUS = 16; // scenes/mirror
  const states = { checkbox: "aria-checked", radio: "aria-checked", switch: "aria-checked", tab: "aria-selected", gridcell: "aria-selected" };
  const called = { scroll: "group", entry: "listitem" };
  const nodes = new Map();
  let root = null, spoken = null, urgent = null, canvas = null, leading = false, wanted = "";

  function begin() {
    canvas = document.querySelector("body > canvas");
    canvas.tabIndex = 0; // in its turn, not before all others
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", document.title);
    const make = (name, role, live) => {
      const e = document.createElement(name);
      e.className = "mirror";
      if (role) e.setAttribute("role", role);
      if (live) e.setAttribute("aria-live", live);
      document.body.append(e);
      return e;
    };
    root = make("main");
    spoken = make("div", "status", "polite");
    urgent = make("div", "alert", "assertive");
    root.addEventListener("click", (e) => {
      // A reader's finger finds elements that take pointers alone.
      if (e.pointerId === -1 && matchMedia("(pointer: coarse)").matches) root.dataset.reached = "";
      ask(e.target, true);
    });
    root.addEventListener("focusin", (e) => { if (!leading) ask(e.target, false); });
    root.addEventListener("keydown", key);
    root.addEventListener("keyup", key);
    canvas.addEventListener("focus", () => lead(wanted));
  }

  function ask(e, press, line = "") {
    const k = own(e).dataset.key;
    if (!k || e.localName === "input" && !line) return;
    yanyi.awake();
    yanyi.ask?.(k, press, line);
  }

  // own is the element of a node that another one is within: of a line's button the line's.
  const own = (e) => e.closest("[data-key]") || e;

  // key hands a key to the game, whose canvas must not take the focus for it. In a frame
  // Tab leaves it at its ends; in the field a line is written, and "/" leads there.
  function key(e) {
    const at = e.target, down = e.type === "keydown", writes = at.localName === "input";
    const line = root.querySelector("input");
    if (writes && !["Escape", "Tab"].includes(e.key)) {
      if (down && e.key === "Enter" && !e.isComposing && at.value.trim()) {
        ask(at, true, at.value);
        at.value = "";
      }
      return;
    }
    if (e.key === "Tab" && framed && !e.ctrlKey && !e.altKey && own(at).dataset.flags & (e.shiftKey ? FIRST : LAST)) {
      canvas.tabIndex = -1;
      setTimeout(() => { canvas.tabIndex = 0; });
      return;
    }
    e.preventDefault();
    if (down && e.key === "/" && line) return line.focus({ preventScroll: true });
    if (writes && e.key === "Escape") return down && canvas.focus();
    canvas.focus = () => {};
    canvas.dispatchEvent(new KeyboardEvent(e.type, e));
    delete canvas.focus;
  }

  // lead brings the focus to where the game's is, unless somebody writes or is elsewhere.
  function lead(k) {
    wanted = k;
    const active = document.activeElement, inside = root.contains(active);
    if (leading || !document.hasFocus() || active?.localName === "input") return;
    if (!inside && active !== canvas && active !== document.body) return;
    const to = nodes.get(k);
    if (to?.dataset.role === "scroll" && to.contains(active)) return; // at one of its lines
    leading = true;
    if (to) to.focus({ preventScroll: true });
    else if (inside) canvas.focus();
    leading = false;
  }

  // put makes an element what a record says, as far as it is not that: what is set anew is
  // laid out anew.
  function put(record) {
    const [k, parent, role, name, value, flags, x, y, w, h] = record;
    let e = nodes.get(k);
    const of = role === "line" ? "input" : "div";
    if (e?.dataset.role !== role) {
      const old = e;
      e = document.createElement(of);
      e.dataset.key = k;
      e.dataset.role = role;
      if (of === "div" && role) e.setAttribute("role", called[role] || role);
      if (of === "input") e.autocomplete = "off";
      if (flags & FOCUS || of === "input") e.tabIndex = -1;
      if (role === "scroll") e.style.overflow = "clip";
      old?.replaceWith(e);
      if (old) e.append(...old.children);
      nodes.set(k, e);
    }
    const was = e.was || [], other = (from, to) => record.slice(from, to).some((v, i) => v !== was[from + i]);
    e.was = record;
    if (other(1, 2)) e.dataset.parent = parent;
    if (+w && other(6, 10)) for (const [side, v] of [["left", x], ["top", y], ["width", w], ["height", h]]) e.style[side] = v + "px";
    if (role === "entry") line(e, name, flags);
    else {
      if (other(3, 5)) label(e, role, name, value);
      if (other(5, 6)) state(e, role, flags);
    }
    if (other(5, 6)) e.dataset.flags = flags;
  }

  function label(e, role, name, value) {
    if (role && role !== "heading") {
      if (name) e.setAttribute("aria-label", value && !["slider", "textbox"].includes(role) ? name + " " + value : name);
    } else if (e.textContent !== name) e.textContent = name;
    if (role === "heading") e.setAttribute("aria-level", value);
    if (role === "textbox") e.textContent = value;
    if (role === "slider") {
      e.setAttribute("aria-valuetext", value);
      e.setAttribute("aria-valuenow", parseFloat(value) || 0);
    }
  }

  function state(e, role, flags) {
    if (states[role]) e.setAttribute(states[role], Boolean(flags & ON));
    else if (role === "button") flags & ON ? e.setAttribute("aria-pressed", true) : e.removeAttribute("aria-pressed");
    flags & OFF ? e.setAttribute("aria-disabled", true) : e.removeAttribute("aria-disabled");
    if (flags & FOCUS) e.tabIndex = -1;
  }

  // line is a line of a list: a button, for it leads somewhere.
  function line(e, name, flags) {
    const b = e.firstChild || e.appendChild(document.createElement("div"));
    b.setAttribute("role", "button");
    b.style.inset = "0";
    b.tabIndex = -1;
    if (b.textContent !== name) b.textContent = name;
    flags & ON ? b.setAttribute("aria-current", true) : b.removeAttribute("aria-current");
  }

  // order puts the elements into their places and takes away what is gone.
  function order(keys) {
    const next = new Map(), kept = new Set(keys);
    for (const [k, e] of nodes) {
      if (!kept.has(k)) {
        e.remove();
        nodes.delete(k);
      }
    }
    for (const k of keys) {
      const e = nodes.get(k), parent = nodes.get(e.dataset.parent) || root;
      const before = next.get(parent), at = before ? before.nextSibling : parent.firstChild;
      if (at !== e) parent.insertBefore(e, at);
      next.set(parent, e);
    }
  }

  // take takes away what is gone, and place puts what has come behind the elements that are
  // named with it.
  function take(keys) {
    for (const k of keys) {
      nodes.get(k).remove();
      nodes.delete(k);
    }
  }
  function place(keys) {
    for (let i = 0; i < keys.length; i += 2) {
      const e = nodes.get(keys[i]), parent = nodes.get(e.dataset.parent) || root;
      parent.insertBefore(e, keys[i + 1] ? nodes.get(keys[i + 1]).nextSibling : parent.firstChild);
    }
  }

  // say lets a line be told, after those of the same moment; the same line again, too.
  function say(where, text) {
    const line = document.createElement("p");
    line.textContent = text;
    where.append(line);
    while (where.childElementCount > 4) where.firstChild.remove();
  }

  return {
    show: (changes) => {
      if (!root) begin();
      const inside = root.contains(document.activeElement);
      for (const record of changes.split("\x1e")) {
        const fields = record.split("\x1f");
        switch (fields.shift()) {
          case "=": put(fields); break;
          case "-": take(fields); break;
          case "+": place(fields); break;
          case "#": order(fields); break;
          case "@": lead(fields[0]); break;
          case ".": say(spoken, fields[0]); break;
          case "!": say(urgent, fields[0]); break;
        }
      }
      if (!inside || root.contains(document.activeElement)) return;
      canvas.focus(); // what had the focus is gone, or was moved; lead follows
    },
  };
})();
