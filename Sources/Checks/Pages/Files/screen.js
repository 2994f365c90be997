// SPDX-License-Identifier: MIT
// A screen on the board: its picture, which changes come to in parts, with a device around it.

import { h, s, button, press } from "./ui.js";
import { Chrome } from "./chrome.js";

/** A stage of the server, as the board shows it. */
export class Screen {
  /** The size of the picture, in points. */
  points = [0, 0];
  /** What the server tells of the stage: its setting, and what it shows. */
  state = {};
  outline = null;
  findings = [];
  /** The number of pictures that were drawn, and how many of them the outline knows of. */
  pictures = 0;
  outlined = -1;
  /** The size of a point on the page, in pixels of style sheets. */
  zoom = 1;
  /** The smallest width that has room for the line above, in pixels of style sheets. */
  static narrowest = 140;
  #patches = Promise.resolve();

  constructor(number, bench) {
    this.number = number;
    this.bench = bench;
    this.canvas = h("canvas", {
      id: number === 1 ? "picture" : `picture-${number}`, tabindex: "0", role: "application",
      "aria-label": "The app’s screen. Keys go to the app; Escape twice leaves it.", "data-pictures": "0",
    });
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    this.marks = s("svg", { class: "marks", "aria-hidden": "true" });
    this.difference = h("canvas", { class: "difference", hidden: true, "aria-hidden": "true" });
    this.spoken = h("div", { class: "spoken", role: "group", "aria-label": "What the app reads aloud" });
    this.glass = h("div", { class: "glass" }, this.canvas, this.difference, this.marks, this.spoken);
    this.device = h("div", { class: "device" }, this.glass);
    this.chrome = new Chrome(this);
    this.title = h("h2", {});
    this.pinButton = button(`pin-${number}`, "Keep as before", "pin", () => bench.pin(this));
    this.closeButton = button(`close-${number}`, "Close this screen", "close", () => bench.close(this), { hidden: number === 1 });
    this.element = h("section", { class: "screen", "data-stage": number },
      h("header", {}, this.title, this.pinButton, this.closeButton), this.device, h("p", { class: "trouble", hidden: true }));
    this.trouble = this.element.querySelector(".trouble");
    this.element.addEventListener("pointerdown", () => bench.activate(this), true);
    this.canvas.addEventListener("focus", () => bench.activate(this));
  }

  /** The line above the screen. */
  describe() {
    const { device, os, appearance, direction, orientation, contrast, language, shown } = this.state;
    const size = /^\d+(\.\d+)?x/.test(device) ? device.replace("x", " × ") : device;
    const textSize = this.state["text-size"].toUpperCase().replace("ACCESSIBILITY", "AX ");
    // What is unusual comes first, because it tells screens apart.
    const parts = [appearance === "dark" && "dark", textSize !== "L" && `text ${textSize}`, contrast === "high" && "contrast",
      direction === "rtl" && "right to left", orientation === "landscape" && "landscape", language, size, `iOS ${os}`];
    const text = parts.filter(Boolean).join(" · ");
    this.title.textContent = this.state.pinned ? `Before · ${text}` : text;
    this.title.title = this.title.textContent;
    this.canvas.setAttribute("aria-label", `${shown || "The app"} on ${text}. Keys go to the app; Escape twice leaves it.`);
    press(this.pinButton, this.state.pinned);
    this.element.classList.toggle("pinned", !!this.state.pinned);
  }

  /** Shows what keeps the app from running, in the place of the picture that stays behind. */
  showTrouble(...content) {
    this.trouble.hidden = content.length === 0;
    this.trouble.replaceChildren(...content);
  }

  /** Takes a change of the picture: a line of JSON, followed by the files of its parts. */
  take(change, bytes) {
    this.#patches = this.#patches.then(() => this.#draw(change, bytes));
    return this.#patches;
  }

  async #draw(change, bytes) {
    let end = 0;
    const images = await Promise.all(change.parts.map(part => {
      const file = bytes.subarray(end, end += part.count);
      return createImageBitmap(new Blob([file], { type: "image/png" }));
    }));
    const { canvas, context } = this;
    if (canvas.width !== change.width || canvas.height !== change.height) {
      canvas.width = change.width;
      canvas.height = change.height;
    }
    const isNew = this.points[0] !== change.points[0] || this.points[1] !== change.points[1];
    this.points = change.points;
    if (change.move) {
      const [x, y, width, height] = change.move.area;
      context.drawImage(canvas, x, y, width, height, x, y + change.move.distance, width, height);
    }
    images.forEach((image, index) => {
      const area = change.parts[index].area;
      context.clearRect(...area);
      context.drawImage(image, area[0], area[1]);
      image.close();
    });
    canvas.dataset.points = this.points.join(" ");
    if (isNew) this.bench.layOut();
    else this.fit();
    canvas.dataset.pictures = ++this.pictures;
    this.bench.tell("picture", this);
  }

  /** Gives the picture its size on the page. */
  fit() {
    const [width, height] = this.points;
    for (const each of [this.canvas, this.difference]) {
      each.style.width = `${width * this.zoom}px`;
      each.style.height = `${height * this.zoom}px`;
    }
    this.marks.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.device.style.setProperty("--zoom", this.zoom);
    this.element.style.maxWidth = `${Math.max(width * this.zoom + 2 * this.chrome.border, Screen.narrowest)}px`;
    this.chrome.update();
  }

  /** The point of the screen below a pointer. */
  place(event) {
    const box = this.canvas.getBoundingClientRect();
    const hundredth = value => Math.round(value * 100) / 100;
    return {
      x: hundredth((event.clientX - box.left) * this.points[0] / box.width),
      y: hundredth((event.clientY - box.top) * this.points[1] / box.height),
    };
  }

  request(name, value = {}) { this.bench.connection.send({ stage: this.number, request: { [name]: value } }); }
  ask(name, value = {}) { return this.bench.connection.ask(this.number, name, value); }
  send(message) { this.bench.connection.send({ stage: this.number, ...message }); }

  /** The elements that a screen reader finds: the app's own. */
  speak(elements) {
    const text = JSON.stringify(elements);
    if (this.spoken.dataset.text === text) return;
    this.spoken.dataset.text = text;
    this.spoken.replaceChildren(...elements.map(element => {
      const label = [element.label, element.value].filter(Boolean).join(", ") || "no label";
      const isButton = element.traits.some(trait => ["button", "link"].includes(trait));
      const isHeader = element.traits.includes("header");
      const { x, y, width, height } = rectangle(element.frame);
      const at = { point: { x: x + width / 2, y: y + height / 2 } };
      if (isButton) {
        return h("button", { type: "button", tabindex: "-1", title: element.hint || null,
          onclick: () => this.request("perform", { _0: { activate: { _0: at } } }) }, label);
      }
      return h(isHeader ? "h3" : "p", {}, label);
    }));
  }
}

/** A rectangle as the server codes it. */
export function rectangle(value) {
  return Array.isArray(value) ? { x: value[0], y: value[1], width: value[2], height: value[3] } : value;
}
