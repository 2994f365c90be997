// SPDX-License-Identifier: MIT
// The screens that the app has shown so far, by the controller in front, each with a small picture and the steps that lead to it.

import { later } from "./ui.js";

const width = 176;

/** The walk of the active screen. It tells `walk` when a screen comes, or changes. */
export class Walk {
  /** The screens in the order of their first visits. */
  stops = [];
  /** The screen that is shown; `null` while a preview is. */
  current = null;

  constructor(bench) {
    this.bench = bench;
    bench.on("hello", () => { this.stops = []; this.current = null; });
    bench.on("outline", screen => this.#visit(screen));
    bench.on("recording", ({ way, screen }) => {
      if (screen !== bench.active || !this.current || this.current.steps !== null) return;
      this.current.steps = way;
      bench.tell("walk");
    });
    bench.on("picture", later(300, screen => this.#draw(screen)));
  }

  /** Starts the app again, and goes the way to a screen. */
  play(stop) {
    const { active } = this.bench;
    if ((active.state.shown ?? "App") !== "App") active.send({ show: "App" });
    if (stop.steps.includes("- ")) active.send({ play: stop.steps });
    else active.send({ command: "start" });
  }

  #visit(screen) {
    if (screen !== this.bench.active || !screen.outline) return;
    const { front } = screen.outline;
    if (!front || (screen.state.shown ?? "App") !== "App") return void (this.current = null);
    const title = front.title ?? front.controller;
    let stop = this.stops.find(each => each.title === title && each.controller === front.controller);
    if (!stop) {
      stop = { title, controller: front.controller, steps: null, picture: null };
      this.stops.push(stop);
    }
    // One that was left before the steps came gets them at the next visit.
    if (stop.steps === null) screen.send({ command: "recording" });
    if (stop === this.current) return;
    this.current = stop;
    this.#draw(screen);
  }

  #draw(screen) {
    const { current } = this;
    if (!current || screen !== this.bench.active || screen.canvas.width === 0) return;
    const small = document.createElement("canvas");
    small.width = width * 2;
    small.height = Math.round(small.width * screen.canvas.height / screen.canvas.width);
    // The last pixels of a picture can be parts of a point, which nothing covers.
    small.getContext("2d").drawImage(screen.canvas, 0, 0, screen.canvas.width - 1, screen.canvas.height - 1, 0, 0, small.width, small.height);
    current.picture = small.toDataURL("image/jpeg", 0.8);
    this.bench.tell("walk");
  }
}
