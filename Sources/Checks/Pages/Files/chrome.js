// SPDX-License-Identifier: MIT
// What is around the app: the frame of the device, the status bar and the home indicator.

import { s } from "./ui.js";

/** Draws the device around a screen. It can be switched off, and a size without a device has none. */
export class Chrome {
  isOn = true;

  constructor(screen) {
    this.screen = screen;
    this.drawing = s("svg", { class: "chrome", "aria-hidden": "true" });
    screen.glass.append(this.drawing);
  }

  get #surroundings() { return this.isOn ? this.screen.outline?.surroundings : null; }

  /** The width of the frame, in pixels of style sheets. */
  get border() { return this.borderAt(this.screen.zoom); }

  /** The width of the frame at another size of a point. */
  borderAt(zoom) { return this.#surroundings ? Math.max(5, 11 * zoom) : 1; }

  /** Draws what is around the present screen. */
  update() {
    const { device, points: [width, height], zoom } = this.screen;
    const around = this.#surroundings;
    device.classList.toggle("framed", !!around);
    device.style.setProperty("--radius", `${(around?.cornerRadius ?? 0) * zoom}px`);
    device.style.setProperty("--border", `${this.border}px`);
    this.drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
    if (!around) return this.drawing.replaceChildren();
    const key = JSON.stringify([around, width, height]);
    if (this.drawing.dataset.key === key) return;
    this.drawing.dataset.key = key;
    this.drawing.replaceChildren(...statusBar(around, width), ...cutout(around, width, height), ...homeIndicator(around, width, height));
  }
}

/** The time at the left; signal, network and battery at the right. */
function statusBar({ statusBarHeight, hasLightStatusBar, safeArea, isTablet }, width) {
  if (!statusBarHeight) return [];
  const color = hasLightStatusBar ? "#fff" : "#000";
  const isTall = statusBarHeight > 40;
  const y = isTall ? Math.max(statusBarHeight, safeArea[0]) / 2 + 3 : statusBarHeight / 2;
  const inset = isTall ? width * 0.13 : 12;
  const size = isTall ? 16.5 : 12;
  const time = s("text", { x: isTall ? inset : isTablet ? 12 : width / 2, y: y + size * 0.36, fill: color, "font-size": size, "font-weight": 600,
    "text-anchor": isTall ? "middle" : isTablet ? "start" : "middle" });
  time.textContent = "9:41";
  const right = isTall ? width - inset + 34 : width - 8;
  const k = isTall ? 1 : 0.8;
  const group = s("g", { transform: `translate(${right} ${y}) scale(${k})`, fill: color });
  // From the right: the battery, the wireless network, the bars of the signal.
  group.append(
    s("rect", { x: -25, y: -6, width: 22, height: 12, rx: 3.6, fill: "none", stroke: color, "stroke-opacity": 0.4 }),
    s("rect", { x: -23.2, y: -4.2, width: 18.4, height: 8.4, rx: 2.2 }),
    s("path", { d: "M-2 -2v4a2.2 2.2 0 0 0 0-4z", "fill-opacity": 0.45 }),
    s("path", { d: "M-39 5.2l-2.6-2.7a3.8 3.8 0 0 1 5.2 0z" }),
    ...[5.2, 8.4].map((radius, index) => s("path", {
      d: `M${-39 - radius * 0.74} ${5 - radius * 0.86}a${radius * 1.1} ${radius * 1.1} 0 0 1 ${radius * 1.48} 0`, fill: "none", stroke: color,
      "stroke-width": 2.2 - index * 0.1,
    })),
    ...[3.6, 5.8, 8.2, 11].map((height, index) =>
      s("rect", { x: -69 + index * 4.8, y: 5.6 - height, width: 3.2, height, rx: 0.9 })));
  return [time, group];
}

/** The island or the notch around the camera. */
function cutout({ safeArea, isTablet }, width, height) {
  if (isTablet) return [];
  const isLandscape = width > height;
  const depth = isLandscape ? Math.max(safeArea[1], safeArea[3]) : safeArea[0];
  const long = isLandscape ? height : width;
  let shape = null;
  if (depth >= 58) shape = { x: long / 2 - 62, y: 11.5, width: 124, height: 36.5, rx: 18.3 };
  else if (depth >= 44 && !isLandscape) shape = { x: long / 2 - 82, y: -20, width: 164, height: 51, rx: 20 };
  if (!shape) return [];
  const element = s("rect", { ...shape, fill: "#000" });
  if (isLandscape) element.setAttribute("transform", `translate(0 ${height}) rotate(-90)`);
  return [element];
}

/** The bar with which one leaves the app. */
function homeIndicator({ safeArea, hasLightStatusBar }, width, height) {
  if (!safeArea[2] || safeArea[2] > 40) return [];
  const length = Math.min(width * 0.37, 220);
  return [s("rect", { x: (width - length) / 2, y: height - 13, width: length, height: 5, rx: 2.5,
    fill: hasLightStatusBar ? "#fff" : "#000", "fill-opacity": 0.9 })];
}
