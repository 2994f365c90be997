// SPDX-License-Identifier: MIT
// Pointers, wheels and keys of the page as fingers, wheels and keys of the app.

const keys = ["Backspace", "Enter", "Escape", "Delete", "Home", "End", "PageUp", "PageDown", "ArrowUp", "ArrowDown", "ArrowLeft",
  "ArrowRight"];

/** Sends what is done with the picture of a screen to its app. While the bench inspects, pointers choose views instead. */
export function useTouches(screen, bench) {
  const { canvas } = screen;
  const fingers = new Map();
  let lastEscape = 0;

  function touch(phase, finger, at) { screen.request("touch", { _0: phase, finger, x: at.x, y: at.y }); }
  function perform(name, value) { screen.request("perform", { _0: { [name]: value } }); }
  // With the option key, a second finger mirrors the first: a pinch.
  function mirrored(at) { return { x: screen.points[0] - at.x, y: screen.points[1] - at.y }; }

  canvas.addEventListener("pointerdown", event => {
    canvas.focus({ preventScroll: true });
    if (bench.isInspecting) return bench.pick(screen, screen.place(event), event.shiftKey);
    canvas.setPointerCapture(event.pointerId);
    const number = fingers.size * 2;
    fingers.set(event.pointerId, { number, pinches: event.altKey });
    touch("began", number, screen.place(event));
    if (event.altKey) touch("began", number + 1, mirrored(screen.place(event)));
  });
  canvas.addEventListener("pointermove", event => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return bench.isInspecting ? bench.point(screen, screen.place(event), event.altKey) : undefined;
    touch("moved", finger.number, screen.place(event));
    if (finger.pinches) touch("moved", finger.number + 1, mirrored(screen.place(event)));
  });
  canvas.addEventListener("pointerleave", () => { if (bench.isInspecting) bench.hover(null); });
  for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, event => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    touch("ended", finger.number, screen.place(event));
    if (finger.pinches) touch("ended", finger.number + 1, mirrored(screen.place(event)));
  });

  canvas.addEventListener("wheel", event => {
    // Pinches of a touchpad are turns of the wheel with the control key; they zoom the board.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const hundredth = value => Math.round(value * 100) / 100;
    perform("wheel", { _0: { point: screen.place(event) }, dx: hundredth(event.deltaX), dy: hundredth(event.deltaY) });
  }, { passive: false });

  canvas.addEventListener("keydown", event => {
    if (event.key === "Tab" || (event.key.length > 1 && !keys.includes(event.key))) return;
    if (event.key === "Escape") {
      if (event.timeStamp - lastEscape < 600) return bench.leave(screen);
      lastEscape = event.timeStamp;
    }
    // Keys of the page, such as those that zoom.
    if ((event.metaKey || event.ctrlKey) && ["0", "1", "+", "-", "="].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (bench.isInspecting) return bench.walk(event.key);
    const held = [["command", event.metaKey], ["control", event.ctrlKey], ["option", event.altKey], ["shift", event.shiftKey]];
    const isText = event.key.length === 1 && !event.metaKey && !event.ctrlKey;
    const modifiers = held.filter(([name, isHeld]) => isHeld && !isText).map(([name]) => name);
    perform("key", { _0: { name: event.key, modifiers } });
  });
}
