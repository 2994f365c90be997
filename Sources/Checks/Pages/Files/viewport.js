// SPDX-License-Identifier: MIT
// The size of the screens on the board: as large as fits, or zoomed and panned.

import { h, button, later, menu } from "./ui.js";
import { Screen } from "./screen.js";

const steps = [0.1, 0.15, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];

/** Lets one zoom and pan the board. */
export class Viewport {
  /** The size of a point; `null` for as large as fits. */
  zoom = null;
  #sendScales = later(120, () => this.#askForPixels());

  constructor(bench) {
    this.bench = bench;
    this.board = bench.board;
    this.level = menu("zoom", "Zoom", [["fit", "Fit"], ["1", "100 %"], ["pixels", "1:1 pixels"], ["0.5", "50 %"], ["2", "200 %"], ["4", "400 %"],
      ["other", "…"]], value => this.choose(value));
    this.controls = h("div", { class: "group", role: "group", "aria-label": "Zoom" },
      button("zoom-out", "Smaller (Control −)", "minus", () => this.step(-1)), this.level,
      button("zoom-in", "Larger (Control +)", "plus", () => this.step(1)),
      button("zoom-fit", "As large as fits (Control 0)", "fit", () => this.choose("fit")));
    this.board.addEventListener("wheel", event => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.zoomAround(this.present * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    }, { passive: false });
    this.#pan();
    this.#pinch();
    addEventListener("keydown", event => {
      if (!event.metaKey && !event.ctrlKey) return;
      const action = { "+": () => this.step(1), "=": () => this.step(1), "-": () => this.step(-1), 0: () => this.choose("fit"),
        1: () => this.choose("1") }[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
    new ResizeObserver(() => this.layOut()).observe(this.board);
  }

  /** The size of a point of the active screen. */
  get present() { return this.zoom ?? this.bench.active.zoom; }

  /** Zooms as a menu says. */
  choose(value) {
    if (value === "other") return this.layOut();
    const pixels = () => (this.bench.active.outline?.scale ?? 3) / devicePixelRatio;
    this.zoom = value === "fit" ? null : value === "pixels" ? pixels() : Number(value);
    this.layOut();
  }

  /** Zooms in or out by one step. */
  step(direction) {
    const now = this.present;
    const next = direction > 0 ? steps.find(each => each > now * 1.01) : steps.findLast(each => each < now * 0.99);
    if (next) {
      const box = this.board.getBoundingClientRect();
      this.zoomAround(next, box.left + box.width / 2, box.top + box.height / 2);
    }
  }

  /** Zooms so that what is at a place of the page stays there. */
  zoomAround(zoom, x, y) {
    const box = this.board.getBoundingClientRect();
    const old = this.present;
    const [left, top] = [this.board.scrollLeft + x - box.left, this.board.scrollTop + y - box.top];
    this.zoom = Math.min(8, Math.max(0.1, zoom));
    this.layOut();
    this.board.scrollLeft = left * this.zoom / old - (x - box.left);
    this.board.scrollTop = top * this.zoom / old - (y - box.top);
  }

  /** Gives all screens their sizes. */
  layOut() {
    const screens = [...this.bench.screens.values()].filter(screen => screen.points[0]);
    if (screens.length === 0) return;
    const fitting = this.zoom === null ? this.#fitting(screens) : this.zoom;
    for (const screen of screens) {
      screen.zoom = fitting;
      screen.fit();
    }
    this.level.value = this.zoom === null ? "fit" : [...this.level.options].some(o => o.value === String(this.zoom)) ? String(this.zoom) : "other";
    this.level.querySelector("[value=other]").textContent = `${Math.round(fitting * 100)} %`;
    this.level.querySelector("[value=fit]").textContent = this.zoom === null ? `Fit · ${Math.round(fitting * 100)} %` : "Fit";
    this.#sendScales();
    this.bench.tell("layout");
  }

  /** The largest size at which all screens are seen: in one row, or in several of them. */
  #fitting(screens) {
    const style = getComputedStyle(this.board);
    const gap = 28, head = 50; // The line above a screen, and the handle below it.
    const width = this.board.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const height = this.board.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    // The rows that a size leads to, as the style sheet makes them.
    const fits = zoom => {
      let across = Infinity, down = -gap, tallest = 0;
      for (const screen of screens) {
        const border = screen.chrome.borderAt(zoom) * 2;
        const wide = Math.max(screen.points[0] * zoom + border, Screen.narrowest), tall = screen.points[1] * zoom + border + head;
        if (wide > width) return false;
        if (across + gap + wide > width) {
          down += tallest + gap;
          [across, tallest] = [wide, tall];
        } else {
          across += gap + wide;
          tallest = Math.max(tallest, tall);
        }
      }
      return down + tallest <= height;
    };
    let [low, high] = [0.1, 2];
    for (let round = 0; round < 12; round++) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Asks for as many pixels as the page shows. */
  #askForPixels() {
    for (const screen of this.bench.screens.values()) {
      if (!screen.points[0]) continue;
      const scale = Math.max(0.25, Math.min(4, Math.round(screen.zoom * devicePixelRatio * 50) / 50));
      if (scale === screen.scale) continue;
      screen.scale = scale;
      screen.send({ scale });
    }
  }

  /** The board moves with the middle button, with the space key held, and where there is nothing else. */
  #pan() {
    let isHeld = false;
    addEventListener("keydown", event => {
      if (event.key === " " && (event.target === this.board || event.target === document.body)) {
        isHeld = true;
        event.preventDefault();
      }
    });
    addEventListener("keyup", event => { if (event.key === " ") isHeld = false; });
    this.board.addEventListener("pointerdown", event => {
      if (event.pointerType === "touch") return;
      const isEmpty = event.target === this.board || event.target.classList.contains("screens");
      if (event.button !== 1 && !(event.button === 0 && (isHeld || isEmpty))) return;
      event.preventDefault();
      event.stopPropagation();
      const start = [event.clientX + this.board.scrollLeft, event.clientY + this.board.scrollTop];
      this.board.setPointerCapture(event.pointerId);
      const move = each => this.board.scrollTo(start[0] - each.clientX, start[1] - each.clientY);
      this.board.addEventListener("pointermove", move);
      this.board.addEventListener("pointerup", () => this.board.removeEventListener("pointermove", move), { once: true });
    }, true);
  }

  /** Two fingers beside the screens zoom the board. */
  #pinch() {
    const fingers = new Map();
    let start;
    const distance = () => {
      const [a, b] = [...fingers.values()];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    const isBoard = event => event.pointerType === "touch" && event.target.tagName !== "CANVAS";
    this.board.addEventListener("pointerdown", event => {
      if (!isBoard(event)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2) start = { distance: distance(), zoom: this.present };
    });
    this.board.addEventListener("pointermove", event => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2) this.zoomAround(start.zoom * distance() / start.distance, event.clientX, event.clientY);
    });
    for (const name of ["pointerup", "pointercancel"]) this.board.addEventListener(name, event => fingers.delete(event.pointerId));
  }
}
