// SPDX-License-Identifier: MIT
// The screens of an app: those of the walk so far, and all previews and scenes with their pictures, by file, those with findings first.

import { h, icon } from "./ui.js";
import { Walk } from "./walk.js";

/** The gallery: a sheet over the board. */
export class Gallery {
  /** What the server has told of each preview, by name. */
  #drawn = new Map();

  constructor(bench) {
    this.bench = bench;
    this.walk = new Walk(bench);
    this.name = h("span", {}, "App");
    this.opener = h("button", { type: "button", id: "items", title: "All screens (G)", "aria-haspopup": "dialog", onclick: () => this.show() }, icon("grid"), this.name);
    this.search = h("input", { type: "search", id: "search-previews", placeholder: "Search screens", "aria-label": "Search screens", oninput: () => this.#build() });
    this.cards = h("div", { class: "cards" });
    this.sheet = h("dialog", { id: "gallery", "aria-label": "All screens" }, h("header", {}, h("h2", {}, "Screens"), this.search,
      h("button", { type: "button", onclick: () => this.sheet.close() }, "Close")), this.cards);
    document.body.append(this.sheet);
    this.cards.addEventListener("keydown", event => this.#key(event));
    bench.on("hello", ({ items }) => {
      this.opener.disabled = items.length === 0;
      this.#drawn.clear();
      if (this.sheet.open) this.#draw();
    });
    bench.on("stage", screen => { if (screen === bench.active) this.name.textContent = screen.state.shown ?? "App"; });
    bench.on("active", screen => { this.name.textContent = screen.state.shown ?? "App"; });
    bench.on("walk", () => { if (this.sheet.open) this.#build(); });
    bench.on("thumbnail", message => {
      this.#drawn.set(message.name, message);
      if (this.sheet.open) this.#build();
    });
  }

  show() {
    if (this.bench.hello.items.length === 0) return;
    this.sheet.showModal();
    this.search.focus();
    if (this.#drawn.size < this.bench.hello.items.length) this.#draw();
    this.#build();
  }

  #draw() { this.bench.connection.send({ command: "gallery" }); }

  #build() {
    const wanted = this.search.value.trim().toLowerCase();
    const items = this.bench.hello.items.filter(item => `${item.name} ${item.file} ${item.kind}`.toLowerCase().includes(wanted));
    const weight = item => {
      const drawn = this.#drawn.get(item.name);
      return drawn?.problem ? 1000 : drawn?.findings.length ?? 0;
    };
    const files = new Map();
    for (const item of items) files.set(item.file, [...(files.get(item.file) ?? []), item]);
    const sorted = [...files].map(([file, each]) => [file, each.toSorted((a, b) => weight(b) - weight(a)), Math.max(...each.map(weight))])
      .toSorted((a, b) => b[2] - a[2] || a[0].localeCompare(b[0]));
    const stops = this.walk.stops.filter(stop => `${stop.title} ${stop.controller}`.toLowerCase().includes(wanted));
    this.cards.replaceChildren(stops.length ? h("section", { class: "walk" }, h("h3", {}, "The walk so far"), h("div", {}, ...stops.map(stop => this.#stop(stop)))) : "",
      ...sorted.map(([file, each]) => h("section", {}, h("h3", { title: file }, file === "." ? "The app" : file.split("/").pop()),
      h("div", {}, ...each.map(item => this.#card(item))))));
    if (items.length + stops.length === 0) this.cards.append(h("p", { class: "quiet" }, `No screen is named “${this.search.value}”.`));
  }

  #card(item) {
    const drawn = this.#drawn.get(item.name);
    const count = drawn?.findings.length ?? 0;
    const picture = drawn?.picture ? h("img", { alt: "", src: `data:image/png;base64,${drawn.picture}` })
      : h("span", { class: "placeholder" }, drawn ? drawn.problem ?? "" : "…");
    return h("button", { type: "button", class: "card", "data-name": item.name, title: drawn?.findings.join("\n") || item.name, onclick: () => this.#go(() => this.bench.active.send({ show: item.name })),
      "aria-current": item.name === this.bench.active.state.shown ? "true" : null }, picture,
    h("span", { class: "caption" }, h("b", {}, item.name), h("small", {}, item.kind, drawn?.problem ? h("mark", { class: "error" }, "ends the app")
      : count ? h("mark", { class: "warning" }, `${count} finding${count === 1 ? "" : "s"}`) : null)));
  }

  #stop(stop) {
    return h("button", { type: "button", class: "card", title: stop.steps || "The first screen", onclick: () => this.#go(() => this.walk.play(stop)),
      disabled: stop.steps === null, "aria-current": stop === this.walk.current ? "true" : null }, stop.picture ? h("img", { alt: "", src: stop.picture }) : h("span", { class: "placeholder" }, "…"),
    h("span", { class: "caption" }, h("b", {}, stop.title), h("small", {}, stop.controller)));
  }

  #go(there) {
    there();
    this.sheet.close();
    this.bench.active.canvas.focus();
  }

  #key(event) {
    const cards = [...this.cards.querySelectorAll(".card")];
    const index = cards.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || index < 0) return;
    event.preventDefault();
    cards[(index + step + cards.length) % cards.length].focus();
  }
}
