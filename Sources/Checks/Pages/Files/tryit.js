// SPDX-License-Identifier: MIT
// Changes for a look: properties of the selected view and its constraints, what moves, and the lines of code.

import { h, points } from "./ui.js";
import { rectangle } from "./screen.js";
import { sourceLink } from "./settings.js";

/** Lets one try values. */
export class TryIt {
  constructor(bench) {
    this.bench = bench;
    this.fields = h("div", { class: "fields" });
    this.effect = h("div", { class: "effect", "aria-live": "polite" });
    this.element = h("div", { id: "try-it", class: "details" }, this.effect, this.fields);
    bench.on("details", details => this.#show(details));
    bench.on("select", number => { if (!number) this.#show(null); });
    bench.on("started", () => this.#tell({ changes: [], moves: [] }));
    this.#show(null);
  }

  #show(details) {
    const focused = document.activeElement?.dataset?.key;
    if (!details) {
      this.fields.replaceChildren(h("p", { class: "quiet" }, "Choose a view to change its properties and constraints for a look. Nothing is written to your sources."));
      return;
    }
    this.fields.replaceChildren(
      h("h2", {}, details.title),
      ...details.controls.map(control => this.#field(details.number, control)),
      details.constraints.length ? h("h3", {}, "Constraints") : "",
      ...details.constraints.map(each => this.#constraint(each)));
    // The pane stays where it is: what the pointer is about to press must not move away.
    if (focused) this.fields.querySelector(`[data-key="${focused}"]`)?.focus({ preventScroll: true });
  }

  #field(number, { property, kind, value, choices }) {
    const key = `${number} ${property}`;
    const change = input => this.#change(number, property, kind === "toggle" ? String(input.checked) : input.value);
    const common = { "data-key": key, "data-property": property, onchange: event => change(event.target) };
    const input = {
      toggle: () => h("input", { type: "checkbox", ...common, checked: value === "true" }),
      number: () => h("input", { type: "number", step: "any", value, ...common }),
      text: () => h("input", { type: "text", value, ...common }),
      choice: () => h("select", common, ...choices.map(choice => h("option", { selected: choice === value }, choice))),
    }[kind]();
    return h("label", {}, h("span", {}, property), input);
  }

  #constraint(each) {
    const { number, constant, priority } = each;
    return h("fieldset", { onpointerenter: () => this.bench.tell("constraint", number), onpointerleave: () => this.bench.tell("constraint", null) },
      h("legend", {}, h("code", {}, each.equation), " ", each.place ? sourceLink(each.place, this.bench) : null),
      this.#field(number, { property: "constant", kind: "number", value: String(constant) }),
      this.#field(number, { property: "priority", kind: "number", value: String(priority) }),
      this.#field(number, { property: "isActive", kind: "toggle", value: "true" }));
  }

  #change(number, property, value) { return this.#ask("adjust", { _0: { number, property, value } }); }

  #reset() { return this.#ask("resetAdjustments"); }

  async #ask(name, value) {
    try {
      this.#tell(await this.bench.active.ask(name, value));
    } catch (error) {
      this.bench.settings.say(error.message);
    }
  }

  #tell({ changes, moves }) {
    this.bench.tell("moves", moves.length ? moves : null);
    this.bench.tell("adjusted-by-page");
    this.bench.refresh();
    if (changes.length === 0) return this.effect.replaceChildren();
    const code = changes.map(change => change.code + (change.place ? `   // ${change.place}` : "")).join("\n");
    const seen = moves.slice(0, 12);
    this.effect.replaceChildren(
      h("h3", {}, `${changes.length} change${changes.length === 1 ? "" : "s"} for a look`),
      h("pre", { class: "code" }, code),
      h("div", { class: "group" },
        h("button", { type: "button", id: "copy-code", onclick: () => navigator.clipboard?.writeText(code).then(() => this.bench.settings.say("The code is copied.")) }, "Copy"),
        h("button", { type: "button", id: "reset", onclick: () => this.#reset() }, "Reset")),
      h("p", { class: "quiet", id: "moved" }, moves.length ? `${moves.length} view${moves.length === 1 ? " moves" : "s move"}` : "Nothing moves"),
      h("ul", { class: "moves" }, ...seen.map(move => this.#move(move))),
      moves.length > seen.length ? h("p", { class: "quiet" }, `and ${moves.length - seen.length} more`) : "");
  }

  #move({ number, title, before, after }) {
    const [a, b] = [rectangle(before), rectangle(after)];
    const parts = ["x", "y", "width", "height"].filter(name => Math.abs(a[name] - b[name]) > 0.005)
      .map(name => `${name} ${points(a[name])} → ${points(b[name])}`);
    return h("li", {}, h("button", { type: "button", class: "link", onclick: () => this.bench.select(number), onpointerenter: () => this.bench.hover(number) }, title),
      h("small", {}, parts.join(", ")));
  }
}
