// SPDX-License-Identifier: MIT
// The workbench: the screens on the board, which of them and which view is chosen, and the panes around it.

import { h, later, memory, press, tabs } from "./ui.js";
import { Connection } from "./connection.js";
import { Screen, rectangle } from "./screen.js";
import { useTouches } from "./touches.js";
import { Viewport } from "./viewport.js";
import { Marks } from "./marks.js";
import { Settings } from "./settings.js";
import { AsText, Tree, Spoken } from "./tree.js";
import { Details } from "./details.js";
import { TryIt } from "./tryit.js";
import { Gallery } from "./gallery.js";
import { Variants } from "./variants.js";
import { Comparison } from "./compare.js";
import { Ruler } from "./ruler.js";
import { Steps } from "./steps.js";
import { Problems } from "./problems.js";

/** What all parts of the page share. It tells with events what changes: `hello`, `active`, `picture`, `outline`, `select`, `hover`. */
class Bench extends EventTarget {
  connection = new Connection();
  board = document.getElementById("board");
  row = h("div", { class: "screens" });
  /** The screens, by the numbers of their stages. */
  screens = new Map();
  isInspecting = false;
  /** The number of the selected view, and of the one under the pointer. */
  selected = null;
  hovered = null;
  hello = { items: [], devices: [], systems: [], languages: [], sources: {} };
  #visit = new URLSearchParams(location.hash.slice(1)).get("visit");

  constructor() {
    super();
    this.board.append(this.row);
    this.active = this.#add(1);
    this.viewport = new Viewport(this);
    this.settings = new Settings(this);
    this.variants = new Variants(this);
    this.comparison = new Comparison(this);
    this.gallery = new Gallery(this);
    this.problems = new Problems(this);
    this.steps = new Steps(this);
    this.ruler = new Ruler(this);
    this.#makePanes();
    this.#listen();
    this.#keys();
  }

  tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }
  on(name, listener) { this.addEventListener(name, event => listener(event.detail)); }

  #makePanes() {
    const [tree, spoken, text, details, tryIt] = [new Tree(this), new Spoken(this), new AsText(this), new Details(this), new TryIt(this)];
    const left = tabs("left", "Views of the app", [["views", "Views", tree.element], ["spoken", "Read aloud", spoken.element],
      ["text", "As text", text.element]], name => { if (name === "text") text.show(); });
    this.rightTabs = tabs("right", "Details", [["details", "Layout", details.element], ["tryit", "Try it", tryIt.element],
      ["steps", "Steps", this.steps.element], ["log", "Output", this.problems.log]]);
    document.getElementById("left").append(...left.elements);
    document.getElementById("right").append(...this.rightTabs.elements);
    document.getElementById("foot").append(this.viewport.controls, this.settings.view, this.steps.clock);
    document.getElementById("bar").append(this.gallery.opener, ...this.settings.controls, this.variants.controls);
    // In a narrow window, a pane takes half of the height: it is shown when it is asked for.
    const narrow = matchMedia("(max-width: 760px)");
    const show = () => {
      for (const id of ["left", "right"]) this.showPane(id, !narrow.matches && memory.get(id, true), false);
    };
    narrow.addEventListener("change", show);
    show();
  }

  /** Shows a pane at a side of the board, or hides it. */
  showPane(id, isShown = document.getElementById(id).hidden, isWanted = true) {
    document.getElementById(id).hidden = !isShown;
    const opener = document.getElementById(`show-${id}`);
    if (opener) press(opener, isShown);
    if (isWanted && innerWidth > 760) memory.set(id, isShown);
    this.refresh();
  }

  // Screens

  #add(number) {
    const screen = new Screen(number, this);
    this.screens.set(number, screen);
    this.row.append(screen.element);
    useTouches(screen, this);
    new Marks(screen, this);
    this.tell("screens");
    return screen;
  }

  /** Makes a screen the one that the settings and the panes are about. */
  activate(screen) {
    if (screen === this.active) return;
    this.active = screen;
    this.selected = this.hovered = null;
    for (const each of this.screens.values()) each.element.classList.toggle("active", each === screen);
    this.tell("active", screen);
    this.tell("outline", screen);
    this.refresh();
  }

  close(screen) { screen.send({ command: "close" }); }

  pin(screen) {
    screen.send({ pin: !screen.state.pinned });
    if (!screen.state.pinned && this.screens.size === 1) this.variants.open({});
  }

  #remove(number) {
    const screen = this.screens.get(number);
    if (!screen || number === 1) return;
    screen.element.remove();
    this.screens.delete(number);
    if (this.active === screen) this.activate(this.screens.get(1));
    this.tell("screens");
    this.layOut();
  }

  layOut() { this.viewport.layOut(); }

  /** The keys go to the page again. */
  leave(screen) {
    document.getElementById("inspector").focus();
    this.settings.say(`The keys no longer go to ${screen.state.device}.`);
  }

  // Messages

  #listen() {
    const { connection } = this;
    connection.addEventListener("open", () => this.#begin());
    connection.addEventListener("closed", () => this.problems.showClosed(true));
    connection.addEventListener("message", event => this.#receive(event.detail));
    connection.addEventListener("picture", event => {
      const bytes = event.detail, end = bytes.indexOf(10);
      const change = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
      this.screens.get(change.stage)?.take(change, bytes.subarray(end + 1));
    });
    this.on("picture", screen => {
      if (screen === this.active) this.refresh();
      else this.#look(screen);
    });
  }

  // A server that was away knows nothing of the screens.
  #begin() {
    this.problems.showClosed(false);
    if (this.#visit) this.connection.send({ join: Number(this.#visit) });
    for (const screen of this.screens.values()) {
      const { state } = screen;
      const setting = Object.fromEntries(["device", "os", "appearance", "contrast", "direction", "orientation", "text-size", "language"]
        .filter(name => state[name]).map(name => [name, state[name]]));
      screen.scale = null;
      if (screen.number !== 1) screen.send({ command: "open", setting, show: state.shown ?? undefined });
      else if (state.device) screen.send({ setting, show: state.shown ?? undefined });
      screen.send({ scale: Math.min(4, Math.max(0.25, screen.zoom * devicePixelRatio)) });
    }
  }

  #receive(message) {
    const screen = this.screens.get(message.stage) ?? (message.kind === "stage" ? this.#add(message.stage) : null);
    switch (message.kind) {
      case "hello":
        this.hello = message;
        document.body.classList.toggle("previews", message.items.length > 0);
        this.tell("hello", message);
        break;
      case "stage":
        screen.state = message;
        screen.describe();
        this.tell("stage", screen);
        break;
      case "closed": this.#remove(message.stage); break;
      case "started": case "ended":
        this.connection.giveUp(message.kind === "ended" ? "the app has ended" : "the app starts again", message.stage);
        this.tell(message.kind, { ...message, screen });
        break;
      default: this.tell(message.kind, { ...message, screen });
    }
  }

  // Views

  /** Asks for the views of the active screen, when its picture has not changed for a moment. */
  refresh = later(90, async () => {
    const screen = this.active;
    try {
      await this.#read(screen);
    } catch { return; } // The app has ended, which is told elsewhere.
    this.#judge(screen);
  });

  /** Asks for the views of a screen. */
  async #read(screen) {
    const { pictures } = screen;
    this.#take(screen, await screen.ask("outline"));
    screen.outlined = pictures;
    if (screen !== this.active) return;
    if (this.selected && !screen.index.has(this.selected)) this.select(null);
    this.tell("outline", screen);
  }

  // What is around a screen that is not the active one changes with its setting only.
  async #look(screen) {
    const key = JSON.stringify([screen.state, screen.points]);
    if (screen.seen === key) return;
    screen.seen = key;
    try { this.#take(screen, await screen.ask("outline")); } catch { screen.seen = null; }
  }

  #take(screen, outline) {
    screen.outline = outline;
    screen.index = new Map(outline.nodes.map(node => [node.number, node]));
    for (const node of outline.nodes) node.frame = rectangle(node.frame);
    screen.fit();
    screen.speak(outline.spoken);
    const key = JSON.stringify([outline.surroundings, outline.size]);
    if (screen.laidOut === key) return;
    screen.laidOut = key;
    this.layOut();
  }

  #judge = later(400, async screen => {
    try {
      screen.findings = await screen.ask("findings");
      this.tell("findings", screen);
    } catch { return; }
  });

  inspect(isOn) {
    this.isInspecting = isOn;
    document.body.classList.toggle("inspecting", isOn);
    press(document.getElementById("inspector"), isOn);
    if (isOn && document.getElementById("right").hidden) this.showPane("right", true);
    if (isOn) this.rightTabs.choose("details");
    if (!isOn) this.hover(null);
    this.refresh();
  }

  select(number) {
    this.selected = number;
    this.tell("select", number);
  }

  hover(number, isMeasuring = false) {
    if (this.hovered === number && this.isMeasuring === isMeasuring) return;
    this.hovered = number;
    this.isMeasuring = isMeasuring;
    this.tell("hover", number);
  }

  /** The views at a point, the one in front first. */
  viewsAt(screen, { x, y }) {
    const unseen = ["hidden", "empty", "offScreen"];
    const at = (screen.outline?.nodes ?? []).filter(({ frame, states }) =>
      !states.some(state => unseen.includes(state)) && x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height);
    return at.map((node, order) => ({ node, order, area: node.frame.width * node.frame.height }))
      .sort((a, b) => a.area - b.area || b.order - a.order).map(({ node }) => node);
  }

  /** Selects the view in front at a point; at the same place again, the one behind it. What has moved since the views were told is asked for. */
  async pick(screen, at, isBehind) {
    if (screen.outlined !== screen.pictures) {
      try { await this.#read(screen); } catch { return; } // The app has ended, which is told elsewhere.
    }
    const views = this.viewsAt(screen, at);
    const index = views.findIndex(node => node.number === this.selected);
    this.select((isBehind && index >= 0 ? views[(index + 1) % views.length] : views[0])?.number ?? null);
  }

  point(screen, at, isMeasuring) { this.hover(this.viewsAt(screen, at)[0]?.number ?? null, isMeasuring); }

  /** Goes from the selected view to one around it, in it or beside it. */
  walk(key) {
    const { outline, index } = this.active;
    const node = index?.get(this.selected);
    if (!node) return this.select(outline?.nodes[0]?.number ?? null);
    const siblings = outline.nodes.filter(each => each.parent === node.parent);
    const beside = step => siblings[siblings.indexOf(node) + step]?.number;
    const next = { ArrowUp: node.parent, ArrowDown: outline.nodes.find(each => each.parent === node.number)?.number,
      ArrowLeft: beside(-1), ArrowRight: beside(1) }[key];
    if (next) this.select(next);
  }

  #keys() {
    const isText = target => target.matches("input, textarea, select, canvas, [role=treeitem]");
    addEventListener("keydown", event => {
      if (event.key === "Alt" && this.selected) this.hover(this.hovered, true);
      if (isText(event.target) || event.metaKey || event.ctrlKey || event.altKey) return;
      const action = { i: () => this.inspect(!this.isInspecting), g: () => this.gallery.show(), d: () => this.settings.toggle("appearance") }[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
    addEventListener("keyup", event => { if (event.key === "Alt") this.hover(this.hovered, false); });
  }
}

new Bench();
