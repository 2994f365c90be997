// SPDX-License-Identifier: MIT

// Runs the module in Node.js: `node check.mjs layout.wasm`. Fails if a frame, an error or a conflict is not the expected one.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { Engine } from "./engine.mjs";

const engine = await Engine.from(await readFile(process.argv[2]));
const formats = "H:|-16-[bubble]-(gap: 8)-[avatar(side: 40)]-16-|; V:|-12-[avatar(40)]; V:|-12-[bubble]-(>=12)-|";

engine.load(formats, 320, 88);
engine.setContentSize("bubble", 170, 20);
assert.deepEqual(engine.frames(), [
  { name: "bubble", container: "root", x: 16, y: 12, width: 240, height: 20 },
  { name: "avatar", container: "root", x: 264, y: 12, width: 40, height: 40 },
]);
assert.deepEqual(engine.problems(), []);

engine.resize(480, 88);
assert.equal(engine.frames()[0].width, 400);

engine.resize(60, 88);
assert.match(engine.problems()[0], /avatar/);

assert.throws(() => engine.load("H:|-[a", 100, 100), /Line 1, column \d+: /);
assert.equal(engine.frames()[0].name, "bubble", "a layout with an error does not replace the one before");

// Many layouts in one module: memory is used again.
engine.load(formats, 320, 88);
const before = engine.exports.memory.buffer.byteLength;
const start = performance.now();
for (let count = 0; count < 2000; count++) engine.load(formats, 320 + (count % 100), 88), engine.frames();
const milliseconds = (performance.now() - start) / 2000;
assert.ok(engine.exports.memory.buffer.byteLength < before + 1_000_000, "memory grows");
console.log(`ok    frames, conflicts and errors in Node.js; ${milliseconds.toFixed(3)} ms for one text with two boxes`);
