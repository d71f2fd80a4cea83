// The page for screen readers: invisible elements over the canvas, where the controls stand.
// The game describes them and their changes (scenes/accessibility/mirror); actions on an
// element are passed to the game by its key. Keyboard input stays the game's, wherever the
// focus is.
//
//   yanyi.ask(key, press, line)   set by the game: an element was reached, pressed, written in
yanyi.mirror = (() => {
  const ON = 1, OFF = 2, FIRST = 4, LAST = 8, FOCUS = 16; // scenes/accessibility/mirror
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

  // key passes a key to the game, whose canvas must not take the focus for it. In a frame Tab
  // leaves it at its ends; the field takes a line, and "/" leads there.
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

  // lead moves the focus to the game's, unless the reader writes or is elsewhere.
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

  // put updates an element by a record, only where it differs: whatever is set anew is laid
  // out anew.
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

  // order puts the elements into their places and removes missing ones.
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

  // take removes elements, and place puts new ones behind the elements named with them.
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

  // say announces the lines of a moment in one: screen readers may read several in the wrong
  // order. A repeated line is announced again.
  function say(where, lines) {
    const text = lines.filter(Boolean).join(" ");
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    where.append(line);
    while (where.childElementCount > 4) where.firstChild.remove();
  }

  return {
    show: (changes) => {
      if (!root) begin();
      const inside = root.contains(document.activeElement), polite = [], pressing = [];
      for (const record of changes.split("\x1e")) {
        const fields = record.split("\x1f");
        switch (fields.shift()) {
          case "=": put(fields); break;
          case "-": take(fields); break;
          case "+": place(fields); break;
          case "#": order(fields); break;
          case "@": lead(fields[0]); break;
          case ".": polite.push(fields[0]); break;
          case "!": pressing.push(fields[0]); break;
        }
      }
      say(spoken, polite);
      say(urgent, pressing);
      if (!inside || root.contains(document.activeElement)) return;
      canvas.focus(); // the focused element is gone, or was moved; lead follows
    },
  };
})();
