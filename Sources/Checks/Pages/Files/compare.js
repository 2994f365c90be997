// SPDX-License-Identifier: MIT
// The pixels that differ between a screen that is kept as before and the others.

import { button, h, later, press } from "./ui.js";

/** Marks what differs from the screen that is kept. */
export class Comparison {
  isOn = true;

  constructor(bench) {
    this.bench = bench;
    this.count = h("output", { id: "difference", class: "chip", hidden: true });
    bench.on("picture", () => this.#compare());
    bench.on("stage", () => this.#compare());
    bench.on("screens", () => this.#compare());
  }

  #compare = later(150, () => {
    const screens = [...this.bench.screens.values()];
    const before = screens.find(screen => screen.state.pinned);
    for (const screen of screens) {
      const isCompared = before && screen !== before && screen.canvas.width === before.canvas.width && screen.canvas.height === before.canvas.height;
      screen.difference.hidden = !isCompared;
      delete screen.element.dataset.differs;
      if (isCompared) this.#mark(screen, before);
    }
  });

  #mark(screen, before) {
    const { width, height } = screen.canvas;
    const old = new Uint32Array(before.context.getImageData(0, 0, width, height).data.buffer);
    const now = new Uint32Array(screen.context.getImageData(0, 0, width, height).data.buffer);
    const marks = new ImageData(width, height);
    const pixels = new Uint32Array(marks.data.buffer);
    let count = 0;
    for (let index = 0; index < now.length; index++) {
      if (now[index] === old[index]) continue;
      pixels[index] = 0x8c7a00ff; // Magenta, half transparent: bytes are read from the right.
      count++;
    }
    screen.difference.width = width;
    screen.difference.height = height;
    screen.difference.getContext("2d").putImageData(marks, 0, 0);
    screen.element.dataset.differs = String(count);
    screen.title.dataset.differs = count ? ` · ${Math.max(0.1, Math.round(1000 * count / now.length) / 10)} % differ` : " · no difference";
  }
}
