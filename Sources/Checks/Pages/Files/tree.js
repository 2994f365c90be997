// SPDX-License-Identifier: MIT
// The views of the active screen as a tree, linked with the picture, and what assistive technology reads.

import { h } from "./ui.js";
import { rectangle } from "./screen.js";

const words = { hidden: "hidden", empty: "no size", offScreen: "off the screen", clipped: "clipped", covered: "behind", truncated: "truncated",
  ambiguous: "ambiguous", inConflict: "in a conflict", disabled: "disabled", selected: "selected" };
const severe = ["truncated", "ambiguous", "inConflict"];

/** The tree of the views. */
export class Tree {
  #items = new Map();
  #closed = new Set();

  constructor(bench) {
    this.bench = bench;
    this.search = h("input", { type: "search", id: "search-views", placeholder: "Search views", "aria-label": "Search views", oninput: () => this.#build() });
    this.list = h("ul", { role: "tree", id: "tree", "aria-label": "Views" });
    this.unseen = h("input", { type: "checkbox", id: "unseen-views", onchange: () => this.#build() });
    this.element = h("div", { class: "column" }, h("div", { class: "group search" }, this.search,
      h("label", { class: "group", title: "List the parts of bars and lists that are hidden, too" }, this.unseen, "Hidden parts")), this.list);
    this.list.addEventListener("pointerleave", () => bench.hover(null));
    this.list.addEventListener("keydown", event => this.#key(event));
    for (const name of ["outline", "findings", "active"]) bench.on(name, () => this.#build());
    bench.on("select", number => this.#mark(number, "aria-selected"));
    bench.on("hover", number => this.#mark(number, "data-hovered"));
  }

  #build() {
    const { outline, findings } = this.bench.active;
    const wanted = this.search.value.trim().toLowerCase();
    const isPart = node => !node.name && !this.unseen.checked && node.states.includes("hidden") && node.number !== this.bench.selected;
    const nodes = (outline?.nodes ?? []).filter(node => !isPart(node) && (!wanted || `${node.title} ${node.className}`.toLowerCase().includes(wanted)));
    const faults = new Map(findings.flatMap(finding => finding.views.slice(0, 1).map(view => [view, finding])));
    const key = JSON.stringify([nodes.map(({ number, parent, title, states }) => [number, parent, title, states]), [...faults.keys()], wanted, [...this.#closed]]);
    if (this.list.dataset.key === key) return;
    this.list.dataset.key = key;
    const focused = document.activeElement?.dataset?.number;
    const depths = new Map();
    const parents = new Set(nodes.map(node => node.parent));
    const inClosed = new Set();
    this.#items.clear();
    const rows = [];
    for (const node of nodes) {
      const depth = wanted ? 0 : (depths.get(node.parent) ?? -1) + 1;
      depths.set(node.number, depth);
      if (!wanted && (inClosed.has(node.parent) || this.#closed.has(node.parent))) {
        inClosed.add(node.number);
        continue;
      }
      rows.push(this.#row(node, depth, !wanted && parents.has(node.number), faults.get(node.number)));
    }
    this.list.replaceChildren(...rows);
    if (rows[0] && !rows.some(row => row.tabIndex === 0)) rows[0].tabIndex = 0;
    if (focused) this.#items.get(Number(focused))?.focus({ preventScroll: true });
  }

  #row(node, depth, isParent, finding) {
    const { bench } = this;
    const [name, ...rest] = node.name ? [node.name, node.title.slice(node.name.length)] : [node.className, node.title.slice(node.className.length)];
    const states = node.states.filter(state => state !== "selected");
    const row = h("li", {
      role: "treeitem", "data-number": node.number, tabindex: node.number === bench.selected ? "0" : "-1", style: `--depth:${depth}`, title: node.title,
      class: [node.name ? "named" : "", states.some(state => ["hidden", "empty", "offScreen"].includes(state)) ? "unseen" : ""].join(" "),
      "aria-level": depth + 1, "aria-selected": String(node.number === bench.selected), "aria-expanded": isParent ? String(!this.#closed.has(node.number)) : null,
      onclick: () => bench.select(node.number), onpointerenter: () => bench.hover(node.number),
    }, h("i", { class: isParent ? "twist" : "", onclick: event => {
      if (!isParent) return;
      event.stopPropagation();
      this.#fold(node.number);
    } }), h("b", {}, name), h("span", {}, rest.join("")), node.name ? h("em", {}, node.className) : null,
    ...states.map(state => h("mark", { class: severe.includes(state) ? "severe" : "" }, words[state] ?? state)),
    finding ? h("mark", { class: finding.severity, title: finding.text }, "●", h("span", { class: "unseen-text" }, finding.text)) : null);
    this.#items.set(node.number, row);
    return row;
  }

  #fold(number) {
    if (!this.#closed.delete(number)) this.#closed.add(number);
    this.#build();
  }

  #mark(number, attribute) {
    for (const row of this.list.querySelectorAll(`[${attribute}=true]`)) row.setAttribute(attribute, "false");
    const row = this.#items.get(number);
    if (!row) return;
    row.setAttribute(attribute, "true");
    if (attribute !== "aria-selected") return;
    for (const each of this.list.querySelectorAll("[tabindex='0']")) each.tabIndex = -1;
    row.tabIndex = 0;
    row.scrollIntoView({ block: "nearest" });
  }

  #key(event) {
    const rows = [...this.list.children];
    const index = rows.indexOf(document.activeElement);
    const row = rows[index];
    if (!row) return;
    const number = Number(row.dataset.number);
    const go = next => {
      if (!next) return;
      next.focus();
      this.bench.select(Number(next.dataset.number));
    };
    const node = this.bench.active.index.get(number);
    const action = {
      ArrowDown: () => go(rows[index + 1]), ArrowUp: () => go(rows[index - 1]), Home: () => go(rows[0]), End: () => go(rows.at(-1)),
      ArrowLeft: () => (row.getAttribute("aria-expanded") === "true" ? this.#fold(number) : go(this.#items.get(node.parent))),
      ArrowRight: () => (row.getAttribute("aria-expanded") === "false" ? this.#fold(number) : go(rows[index + 1])),
      Enter: () => go(row), " ": () => go(row),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}

/** The elements that assistive technology reads, in its order. */
export class Spoken {
  constructor(bench) {
    this.element = h("ol", { class: "spoken-list" });
    bench.on("outline", screen => {
      this.element.replaceChildren(...(screen.outline?.spoken ?? []).map(element => {
        const at = rectangle(element.frame);
        const node = screen.outline.nodes.findLast(({ frame }) => frame.x === at.x && frame.y === at.y && frame.width === at.width && frame.height === at.height);
        const text = [element.label, element.value].filter(Boolean).map(each => `“${each}”`).join(", ") || "no label";
        return h("li", {}, h("button", { type: "button", class: "link", onclick: () => node && bench.select(node.number),
          onpointerenter: () => bench.hover(node?.number ?? null) }, text), h("small", {}, [...element.traits, element.hint].filter(Boolean).join(", ")));
      }));
    });
  }
}

/** The views as a report prints them, for a message or a test. */
export class AsText {
  constructor(bench) {
    this.bench = bench;
    this.element = h("pre", { id: "as-text" });
    bench.on("outline", () => { if (!this.element.parentElement?.hidden) this.show(); });
  }

  async show() {
    try {
      this.element.textContent = await this.bench.active.ask("screen", { explainsFrames: false });
    } catch (error) {
      this.element.textContent = error.message;
    }
  }
}
