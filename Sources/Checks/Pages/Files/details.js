// SPDX-License-Identifier: MIT
// The inspector: where the selected view is, what determines its frame, its constraints, and what is wrong with it.

import { h, points } from "./ui.js";
import { rectangle } from "./screen.js";
import { sourceLink } from "./settings.js";

const longestChain = 3;

/** Tells of the selected view. */
export class Details {
  #asked = 0;

  constructor(bench) {
    this.bench = bench;
    this.element = h("div", { id: "details", class: "details" });
    bench.on("select", () => this.#ask());
    bench.on("outline", () => this.#ask(true));
    bench.on("findings", () => this.#show());
    bench.on("adjusted-by-page", () => this.#ask());
    this.#show();
  }

  async #ask(isSame) {
    const { selected, active } = this.bench;
    if (!selected) {
      this.details = null;
      return this.#show();
    }
    const asked = ++this.#asked;
    try {
      const details = await active.ask("details", { _0: selected });
      if (asked !== this.#asked) return;
      if (isSame && JSON.stringify(details) === JSON.stringify(this.details)) return;
      this.details = details;
    } catch { return; } // The view has left the screen, which the next outline tells.
    this.bench.tell("details", this.details);
    this.#show();
  }

  #show() {
    const { details, bench } = this;
    const open = new Set([...this.element.querySelectorAll("details[open]")].map(each => each.dataset.name));
    this.element.replaceChildren(...(details ? this.#sections(details) : this.#overview()));
    for (const each of this.element.querySelectorAll("details")) if (open.has(each.dataset.name)) each.open = true;
    if (!details && bench.active.findings.length === 0 && !bench.active.outline) this.element.append(h("p", { class: "quiet" }, "The app has not shown anything yet."));
  }

  #overview() {
    const { findings, index } = this.bench.active;
    const list = findings.map(finding => this.#finding(finding, index?.get(finding.views[0])));
    return [h("h2", {}, findings.length ? `${findings.length} finding${findings.length === 1 ? "" : "s"}` : "No findings"), ...list,
      h("p", { class: "quiet" }, "Press ", h("kbd", {}, "I"), " and choose a view in the picture, or choose one in the tree. ",
        h("kbd", {}, "⇧"), "-click chooses what is behind; hold ", h("kbd", {}, "⌥"), " for distances.")];
  }

  #finding(finding, node) {
    return h("div", { class: `note ${finding.severity}` }, h("p", {}, finding.text), ...finding.notes.map(note => h("small", {}, note)),
      node && node.number !== this.bench.selected ? h("button", { type: "button", class: "link", onclick: () => this.bench.select(node.number),
        onpointerenter: () => this.bench.hover(node.number) }, node.title) : null);
  }

  #sections(details) {
    const { bench } = this;
    const node = bench.active.index?.get(details.number);
    const frame = rectangle(details.frame);
    const findings = bench.active.findings.filter(finding => finding.views.includes(details.number));
    return [
      h("nav", { class: "path", "aria-label": "The views around it" }, details.path.slice(-4).map((step, index) => [index ? h("span", { "aria-hidden": "true" }, "›") : null, this.#view(step.number, step.title)])),
      h("h2", {}, details.title),
      h("p", { class: "quiet" }, node?.className ?? "", node?.states.length ? ` · ${node.states.join(", ")}` : ""),
      ...findings.map(finding => this.#finding(finding, node)),
      h("dl", { class: "numbers" }, ...[["x", frame.x], ["y", frame.y], ["width", frame.width], ["height", frame.height]].flatMap(([name, value]) =>
        [h("div", {}, h("dt", {}, name), h("dd", {}, points(value)))])),
      h("h3", {}, "Why"), ...details.reasons.map(reason => this.#reason(reason)),
      details.reasons.length === 0 ? h("p", { class: "quiet" }, "No constraint determines its frame; code or its container sets it.") : null,
      h("h3", {}, `Constraints${details.constraints.length ? ` · ${details.constraints.length}` : ""}`),
      h("ul", { class: "constraints" }, ...details.constraints.map(each => this.#constraint(each))),
      h("dl", { class: "pairs" },
        h("dt", {}, "Margins"), h("dd", {}, details.margins.map(points).join(", ")),
        h("dt", {}, "Content"), h("dd", {}, this.#content(details.intrinsicSize)),
        ...details.controls.filter(each => /hugging|compression/.test(each.property)).flatMap(each => [h("dt", {}, each.property), h("dd", {}, each.value)])),
      this.#behind(node),
    ].filter(Boolean);
  }

  #content(size) {
    const [width, height] = Array.isArray(size) ? size : [size.width, size.height];
    return width < 0 && height < 0 ? "none" : `${width < 0 ? "–" : points(width)} × ${height < 0 ? "–" : points(height)}`;
  }

  #view(number, title) {
    const { bench } = this;
    return h("button", { type: "button", class: "link", title, onclick: () => bench.select(number), onpointerenter: () => bench.hover(number), onpointerleave: () => bench.hover(null) }, title);
  }

  /** A value with the constraints that say most about it; the others unfold. */
  #reason({ attribute, value, interval, causes }) {
    const bound = number => (Math.abs(number) >= 1e6 ? "any value" : points(number));
    const head = h("p", {}, h("b", {}, `${attribute} is ${points(value)}`), interval ? ` but could be ${bound(interval[0])} to ${bound(interval[1])}` : "");
    const short = causes.slice(0, longestChain), rest = causes.slice(longestChain);
    return h("div", { class: `why ${interval ? "open" : ""}` }, head, h("ul", { class: "constraints" }, ...short.map(each => this.#constraint(each))),
      rest.length ? h("details", { "data-name": attribute }, h("summary", {}, `because of ${rest.length} more`),
        h("ul", { class: "constraints" }, ...rest.map(each => this.#constraint(each)))) : null);
  }

  #constraint(each) {
    const { bench } = this;
    return h("li", { class: each.isBroken ? "broken" : "", tabindex: "0", onpointerenter: () => this.#light(each), onfocus: () => this.#light(each),
      onpointerleave: () => this.#light(null), onblur: () => this.#light(null) },
    h("code", {}, each.equation), " ", each.place ? sourceLink(each.place, bench) : null, each.reason ? h("small", {}, each.reason) : null,
    each.isBroken ? h("mark", { class: "severe" }, "broken") : null);
  }

  #light(constraint) {
    this.bench.tell("constraint", constraint?.number ?? null);
    const other = constraint?.views.find(view => view !== this.bench.selected);
    this.bench.hover(other ?? null);
  }

  /** What is in front of the view and behind it, at its middle. */
  #behind(node) {
    if (!node) return null;
    const { x, y, width, height } = node.frame;
    const { bench } = this;
    const at = bench.viewsAt(bench.active, { x: x + width / 2, y: y + height / 2 });
    if (at.length < 2) return null;
    return h("details", { "data-name": "behind" }, h("summary", {}, `${at.length} views at its middle, front to back`),
      h("ol", { class: "behind" }, ...at.map(each => h("li", { "aria-current": each === node ? "true" : null }, this.#view(each.number, each.title)))));
  }
}
