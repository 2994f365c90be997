// SPDX-License-Identifier: MIT
// Elements, icons, and what the page remembers.

/** Creates an element. Properties that begin with `on` are listeners, others are attributes; `true` is an attribute without a value. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** Creates an element of a drawing. */
export function s(tag, properties = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const shapes = {
  sun: "M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2",
  contrast: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 3v18",
  rotate: "M4 12a8 8 0 0 1 14-5l2 2M20 3v6h-6M20 12a8 8 0 0 1-14 5l-2-2M4 21v-6h6",
  direction: "M20 7H6M10 3L6 7l4 4M4 17h14M14 13l4 4l-4 4",
  inspect: "M4 4l7 16l2-7l7-2z",
  grid: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  pin: "M9 3h6l-1 7l3 3H7l3-3zM12 13v8",
  play: "M7 4l13 8l-13 8z",
  pause: "M8 4v16M16 4v16",
  step: "M5 4l10 8l-10 8zM19 4v16",
  restart: "M20 12a8 8 0 1 1-3-6M20 3v5h-5",
  device: "M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M11 19h2",
  tree: "M4 5h6M4 12h10M10 12v7h8M4 5v7",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  compare: "M12 3v18M4 6h5v12H4M20 6h-5v12h5",
  follow: "M7 17a4 4 0 0 1 0-8h3M17 7a4 4 0 0 1 0 8h-3M8 12h8",
  ruler: "M3 8h18v8H3zM7 8v3M11 8v4M15 8v3M19 8v4",
  panel: "M3 4h18v16H3zM9 4v16",
};

/** A drawing of 16 points beside a label. */
export function icon(name) {
  return s("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, s("path", { d: shapes[name] }));
}

/** A button with a drawing. Without a visible text, its label is its tooltip, too. */
export function button(id, label, shape, onclick, { isShort = true, ...properties } = {}) {
  return h("button", { type: "button", id, onclick, title: label, "aria-label": label, ...properties },
    shape ? icon(shape) : null, isShort ? null : h("span", {}, label));
}

/** A menu with a label. */
export function menu(id, label, options, onchange, properties = {}) {
  const select = h("select", { id, "aria-label": label, title: label, onchange: () => onchange(select.value), ...properties });
  fill(select, options);
  return select;
}

/** Puts options into a menu, `[value, text]` or a text each, and keeps what is chosen if it is still there. */
export function fill(select, options, chosen = select.value) {
  const pairs = options.map(option => (Array.isArray(option) ? option : [option, option]));
  const key = JSON.stringify(pairs);
  if (select.dataset.options !== key) {
    select.dataset.options = key;
    select.replaceChildren(...pairs.map(([value, text]) => new Option(text, value)));
  }
  if (pairs.some(([value]) => value === chosen)) select.value = chosen;
}

/** Presses a button down, or lifts it. */
export function press(element, isPressed) { element.setAttribute("aria-pressed", String(!!isPressed)); }

/** A number of points for a reader. */
export function points(value) { return String(Math.round(value * 100) / 100); }

/** Returns a function that calls another one once, after nothing has called it for a while. */
export function later(milliseconds, body) {
  let timer;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => body(...values), milliseconds);
  };
}

/** What the page remembers from visit to visit. */
export const memory = {
  get(name, otherwise) {
    try {
      const text = localStorage.getItem(`tinamou.${name}`);
      return text === null ? otherwise : JSON.parse(text);
    } catch {
      return otherwise;
    }
  },
  set(name, value) {
    // Without storage, as in a private window, the page only forgets.
    try { localStorage.setItem(`tinamou.${name}`, JSON.stringify(value)); } catch { return; }
  },
};

/** Offers a text as a file. */
export function save(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Tabs with one panel each; only the panel of the chosen tab is shown. */
export function tabs(id, label, parts, onchoose = () => {}) {
  const list = h("div", { role: "tablist", "aria-label": label, class: "tabs" });
  const panels = parts.map(([name, , content]) =>
    h("section", { role: "tabpanel", id: `${id}-${name}`, "aria-labelledby": `${id}-${name}-tab`, hidden: true, tabindex: "0" }, content));
  const buttons = parts.map(([name, title]) =>
    h("button", { type: "button", role: "tab", id: `${id}-${name}-tab`, "aria-controls": `${id}-${name}`, onclick: () => choose(name) }, title));
  function choose(name) {
    parts.forEach(([each], index) => {
      panels[index].hidden = each !== name;
      buttons[index].setAttribute("aria-selected", String(each === name));
      buttons[index].tabIndex = each === name ? 0 : -1;
    });
    onchoose(name);
  }
  list.addEventListener("keydown", event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = (buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length;
    buttons[next].focus();
    choose(parts[next][0]);
  });
  list.append(...buttons);
  choose(parts[0][0]);
  return { elements: [list, ...panels], choose, buttons };
}
