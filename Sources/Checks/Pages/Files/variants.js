// SPDX-License-Identifier: MIT
// The same screen beside itself in other settings. Each is an app of its own that can be used.

import { h, button, icon, press } from "./ui.js";

const sets = [
  ["One more screen", () => [{}]],
  ["Light and dark", ({ appearance }) => [{ appearance: appearance === "dark" ? "light" : "dark" }]],
  ["Text sizes", () => ["xs", "xxxl", "accessibility3"].map(size => ({ "text-size": size }))],
  ["Left and right", ({ direction }) => [{ direction: direction === "rtl" ? "ltr" : "rtl" }]],
  ["Portrait and landscape", ({ orientation }) => [{ orientation: orientation === "landscape" ? "portrait" : "landscape" }]],
  ["Small phone and tablet", () => [{ device: "iPhone SE (3rd generation)" }, { device: "iPad Air 10.9" }]],
  ["Systems", ({ os }, { systems }) => systems.filter(system => system !== os).slice(-3).map(system => ({ os: system }))],
  ["Contrast", ({ contrast }) => [{ contrast: contrast === "high" ? "normal" : "high" }]],
  ["Languages", ({ language }, { languages }) => languages.filter(each => each !== language).slice(0, 3).map(each => ({ language: each }))],
];

/** The menu of variants, and whether they follow each other. */
export class Variants {
  constructor(bench) {
    this.bench = bench;
    this.list = h("div", { popover: "auto", id: "variant-list", class: "menu", role: "menu", "aria-label": "Variants" }, ...sets.map(([name, make]) =>
      h("button", { type: "button", role: "menuitem", onclick: () => {
        for (const setting of make(bench.active.state, bench.hello)) this.open(setting);
        this.list.hidePopover();
      } }, name)));
    this.opener = h("button", { type: "button", id: "variants", popovertarget: "variant-list", title: "Show other settings beside this one" }, icon("plus"), h("span", {}, "Variant"));
    this.follow = button("follow", "Do the same in all screens", "follow", () => this.#follow(!this.follows), { "aria-pressed": "false" });
    this.controls = h("div", { class: "group", role: "group", "aria-label": "Variants" }, this.opener, this.follow);
    document.body.append(this.list);
    this.list.addEventListener("toggle", event => {
      if (event.newState !== "open") return;
      const box = this.opener.getBoundingClientRect();
      this.list.style.left = `${Math.max(8, Math.min(box.left, innerWidth - this.list.offsetWidth - 8))}px`;
      this.list.style.top = `${box.bottom + 6}px`;
    });
    bench.on("screens", () => { this.follow.hidden = bench.screens.size < 2; });
    this.follow.hidden = true;
    bench.connection.addEventListener("open", () => this.#follow(this.follows ?? false));
  }

  /** Opens a screen like the active one, in another setting. */
  open(setting) {
    const { bench } = this;
    const { state } = bench.active;
    const number = Math.max(...bench.screens.keys(), this.last ?? 1) + 1;
    this.last = number;
    const same = Object.fromEntries(["device", "os", "appearance", "contrast", "direction", "orientation", "text-size", "language"]
      .filter(name => state[name]).map(name => [name, state[name]]));
    bench.connection.send({ stage: number, command: "open", setting: { ...same, ...setting }, show: state.shown ?? undefined, scale: bench.active.scale ?? 1 });
  }

  #follow(follows) {
    this.follows = follows;
    press(this.follow, follows);
    this.bench.connection.send({ follow: follows });
  }
}
