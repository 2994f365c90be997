// SPDX-License-Identifier: MIT
// What is drawn over a picture: the selected view, its margins and constraints, distances, findings, and what has moved.

import { s, points } from "./ui.js";
import { rectangle } from "./screen.js";

/** Draws the marks of a screen. Lines and texts keep their size on the page at every zoom. */
export class Marks {
  constructor(screen, bench) {
    Object.assign(this, { screen, bench });
    for (const name of ["select", "hover", "outline", "findings", "details", "moves", "layout", "constraint", "active"]) bench.on(name, detail => {
      if (name === "details") this.details = detail;
      if (name === "moves") this.moves = detail;
      if (name === "constraint") this.shown = detail;
      if (name === "select") this.moves = null;
      this.draw();
    });
  }

  draw() {
    const { screen, bench } = this;
    const isActive = screen === bench.active;
    const node = isActive && screen.index?.get(bench.selected);
    const other = isActive && screen.index?.get(bench.hovered);
    const details = node && this.details?.number === node.number ? this.details : null;
    screen.marks.replaceChildren(
      ...(isActive ? this.#findings() : []),
      ...(isActive && this.moves ? this.moves.flatMap(move => this.#move(move)) : []),
      ...(details ? this.#margins(details) : []),
      ...(other && other !== node ? [this.#box(other.frame, "hovered")] : []),
      ...(node ? [this.#box(node.frame, "selected")] : []),
      ...(details ? this.#constraints(details) : []),
      ...(node && other && other !== node && bench.isMeasuring ? this.#distances(node.frame, other.frame) : []),
      ...(node && bench.isMeasuring && (!other || other === node) ? this.#neighbors(node) : []),
      ...(other && other !== node ? [this.#label(other.title, other.frame.x, other.frame.y, "hovered")] : []),
      ...(node ? [this.#label(`${points(node.frame.width)} × ${points(node.frame.height)}`, node.frame.x, node.frame.y + node.frame.height, "selected", true)] : []),
    );
  }

  #box({ x, y, width, height }, kind) { return s("rect", { x, y, width, height, class: kind }); }

  #label(text, x, y, kind, isBelow = false) {
    const k = 1 / this.screen.zoom;
    const width = (text.length * 6.1 + 10) * k, height = 17 * k;
    const [limitX, limitY] = this.screen.points;
    const left = Math.max(0, Math.min(x, limitX - width));
    const top = isBelow ? Math.min(y + 2 * k, limitY - height) : Math.max(0, y - height - 2 * k);
    const element = s("text", { x: left + 5 * k, y: top + 12.3 * k, "font-size": 11 * k });
    element.textContent = text;
    return s("g", { class: `label ${kind}` }, s("rect", { x: left, y: top, width, height, rx: 4 * k }), element);
  }

  #margins({ frame, margins: [top, left, bottom, right] }) {
    const { x, y, width, height } = rectangle(frame);
    if (!(top || left || bottom || right) || width <= left + right || height <= top + bottom) return [];
    return [s("path", { class: "margin", "fill-rule": "evenodd",
      d: `M${x} ${y}h${width}v${height}h${-width}zM${x + left} ${y + top}h${width - left - right}v${height - top - bottom}h${left + right - width}z` })];
  }

  #constraints({ constraints }) {
    const k = 1 / this.screen.zoom;
    return constraints.filter(each => each.mark && (!this.shown || this.shown === each.number)).flatMap(each => {
      const { kind, isHorizontal, from, to, cross: [first, last], text, isSoft } = each.mark;
      const middle = (first + last) / 2;
      const at = (along, across) => (isHorizontal ? `${along} ${across}` : `${across} ${along}`);
      const tick = 4 * k;
      const path = kind === "dimension"
        ? `M${at(from, middle)}L${at(to, middle)}M${at(from, middle - tick)}L${at(from, middle + tick)}M${at(to, middle - tick)}L${at(to, middle + tick)}`
        : kind === "flush" ? `M${at(from, middle - 2 * tick)}L${at(from, middle + 2 * tick)}` : `M${at(from, first)}L${at(from, last)}`;
      const name = ["constraint", kind, isSoft && "soft", each.isBroken && "broken"].filter(Boolean).join(" ");
      const line = s("path", { d: path, class: name });
      if (!text) return [line];
      const [x, y] = isHorizontal ? [(from + to) / 2, middle] : [middle, (from + to) / 2];
      return [line, this.#tag(text, x, y, name)];
    });
  }

  #tag(text, x, y, kind) {
    const k = 1 / this.screen.zoom;
    const width = (text.length * 5.6 + 8) * k, height = 14 * k;
    const element = s("text", { x, y: y + 3.6 * k, "font-size": 10 * k, "text-anchor": "middle" });
    element.textContent = text;
    return s("g", { class: `tag ${kind}` }, s("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 3 * k }), element);
  }

  /** The distances between the edges of two views, or from a view to the edges of one around it. */
  #distances(a, b) {
    const lines = [];
    const isAround = b.x <= a.x && b.y <= a.y && b.x + b.width >= a.x + a.width && b.y + b.height >= a.y + a.height;
    const [middleX, middleY] = [a.x + a.width / 2, a.y + a.height / 2];
    const line = (from, to, at, isHorizontal) => { if (Math.abs(to - from) > 0.01) lines.push([from, to, at, isHorizontal]); };
    if (isAround) {
      line(b.x, a.x, middleY, true);
      line(a.x + a.width, b.x + b.width, middleY, true);
      line(b.y, a.y, middleX, false);
      line(a.y + a.height, b.y + b.height, middleX, false);
    } else {
      if (b.x >= a.x + a.width) line(a.x + a.width, b.x, middleY, true);
      else if (b.x + b.width <= a.x) line(b.x + b.width, a.x, middleY, true);
      if (b.y >= a.y + a.height) line(a.y + a.height, b.y, middleX, false);
      else if (b.y + b.height <= a.y) line(b.y + b.height, a.y, middleX, false);
    }
    return lines.flatMap(each => this.#distance(...each));
  }

  #distance(from, to, at, isHorizontal) {
    const d = isHorizontal ? `M${from} ${at}H${to}` : `M${at} ${from}V${to}`;
    const [x, y] = isHorizontal ? [(from + to) / 2, at] : [at, (from + to) / 2];
    return [s("path", { d, class: "distance" }), this.#tag(points(Math.abs(to - from)), x, y, "distance")];
  }

  /** The distances to the nearest views at each side, or to the view around. */
  #neighbors(node) {
    const a = node.frame;
    const around = this.screen.index.get(node.parent)?.frame;
    const beside = this.screen.outline.nodes.filter(each => each.parent === node.parent && each !== node && !each.states.includes("hidden")).map(each => each.frame);
    const isLevel = b => b.y < a.y + a.height && b.y + b.height > a.y;
    const isAbove = b => b.x < a.x + a.width && b.x + b.width > a.x;
    const most = (values, otherwise) => (values.length ? Math.max(...values) : otherwise);
    const least = (values, otherwise) => (values.length ? Math.min(...values) : otherwise);
    const left = most(beside.filter(b => isLevel(b) && b.x + b.width <= a.x).map(b => b.x + b.width), around?.x);
    const right = least(beside.filter(b => isLevel(b) && b.x >= a.x + a.width).map(b => b.x), around && around.x + around.width);
    const top = most(beside.filter(b => isAbove(b) && b.y + b.height <= a.y).map(b => b.y + b.height), around?.y);
    const bottom = least(beside.filter(b => isAbove(b) && b.y >= a.y + a.height).map(b => b.y), around && around.y + around.height);
    return [[left, a.x, a.y + a.height / 2, true], [a.x + a.width, right, a.y + a.height / 2, true], [top, a.y, a.x + a.width / 2, false],
      [a.y + a.height, bottom, a.x + a.width / 2, false]]
      .filter(([from, to]) => from !== undefined && to !== undefined && to - from > 0.01).flatMap(each => this.#distance(...each));
  }

  #findings() {
    const k = 1 / this.screen.zoom;
    return this.screen.findings.flatMap(finding => {
      const node = this.screen.index?.get(finding.views[0]);
      if (!node || !document.body.classList.contains("inspecting")) return [];
      const { x, y, width } = node.frame;
      return [this.#box(node.frame, `finding ${finding.severity}`),
        s("circle", { cx: Math.min(x + width, this.screen.points[0] - 5 * k), cy: Math.max(y, 5 * k), r: 4 * k, class: `finding ${finding.severity}` })];
    });
  }

  #move({ before, after }) {
    return [this.#box(rectangle(before), "before"), this.#box(rectangle(after), "after")];
  }
}
