// SPDX-License-Identifier: MIT
// The bars: the device and the settings of the active screen, what the system can do, and how the page itself looks.

import { h, button, fill, memory, menu, press } from "./ui.js";

const textSizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "accessibility1", "accessibility2", "accessibility3", "accessibility4",
  "accessibility5"].map(size => [size, `Text ${size.replace("accessibility", "AX ").toUpperCase()}`]);
const actions = [["", "Do…"], ["back", "Go back"], ["dismiss", "Close what is in front"], ["hideKeyboard", "Hide the keyboard"],
  ["shake", "Shake"], ["memoryWarning", "Memory warning"], ["background", "Move to the background"], ["foreground", "Move to the foreground"]];
const values = { appearance: ["light", "dark"], contrast: ["normal", "high"], direction: ["ltr", "rtl"], orientation: ["portrait", "landscape"] };

/** The controls of the bars. */
export class Settings {
  constructor(bench) {
    this.bench = bench;
    const set = name => value => this.set(name, value);
    this.device = menu("device", "Device", [], set("device"));
    this.os = menu("os", "Version of iOS", [], set("os"));
    this.textSize = menu("text-size", "Text size", textSizes, set("text-size"));
    this.language = menu("language", "Language", [], set("language"), { hidden: true });
    this.scene = menu("scene", "Scene", [], value => bench.active.request("scene", { _0: Number(value) }), { hidden: true });
    this.action = menu("action", "What the system and the person do", actions, value => {
      if (value) bench.active.request("perform", { _0: { [value]: {} } });
      this.action.value = "";
    });
    const toggle = (name, label, shape) => button(name, label, shape, () => this.toggle(name), { "aria-pressed": "false" });
    this.controls = [
      h("div", { class: "group", role: "group", "aria-label": "Device and settings" }, this.device, this.os, this.scene,
        toggle("orientation", "Landscape", "rotate"), toggle("appearance", "Dark appearance (D)", "sun"), toggle("contrast", "More contrast", "contrast"),
        toggle("direction", "Right to left", "direction"), this.textSize, this.language),
      h("div", { class: "group", role: "group", "aria-label": "Use and inspect" },
        button("inspector", "Inspect", "inspect", () => bench.inspect(!bench.isInspecting), { isShort: false, "aria-pressed": "false" }), this.action,
        button("restart", "Start the app again", "restart", () => bench.active.send({ command: "start" }))),
    ];
    this.theme = menu("theme", "Colors of this page", [["auto", "Auto"], ["light", "Light page"], ["dark", "Dark page"], ["contrast", "High contrast"]],
      value => this.#useTheme(value));
    this.theme.value = memory.get("theme", "auto");
    this.#useTheme(this.theme.value);
    this.chromeButton = button("chrome", "Device frame, status bar and home indicator", "device", () => this.#useChrome(!memory.get("chrome", true)));
    this.editor = menu("editor", "Editor of links to sources", [["", "No links"], ["vscode://file/{file}:{line}", "VS Code"], ["zed://file/{file}:{line}", "Zed"],
      ["xed://open?file={file}&line={line}", "Xcode"], ["custom", "Other editor…"]], value => this.#useEditor(value));
    if (![...this.editor.options].some(each => each.value === memory.get("editor", ""))) this.editor.append(new Option("Own link", memory.get("editor", "")));
    this.editor.value = memory.get("editor", "");
    this.view = h("div", { class: "group", role: "group", "aria-label": "View of this page" }, this.chromeButton,
      button("show-left", "List of views", "tree", () => bench.showPane("left")),
      button("show-right", "Details", "panel", () => bench.showPane("right")), this.theme, this.editor);
    this.#useChrome(memory.get("chrome", true));
    bench.on("hello", hello => this.#greet(hello));
    bench.on("stage", screen => { if (screen === bench.active) this.#show(); });
    bench.on("active", () => this.#show());
    bench.on("screens", () => this.#useChrome(memory.get("chrome", true)));
    bench.on("scenes", ({ names, shown, screen }) => {
      if (screen !== bench.active) return;
      this.scene.hidden = names.length < 2;
      fill(this.scene, names.map((name, index) => [String(index + 1), name]), String(shown));
    });
  }

  /** Says something to a screen reader, and to others in a line below the bar. */
  say(text) {
    const status = document.getElementById("status");
    status.hidden = !text;
    status.textContent = text;
    if (text) setTimeout(() => { if (status.textContent === text) this.say(""); }, 6000);
  }

  set(name, value) { this.bench.active.send({ setting: { [name]: value } }); }

  toggle(name) {
    const [off, on] = values[name];
    this.set(name, this.bench.active.state[name] === on ? off : on);
  }

  #greet({ devices, systems, languages }) {
    fill(this.device, devices);
    fill(this.os, systems.map(system => [system, `iOS ${system}`]));
    this.language.hidden = languages.length === 0;
    fill(this.language, [["", "App’s language"], ...languages]);
    this.#show();
  }

  #show() {
    const { state } = this.bench.active;
    if (!state.device) return;
    const devices = this.bench.hello.devices;
    fill(this.device, devices.includes(state.device) ? devices : [[state.device, state.device.replace("x", " × ")], ...devices], state.device);
    this.os.value = state.os;
    this.textSize.value = state["text-size"];
    this.language.value = state.language;
    for (const [name, [, on]] of Object.entries(values)) press(document.getElementById(name) ?? h("b"), state[name] === on);
  }

  #useTheme(theme) {
    document.documentElement.dataset.theme = theme;
    memory.set("theme", theme);
  }

  #useChrome(isOn) {
    memory.set("chrome", isOn);
    press(this.chromeButton, isOn);
    for (const screen of this.bench.screens.values()) screen.chrome.isOn = isOn;
    this.bench.viewport.layOut();
  }

  #useEditor(value) {
    const link = value === "custom" ? prompt("The address that opens a source, with {file} and {line}:", memory.get("editor", "")) ?? "" : value;
    if (value === "custom" && link) this.editor.append(new Option("Own link", link));
    this.editor.value = link;
    memory.set("editor", link);
    this.bench.tell("select", this.bench.selected);
  }
}

/** A file with its line, as a link to the editor if there is one. */
export function sourceLink(place, bench) {
  const [, name, line] = /^(.*):(\d+)/.exec(place) ?? [null, place, "1"];
  const template = memory.get("editor", "");
  let file = bench.hello.sources?.[name.split("/").pop()] ?? name;
  if (!file.startsWith("/")) file = `${bench.hello.folder}/${file}`;
  if (!template) return h("span", { class: "place", title: `${file}:${line}` }, place);
  return h("a", { class: "place", title: file, href: template.replace("{file}", encodeURI(file)).replace("{line}", line) }, place);
}
