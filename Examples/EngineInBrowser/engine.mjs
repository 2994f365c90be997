// SPDX-License-Identifier: MIT

/** The layout engine in a WebAssembly module. */
export class Engine {
  /** Creates an engine from the bytes of the module, or from a response with them. */
  static async from(source) {
    const { instance } = await WebAssembly.instantiate(source instanceof Response ? await source.arrayBuffer() : source);
    return new Engine(instance.exports);
  }

  constructor(exports) {
    this.exports = exports;
  }

  /** Replaces the layout by that of visual formats. Throws the error in the formats. */
  load(formats, width, height) {
    this.#write(formats);
    if (!this.exports.load(width, height)) throw new Error(this.#read());
  }

  /** Sets the size of the rectangle that contains the boxes, in points. */
  resize(width, height) {
    this.exports.resize(width, height);
  }

  /** Sets the content size of a box, in points. */
  setContentSize(name, width, height) {
    this.#write(name);
    this.exports.setContentSize(width, height);
  }

  /** Returns the boxes with their containers and with their frames in the coordinates of the container. */
  frames() {
    this.exports.frames();
    return this.#read().split("\n").filter(Boolean).map((line) => {
      const [name, container, x, y, width, height] = line.split("\t");
      return { name, container, x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
    });
  }

  /** Returns the conflicts and ambiguities in words. */
  problems() {
    this.exports.problems();
    return this.#read().split("\n\n").filter(Boolean);
  }

  #write(text) {
    const bytes = new TextEncoder().encode(text);
    const address = this.exports.textBuffer(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
  }

  #read() {
    const address = this.exports.textAddress();
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, address, this.exports.textCount()));
  }
}
