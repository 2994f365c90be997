// SPDX-License-Identifier: MIT
// Time: the pace of the animations, and the steps so far as a list that can be played, edited and saved.

import { h, button, fill, later, menu, press, save } from "./ui.js";

/** The clock in the bar, and the pane of steps. */
export class Steps {
  #isEdited = false;

  constructor(bench) {
    this.bench = bench;
    this.pace = menu("pace", "Pace of animations", [["1", "Real time"], ["0.5", "½ speed"], ["0.1", "1⁄10 speed"], ["0.02", "1⁄50 speed"], ["0", "Paused"]],
      value => this.#setPace(Number(value)));
    this.pauseButton = button("pause", "Pause the animations", "pause", () => this.#setPace(Number(this.pace.value) === 0 ? 1 : 0), { "aria-pressed": "false" });
    this.stepButton = button("step", "One frame further", "step", () => this.#advance());
    this.clock = h("div", { class: "group", role: "group", "aria-label": "Time" }, this.pauseButton, this.stepButton, this.pace);
    this.list = h("ol", { id: "step-list", class: "step-list" });
    this.text = h("textarea", { id: "steps", rows: "8", spellcheck: "false", "aria-label": "Steps, as tinamou run --steps reads them",
      oninput: () => { this.#isEdited = true; } });
    this.progress = h("p", { class: "quiet", id: "played", "aria-live": "polite" });
    this.test = h("pre", { id: "test", class: "code", hidden: true });
    this.element = h("div", { class: "details" },
      h("div", { class: "group" },
        button("play", "Play", "play", () => this.#play(), { isShort: false }),
        button("recording", "Steps so far", "list", () => this.#ask(true), { isShort: false }),
        button("forget", "Forget", "close", () => bench.active.send({ command: "forget" }) ?? this.#ask(true), { isShort: false })),
      this.progress, this.list, h("details", {}, h("summary", {}, "As a script"), this.text),
      h("div", { class: "group" },
        h("button", { type: "button", id: "save-steps", onclick: () => save("steps.yaml", this.text.value) }, "Save script"),
        h("button", { type: "button", id: "save-test", onclick: () => bench.active.send({ test: this.text.value }) }, "As a Swift test")), this.test);
    bench.on("recording", ({ text }) => this.#show(text));
    bench.on("test", ({ text }) => {
      this.test.hidden = false;
      this.test.textContent = text;
    });
    bench.on("played", ({ step, count, problem }) => this.#mark(step, count, problem));
    bench.on("started", ({ screen }) => { if (screen === bench.active && Number(this.pace.value) !== 1) this.#setPace(1); });
    bench.on("picture", later(400, () => this.#ask(false)));
  }

  // Time

  #setPace(value) {
    this.pace.value = String(value);
    press(this.pauseButton, value === 0);
    for (const screen of this.bench.screens.values()) screen.request("pace", { _0: value });
  }

  #advance() {
    if (Number(this.pace.value) !== 0) this.#setPace(0);
    for (const screen of this.bench.screens.values()) screen.request("advance", { _0: 1 / 60 });
  }

  // Steps

  #ask(isWanted) {
    if (!isWanted && (this.#isEdited || this.element.parentElement?.hidden)) return;
    this.#isEdited = false;
    this.bench.active.send({ command: "recording" });
  }

  #show(text) {
    if (this.#isEdited) return;
    this.text.value = text;
    const steps = text.split("\n").filter(line => line.startsWith("- ")).map(line => line.slice(2));
    this.list.replaceChildren(...steps.map((step, index) => h("li", { "data-step": index + 1 }, h("code", { title: step }, short(step)),
      h("button", { type: "button", class: "link", "aria-label": `Leave out step ${index + 1}`, onclick: () => this.#leaveOut(index) }, "✕"))));
    if (steps.length === 0) this.list.replaceChildren(h("li", { class: "quiet" }, "Nothing was done yet."));
  }

  #leaveOut(index) {
    const lines = this.text.value.split("\n").filter(line => line.startsWith("- "));
    lines.splice(index, 1);
    this.#isEdited = false;
    this.#show(lines.join("\n") + "\n");
    this.#isEdited = true;
  }

  #play() {
    this.progress.textContent = "Playing…";
    this.bench.active.send({ play: this.text.value });
  }

  #mark(step, count, problem) {
    for (const each of this.list.children) each.classList.toggle("done", Number(each.dataset.step) <= step && !problem);
    this.progress.textContent = problem ? `Step ${step}: ${problem}` : step === count ? `${count} step${count === 1 ? " was" : "s were"} played.` : `Step ${step} of ${count}`;
    this.progress.classList.toggle("problem", !!problem);
    if (step === count) this.#isEdited = false;
  }
}

/** A step of fingers with many places is long. */
function short(step) { return step.length > 90 ? `${step.slice(0, 88)}…` : step; }
