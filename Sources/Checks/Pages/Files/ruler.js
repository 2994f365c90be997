// SPDX-License-Identifier: MIT
// The edges of a screen, which can be dragged to any size, and the sizes at which findings begin and end.

import { h, later, points } from "./ui.js";

/** Handles at the right and the lower edge of each screen, and a ruler of the findings below it. */
export class Ruler {
  constructor(bench) {
    this.bench = bench;
    this.bands = h("div", { class: "bands" });
    this.mark = h("i", { class: "now" });
    this.text = h("span", { class: "size" });
    this.element = h("div", { id: "ruler", hidden: true, "aria-label": "Widths at which findings begin and end" }, this.bands, this.mark, this.text);
    document.getElementById("board").after(this.element);
    bench.on("screens", () => this.#addHandles());
    bench.on("layout", () => this.#follow());
    bench.on("stage", () => this.#forget());
    this.#addHandles();
  }

  #addHandles() {
    for (const screen of this.bench.screens.values()) {
      if (screen.handles) continue;
      screen.handles = ["width", "height"].map(side => this.#handle(screen, side));
      screen.device.append(...screen.handles);
    }
  }

  #handle(screen, side) {
    const index = side === "width" ? 0 : 1;
    const handle = h("div", { class: `handle ${side}`, role: "separator", tabindex: "0", "aria-orientation": side === "width" ? "vertical" : "horizontal",
      "aria-label": `The ${side} of the screen`, "aria-valuemin": "200", "aria-valuemax": "1600", title: `Drag to change the ${side}; arrow keys change it by one point` });
    handle.addEventListener("pointerdown", event => {
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      const start = { at: side === "width" ? event.clientX : event.clientY, size: screen.points[index] };
      // A row of screens is centered: its edge moves by half of what the width does.
      const factor = side === "width" && this.bench.viewport.zoom === null ? 2 : 1;
      this.bench.viewport.zoom ??= screen.zoom;
      const move = each => this.#resize(screen, index, start.size + factor * ((side === "width" ? each.clientX : each.clientY) - start.at) / screen.zoom);
      handle.addEventListener("pointermove", move);
      handle.addEventListener("pointerup", () => handle.removeEventListener("pointermove", move), { once: true });
      this.#sweep(screen);
    });
    handle.addEventListener("keydown", event => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.#resize(screen, index, screen.points[index] + step * (event.shiftKey ? 10 : 1));
      this.#sweep(screen);
    });
    return handle;
  }

  // One size at a time: the next one is asked for when the picture of the last one is there.
  #resize(screen, index, length) {
    const size = [...(screen.wantedSize ?? screen.points)];
    size[index] = Math.round(Math.min(1600, Math.max(200, length)));
    screen.wantedSize = size;
    if (screen.isResizing) return;
    screen.isResizing = true;
    const [width, height] = size;
    screen.sentSize = size.join("x");
    screen.send({ setting: { device: `${width}x${height}`, orientation: "" } });
    setTimeout(() => {
      screen.isResizing = false;
      if (screen.wantedSize && screen.wantedSize.join("x") !== screen.sentSize) this.#resize(screen, index, screen.wantedSize[index]);
      else screen.wantedSize = null;
    }, 70);
  }

  /** Asks at which widths findings of a preview begin and end. */
  #sweep = later(300, async screen => {
    if (this.item === screen.state.shown && this.sweep !== undefined) return this.#follow();
    this.item = screen.state.shown;
    try {
      this.sweep = await screen.ask("sweep", { _0: { sizes: [320, 1366], isVertical: false, isExhaustive: false } });
    } catch {
      this.sweep = null;
    }
    this.#draw();
  });

  #forget() {
    if (this.item !== this.bench.active.state.shown) {
      this.sweep = undefined;
      this.element.hidden = true;
    }
    this.#follow();
  }

  #draw() {
    this.element.hidden = !this.sweep;
    if (!this.sweep) return;
    const [first, last] = this.sweep.range;
    const share = value => 100 * (value - first) / (last - first);
    this.bands.replaceChildren(...this.sweep.spans.map(span => h("button", {
      type: "button", class: "band", style: `left:${share(span.first)}%;width:${Math.max(0.6, share(span.last) - share(span.first))}%`,
      title: `${span.first}…${span.last}: ${span.text}`, "aria-label": `${span.first} to ${span.last} points: ${span.text}`, "data-first": span.first, "data-last": span.last,
      onclick: () => this.#resize(this.bench.active, 0, span.first),
    })));
    this.#follow();
  }

  /** Moves the mark to the present width, and tells which findings there are at it. */
  #follow() {
    for (const screen of this.bench.screens.values()) {
      screen.handles?.forEach((handle, index) => handle.setAttribute("aria-valuenow", String(Math.round(screen.points[index]))));
    }
    if (!this.sweep) return;
    const [first, last] = this.sweep.range;
    const width = this.bench.active.points[0];
    this.mark.style.left = `${Math.min(100, Math.max(0, 100 * (width - first) / (last - first)))}%`;
    const here = this.sweep.spans.filter(span => width >= span.first && width <= span.last);
    for (const band of this.bands.children) band.classList.toggle("here", width >= band.dataset.first && width <= band.dataset.last);
    this.text.textContent = `${points(width)} points${here.length ? ` · ${here.map(span => span.text).join(" · ")}` : " · no finding"}`;
  }
}
