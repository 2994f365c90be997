// SPDX-License-Identifier: MIT
// What is around the app: the frame of the device, the status bar and the home indicator.

import { h } from "./ui.js";

/** Draws the device around a screen. It can be switched off, and a size without a device has none. */
export class Chrome {
  isOn = true;

  constructor(screen) {
    this.screen = screen;
    this.drawing = h("div", { class: "chrome", "aria-hidden": "true" });
    screen.glass.append(this.drawing);
  }

  get #surroundings() { return this.isOn ? this.screen.outline?.surroundings : null; }

  /** The width of the frame, in pixels of style sheets. */
  get border() { return this.borderAt(this.screen.zoom); }

  /** The width of the frame at another size of a point. */
  borderAt(zoom) { return this.#surroundings ? Math.max(5, 11 * zoom) : 1; }

  /** Draws what is around the present screen. */
  update() {
    const { device, zoom } = this.screen;
    const around = this.#surroundings;
    device.classList.toggle("framed", !!around);
    device.style.setProperty("--radius", `${(around?.cornerRadius ?? 0) * zoom}px`);
    device.style.setProperty("--border", `${this.border}px`);
    const drawing = around?.drawing ?? "";
    if (this.shown === drawing) return;
    this.shown = drawing;
    // The app's process draws it, as it draws pictures with --chrome.
    const root = drawing && new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
    this.drawing.replaceChildren(...(root ? [document.importNode(root, true)] : []));
  }
}
