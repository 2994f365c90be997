// SPDX-License-Identifier: MIT
// What went wrong: errors of a build, an app that ended, a server that is away; and what the app prints.

import { h } from "./ui.js";
import { sourceLink } from "./settings.js";

const longestLog = 20000;

/** Shows troubles in the place of the picture, which stays visible behind, until they are over. */
export class Problems {
  #build = null;

  constructor(bench) {
    this.bench = bench;
    this.text = h("pre", { id: "log-text" });
    this.log = h("div", { id: "log" }, this.text);
    bench.on("build", message => this.#showBuild(message));
    bench.on("ended", ({ text, screen }) => this.#showEnd(text, screen));
    bench.on("started", ({ screen }) => {
      screen.end = null;
      this.#show(screen);
    });
    bench.on("failed", ({ text }) => bench.settings.say(text));
    bench.on("log", ({ text }) => {
      this.text.textContent = (this.text.textContent + text).slice(-longestLog);
      this.log.scrollTop = this.log.scrollHeight;
    });
    bench.on("screens", () => { for (const screen of bench.screens.values()) this.#show(screen); });
  }

  /** The server has ended, or is there again. */
  showClosed(isClosed) {
    this.isClosed = isClosed;
    if (!isClosed) {
      this.#build = null;
      for (const screen of this.bench.screens.values()) screen.end = null;
    }
    for (const screen of this.bench.screens.values()) this.#show(screen);
  }

  #showBuild({ text, excerpts }) {
    this.#build = text ? { text, excerpts } : null;
    for (const screen of this.bench.screens.values()) this.#show(screen);
  }

  #showEnd(text, screen) {
    screen.end = text;
    this.#show(screen);
  }

  #show(screen) {
    if (this.isClosed) return screen.showTrouble(h("h3", {}, "The server has ended"), h("span", {}, "The page connects again when it is there."));
    if (this.#build && !screen.state.pinned) return screen.showTrouble(...this.#errors(this.#build));
    if (screen.end) return screen.showTrouble(...this.#end(screen));
    screen.showTrouble();
  }

  #errors({ text, excerpts }) {
    if (excerpts.length === 0) return [h("h3", {}, text.split("\n")[0]), h("pre", {}, text.split("\n").slice(1).join("\n"))];
    const count = `${excerpts.length} error${excerpts.length === 1 ? "" : "s"}`;
    return [h("h3", {}, `The build has ${count}; the last picture stays`), ...excerpts.map(each => this.#excerpt(each))];
  }

  #excerpt({ file, line, column, message, first, lines }) {
    return h("div", { class: "excerpt" }, h("p", {}, sourceLink(`${file}:${line}`, this.bench), h("b", {}, ` ${message}`)),
      h("pre", {}, ...lines.map((each, index) => h("span", { class: first + index === line ? "here" : "", "data-line": first + index },
        each, first + index === line && column ? h("i", { style: `left:${column + 4.2}ch`, "aria-hidden": "true" }, "▲") : null))));
  }

  #end(screen) {
    const [reason, ...calls] = screen.end.split("\n");
    return [h("h3", {}, "The app ended"), h("p", {}, reason),
      calls.length ? h("ol", {}, ...calls.map(call => {
        const [, place, rest] = /^\s*at (\S+:\d+)(.*)$/.exec(call) ?? [null, "", call];
        return h("li", {}, place ? sourceLink(place, this.bench) : "", rest);
      })) : null,
      h("button", { type: "button", class: "primary", onclick: () => screen.send({ command: "start" }) }, "Start again")].filter(Boolean);
  }
}
