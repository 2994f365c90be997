// SPDX-License-Identifier: MIT
// The web socket of the page: messages, questions with answers, and a server that comes back.

/** Tells with events what the server says: `message` for an object, `picture` for a change of a picture, `open` and `closed`. */
export class Connection extends EventTarget {
  #socket;
  #nextQuestion = 1;
  #questions = new Map();

  constructor() {
    super();
    this.#connect();
  }

  #connect() {
    const socket = this.#socket = new WebSocket(`ws://${location.host}/live`);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.#tell("open");
    socket.onclose = () => {
      this.giveUp("the server has ended");
      this.#tell("closed");
      setTimeout(() => this.#connect(), 500);
    };
    socket.onmessage = event => {
      if (typeof event.data !== "string") return this.#tell("picture", new Uint8Array(event.data));
      const message = JSON.parse(event.data);
      const question = this.#questions.get(message.id);
      if (!question) return this.#tell("message", message);
      this.#questions.delete(message.id);
      if (message.kind === "failed-answer") question.reject(new Error(message.content));
      else question.resolve(message.content);
    };
  }

  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  /** Sends a message, unless the server is away. */
  send(message) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Ends the questions that nobody will answer: those to an app that has ended, or all of them. */
  giveUp(reason, stage = null) {
    for (const [id, question] of this.#questions) {
      if (stage !== null && question.stage !== stage) continue;
      this.#questions.delete(id);
      question.reject(new Error(reason));
    }
  }

  /** Asks the app of a stage, and returns what it answers. */
  ask(stage, name, value = {}) {
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) return reject(new Error("the server is away"));
      const id = this.#nextQuestion++;
      this.#questions.set(id, { stage, resolve, reject });
      this.send({ stage, id, request: { [name]: value } });
    });
  }
}
