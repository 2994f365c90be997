// SPDX-License-Identifier: MIT

/// The page of a running app: its picture, which takes touches and keys, the settings of the device, and an inspector.
enum LivePage {
  static let html = """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Tinamou</title>
    <style>
    \(style)
    </style>
    \(content)
    <script>
    \(script)
    </script>
    </html>

    """

  private static let content = """
    <header>
    <label id="choice" hidden>Preview <select id="items"></select></label>
    <label id="windows" hidden>Scene <select id="scene"></select></label>
    <label>Device <select id="device"></select></label>
    <label>iOS <select id="os"></select></label>
    <label>Text size <select id="text-size">\(sizes)</select></label>
    <button type="button" id="orientation">Rotate</button>
    <button type="button" id="appearance" aria-pressed="false">Dark</button>
    <button type="button" id="contrast" aria-pressed="false">More contrast</button>
    <button type="button" id="direction" aria-pressed="false">Right to left</button>
    <label id="languages" hidden>Language <select id="language"></select></label>
    <label>Do <select id="action"><option value="">…</option><option value="back">Go back</option><option value="dismiss">Close what is in front</option>
    <option value="hideKeyboard">Hide the keyboard</option><option value="shake">Shake</option><option value="memoryWarning">Memory warning</option>
    <option value="background">Move to the background</option><option value="foreground">Move to the foreground</option></select></label>
    <button type="button" id="inspector" aria-pressed="false">Inspect</button>
    <button type="button" id="tree">Views as text</button>
    <button type="button" id="recording">Steps so far</button>
    <button type="button" id="restart">Restart</button>
    </header>
    <p id="status" role="status" aria-live="polite"></p>
    <main>
    <div id="screen"><canvas id="picture" tabindex="0" role="application" aria-label="The app’s screen. Keys go to the app."></canvas>
    <div id="mark" hidden></div></div>
    <div id="side"><section id="details" aria-live="polite"></section>
    <section id="output" hidden><h2>What the app prints</h2><pre id="log"></pre></section></div>
    </main>
    """

  private static let sizes = [
    "xs", "s", "m", "l", "xl", "xxl", "xxxl", "accessibility1", "accessibility2", "accessibility3", "accessibility4",
    "accessibility5",
  ].map { "<option\($0 == "l" ? " selected" : "")>\($0)</option>" }.joined()

  private static let style = """
    :root { color-scheme: light dark; font: 14px system-ui, sans-serif; }
    body { margin: 0; display: flex; flex-direction: column; height: 100vh; }
    header { display: flex; flex-wrap: wrap; gap: 8px 12px; padding: 8px 12px; border-bottom: 1px solid #8886; }
    button[aria-pressed=true] { background: #07f; color: #fff; }
    #status { margin: 0; padding: 4px 12px; min-height: 1.2em; white-space: pre-wrap; max-height: 30vh; overflow: auto; }
    #status.problem { color: #c00; }
    main { flex: 1; display: flex; gap: 16px; padding: 12px; min-height: 0; }
    #screen { position: relative; align-self: flex-start; outline: 1px solid #8888; touch-action: none; }
    #picture { display: block; }
    #picture:focus-visible { outline: 3px solid #07f; }
    #mark { position: absolute; outline: 2px solid #f08; background: #f081; pointer-events: none; }
    #side { flex: 1; display: flex; flex-direction: column; gap: 12px; min-height: 0; }
    #details { flex: 2; overflow: auto; }
    #output { flex: 1; overflow: auto; border-top: 1px solid #8886; padding-top: 8px; }
    section h2 { font-size: 15px; margin: 0 0 8px; }
    #details h3 { font-size: 13px; margin: 12px 0 4px; }
    pre { white-space: pre-wrap; font-size: 12px; margin: 0; }
    """

  private static let script = """
    const $ = id => document.getElementById(id);
    const canvas = $("picture"), context = canvas.getContext("2d");
    let points = [0, 0], socket, patches = Promise.resolve(), shownScale = 0;
    const state = {};

    function send(message) { if (socket && socket.readyState === 1) socket.send(JSON.stringify(message)); }
    function request(name, value) { send({ request: { [name]: value } }); }

    function connect() {
      socket = new WebSocket(`ws://${location.host}/live`);
      socket.binaryType = "arraybuffer";
      socket.onopen = () => { say(""); shownScale = 0; updateScale(); };
      socket.onclose = () => { say("The server has ended. The page connects again when it is there.", true); setTimeout(connect, 1000); };
      socket.onmessage = event => {
        if (typeof event.data === "string") return receive(JSON.parse(event.data));
        patches = patches.then(() => draw(new Uint8Array(event.data)));
      };
    }

    function say(text, isProblem) { $("status").textContent = text; $("status").classList.toggle("problem", !!isProblem); }

    // The picture has as many pixels as the page shows.
    function factor() {
      if (!points[0]) return 1;
      const main = document.querySelector("main");
      return Math.min(1, (main.clientHeight - 24) / points[1], (main.clientWidth - 24) / points[0]);
    }
    function updateScale() {
      const scale = Math.max(0.5, Math.min(3, Math.round(factor() * devicePixelRatio * 100) / 100));
      if (scale === shownScale) return;
      shownScale = scale;
      send({ scale });
    }
    function fit() {
      const shown = factor();
      canvas.style.width = points[0] * shown + "px";
      canvas.style.height = points[1] * shown + "px";
    }

    function receive(message) {
      switch (message.kind) {
      case "hello": greet(message); break;
      case "scenes": showScenes(message); break;
      case "tree": details("Views", [{ title: "", lines: [message.text] }]); break;
      case "recording": details("Steps for tinamou run --steps", [{ title: "", lines: [message.text || "Nothing was done yet."] }]); break;
      case "view": inspect(message); break;
      case "build": say(message.text || "", !!message.text); break;
      case "ended": say(message.text + "\\nRestart starts it again.", true); break;
      case "failed": say(message.text, true); break;
      case "log": log(message.text); break;
      }
    }

    // Only the end of a long output is kept.
    function log(text) {
      $("output").hidden = false;
      $("log").textContent = ($("log").textContent + text).slice(-20000);
      $("output").scrollTop = $("output").scrollHeight;
    }

    function greet(hello) {
      showScenes({ names: [], shown: 1 });
      $("choice").hidden = hello.items.length === 0;
      $("items").replaceChildren(...hello.items.map(item => new Option(item.name, item.name, false, item.name === hello.shown)));
      $("device").replaceChildren(...hello.devices.map(name => new Option(name, name, false, name === hello.device)));
      $("os").replaceChildren(...hello.systems.map(name => new Option(name, name, false, name === hello.os)));
      $("languages").hidden = hello.languages.length === 0;
      $("language").replaceChildren(new Option("English or the app's own", ""), ...hello.languages.map(name => new Option(name)));
      $("language").value = hello.language;
      for (const name of ["appearance", "contrast", "direction", "orientation"]) state[name] = hello[name];
      $("text-size").value = hello["text-size"];
      for (const [name, on] of [["appearance", "dark"], ["contrast", "high"], ["direction", "rtl"]])
        $(name).setAttribute("aria-pressed", state[name] === on);
    }

    function showScenes(scenes) {
      $("windows").hidden = scenes.names.length < 2;
      $("scene").replaceChildren(...scenes.names.map((name, index) => new Option(name, index + 1, false, index + 1 === scenes.shown)));
    }

    // A change of the picture is a line, followed by the files of its parts.
    async function draw(bytes) {
      let end = bytes.indexOf(10);
      const change = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end++)));
      const images = await Promise.all(change.parts.map(part => {
        const file = bytes.subarray(end, end += part.count);
        return createImageBitmap(new Blob([file], { type: "image/png" }));
      }));
      if (canvas.width !== change.width || canvas.height !== change.height) {
        canvas.width = change.width;
        canvas.height = change.height;
      }
      const isNew = points[0] !== change.points[0] || points[1] !== change.points[1];
      points = change.points;
      if (change.move) {
        const [x, y, width, height] = change.move.area;
        context.drawImage(canvas, x, y, width, height, x, y + change.move.distance, width, height);
      }
      images.forEach((image, index) => {
        const area = change.parts[index].area;
        context.clearRect(...area);
        context.drawImage(image, area[0], area[1]);
      });
      if (isNew) updateScale();
      fit();
      canvas.dataset.pictures = Number(canvas.dataset.pictures || 0) + 1;
    }

    // Touches, the wheel and keys

    function place(event) {
      const box = canvas.getBoundingClientRect();
      return {
        x: hundredth((event.clientX - box.left) * points[0] / box.width),
        y: hundredth((event.clientY - box.top) * points[1] / box.height),
      };
    }
    // Recordings have the places and distances that the app is told.
    function hundredth(value) { return Math.round(value * 100) / 100; }
    function perform(name, value) { request("perform", { _0: { [name]: value } }); }
    function point(at) { return { point: at }; }
    const fingers = new Map();
    function touch(phase, finger, at) { request("touch", { _0: phase, finger, x: at.x, y: at.y }); }
    // With the option key, a second finger mirrors the first: a pinch.
    function mirrored(at) { return { x: points[0] - at.x, y: points[1] - at.y }; }
    canvas.addEventListener("pointerdown", event => {
      canvas.focus();
      const at = place(event);
      if ($("inspector").getAttribute("aria-pressed") === "true") return request("inspect", { _0: point(at) });
      canvas.setPointerCapture(event.pointerId);
      const number = fingers.size * 2;
      fingers.set(event.pointerId, { number, pinches: event.altKey });
      touch("began", number, at);
      if (event.altKey) touch("began", number + 1, mirrored(at));
    });
    canvas.addEventListener("pointermove", event => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      touch("moved", finger.number, place(event));
      if (finger.pinches) touch("moved", finger.number + 1, mirrored(place(event)));
    });
    for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, event => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      fingers.delete(event.pointerId);
      touch("ended", finger.number, place(event));
      if (finger.pinches) touch("ended", finger.number + 1, mirrored(place(event)));
    });
    canvas.addEventListener("wheel", event => {
      event.preventDefault();
      perform("wheel", { _0: point(place(event)), dx: hundredth(event.deltaX), dy: hundredth(event.deltaY) });
    }, { passive: false });
    const keys = ["Backspace", "Enter", "Escape", "Delete", "Home", "End", "PageUp", "PageDown", "ArrowUp", "ArrowDown", "ArrowLeft",
      "ArrowRight"];
    canvas.addEventListener("keydown", event => {
      if (event.key === "Tab" || (event.key.length > 1 && !keys.includes(event.key))) return;
      event.preventDefault();
      const held = [["command", event.metaKey], ["control", event.ctrlKey], ["option", event.altKey], ["shift", event.shiftKey]];
      const isText = event.key.length === 1 && !event.metaKey && !event.ctrlKey;
      const modifiers = held.filter(([name, isHeld]) => isHeld && !isText).map(([name]) => name);
      perform("key", { _0: { name: event.key, modifiers } });
    });

    // Settings

    function set(name, value) { state[name] = value; send({ setting: { [name]: value } }); }
    $("scene").onchange = () => request("scene", { _0: Number($("scene").value) });
    $("action").onchange = () => { perform($("action").value, {}); $("action").value = ""; };
    $("items").onchange = () => send({ show: $("items").value });
    for (const name of ["device", "os", "text-size", "language"]) $(name).onchange = () => set(name, $(name).value);
    $("orientation").onclick = () => set("orientation", state.orientation === "landscape" ? "portrait" : "landscape");
    function toggle(id, off, on) {
      $(id).onclick = () => {
        const isOn = state[id] !== on;
        $(id).setAttribute("aria-pressed", isOn);
        set(id, isOn ? on : off);
      };
    }
    toggle("appearance", "light", "dark");
    toggle("contrast", "normal", "high");
    toggle("direction", "ltr", "rtl");
    $("inspector").onclick = () => {
      const isOn = $("inspector").getAttribute("aria-pressed") !== "true";
      $("inspector").setAttribute("aria-pressed", isOn);
      $("mark").hidden = true;
      canvas.style.cursor = isOn ? "crosshair" : "";
    };
    $("tree").onclick = () => request("screen", { explainsFrames: false });
    $("recording").onclick = () => send({ command: "recording" });
    $("restart").onclick = () => { say(""); send({ command: "start" }); };

    // The inspector

    function details(title, sections) {
      const heading = document.createElement("h2");
      heading.textContent = title;
      $("details").replaceChildren(heading, ...sections.flatMap(section => {
        const head = document.createElement("h3"), text = document.createElement("pre");
        head.textContent = section.title;
        text.textContent = section.lines.join("\\n");
        return section.title ? [head, text] : [text];
      }));
    }
    function inspect(view) {
      const shown = factor(), [x, y, width, height] = view.frame;
      Object.assign($("mark").style, { left: x * shown + "px", top: y * shown + "px", width: width * shown + "px", height: height * shown + "px" });
      $("mark").hidden = false;
      details(view.title, view.sections);
    }
    addEventListener("resize", () => { updateScale(); fit(); });
    connect();
    """
}
