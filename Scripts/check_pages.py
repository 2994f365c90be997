# SPDX-License-Identifier: MIT
"""Opens the pages of `tinamou run --serve` and `tinamou preview serve` in Chromium, and uses them as a person does.

A tap changes the picture, dark is dark, the inspector names a view, and a saved file changes the preview.
"""
import base64, contextlib, io, json, os, pathlib, re, shutil, subprocess, sys, tempfile, time, urllib.error, urllib.request
import websocket


class Browser:
    """A page of a headless Chromium, by the protocol of its developer tools."""

    def __init__(self, *flags):
        self.profile = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--remote-debugging-port=0",
             "--remote-allow-origins=*", f"--user-data-dir={self.profile}", "--window-size=1100,950", *flags,
             "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = pathlib.Path(self.profile, "DevToolsActivePort")
        wait("Chromium starts", lambda: port_file.exists() and port_file.read_text().strip())
        port = port_file.read_text().split()[0]
        targets = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list"))
        page = next(target for target in targets if target["type"] == "page")
        self.socket = websocket.create_connection(page["webSocketDebuggerUrl"], timeout=60)
        self.number = 0
        self.errors = []
        for domain in ["Page", "Runtime"]:
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.number += 1
        number = self.number
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            self.note(answer)
            if answer.get("id") == number:
                if "error" in answer:
                    raise SystemExit(f"check_pages: {method}: {answer['error']}")
                return answer["result"]

    def note(self, message):
        """Keeps the errors of the page's scripts."""
        if message.get("method") == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"the page failed: {result['exceptionDetails']}")
        return result["result"].get("value")

    def open(self, address):
        self.call("Page.navigate", url=address)
        wait("a picture", lambda: self.evaluate("Number(document.getElementById('picture')?.dataset.pictures || 0)"))

    def pictures(self):
        return self.evaluate("Number(document.getElementById('picture').dataset.pictures)")

    def on_page(self, x, y):
        """A point of the picture, in points of the app, as a point of the page."""
        return self.evaluate(
            f"(() => {{ const c = document.getElementById('picture'), b = c.getBoundingClientRect();"
            f" const [width, height] = c.dataset.points.split(' ').map(Number);"
            f" return [b.left + {x} * b.width / width, b.top + {y} * b.height / height]; }})()")

    def click_picture(self, x, y):
        """Clicks a point of the picture, in points of the app."""
        x, y = self.on_page(x, y)
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def drag_picture(self, start, end, steps=12):
        """Drags from a point of the picture to another, in points of the app."""
        points = [[start[i] + (end[i] - start[i]) * step / steps for i in range(2)] for step in range(steps + 1)]
        for number, point in enumerate(points):
            x, y = self.on_page(*point)
            kind = "mousePressed" if number == 0 else "mouseMoved"
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)
            time.sleep(0.016)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1)

    def type(self, text):
        """Types a text; a line break is the return key."""
        for character in text:
            key = {"key": "Enter", "code": "Enter"} if character == "\n" else {"key": character, "text": character}
            self.call("Input.dispatchKeyEvent", type="keyDown", **key)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=key["key"])

    def views(self):
        """The views of the app, as text."""
        self.evaluate("document.getElementById('as-text').textContent = ''")
        self.press("left-text-tab")
        wait("the views are shown", lambda: self.text("as-text"))
        return self.evaluate("document.getElementById('as-text').textContent").strip()

    def steps(self):
        """The steps so far, as a script."""
        self.press("right-steps-tab")
        self.evaluate("document.getElementById('steps').value = ''")
        self.press("recording")
        wait("the steps are shown", lambda: self.evaluate("document.getElementById('steps').value"))
        return self.evaluate("document.getElementById('steps').value")

    def heading(self):
        """The words of the selected view."""
        return self.evaluate("document.querySelector('#details h2')?.textContent ?? ''")

    def trouble(self):
        """What is shown in the place of the picture."""
        return self.evaluate("document.querySelector('.trouble:not([hidden])')?.innerText ?? ''")

    def click(self, text):
        """Clicks the middle of the view with a text, after it has appeared."""
        pattern = re.compile(r"(?:“%s”\)?|^ *%s: \w+.*?) (-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)" % ((re.escape(text),) * 2), re.M)
        wait(f"“{text}” is shown", lambda: pattern.search(self.views()), shown=self.views)
        x, y, width, height = map(float, pattern.findall(self.views())[-1])
        self.click_picture(x + width / 2, y + height / 2)

    def press(self, button):
        """Presses a button of the page, and waits until the picture has its place: a pane that opens moves it in a later frame."""
        self.evaluate(f"document.getElementById('{button}').click()")
        place = None
        while place != (place := self.evaluate("JSON.stringify(document.getElementById('picture')?.getBoundingClientRect() ?? 0)")):
            time.sleep(0.1)

    def settle(self):
        """Waits until the picture has not changed for a moment: a view that is on its way out cannot be selected."""
        count = -1
        while count != (count := self.pictures()):
            self.pump(0.6)

    def choose(self, menu, value):
        self.evaluate(f"(() => {{ const m = document.getElementById('{menu}'); m.value = '{value}'; m.dispatchEvent(new Event('change')); }})()")

    def text(self, identifier):
        return self.evaluate(f"document.getElementById('{identifier}').innerText")

    def size(self, width, height):
        """Gives the window a size."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def pump(self, seconds):
        """Lets time pass, and takes what the page tells meanwhile."""
        end = time.time() + seconds
        while time.time() < end:
            self.evaluate("1")
            time.sleep(0.03)

    def middle(self, selector):
        """The middle of an element, as a point of the page."""
        return self.evaluate(
            f"(() => {{ const e = document.querySelector({selector!r}); e.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});"
            " const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })()")

    def point(self, selector, kinds=("mouseMoved", "mousePressed", "mouseReleased"), **more):
        """Moves the pointer to an element, and clicks it."""
        x, y = self.middle(selector)
        for kind in kinds:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="none" if kind == "mouseMoved" else "left",
                      clickCount=1, **more)

    def key(self, key, modifiers=0):
        """Presses a key; modifiers are 1 for Alt, 2 for Control, 8 for Shift."""
        # Buttons are pressed by the character of the return key.
        text = {"text": "\r" if key == "Enter" else key} if (len(key) == 1 or key == "Enter") and modifiers in (0, 8) else {}
        code = f"Digit{key}" if key.isdigit() else key
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=code, modifiers=modifiers, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code, modifiers=modifiers)

    def screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def brightness(self):
        """The brightness of the picture's middle, from 0 to 255."""
        return self.evaluate(
            "(() => { const c = document.getElementById('picture');"
            " return c.getContext('2d').getImageData(c.width / 2, c.height * 0.9, 1, 1).data[0]; })()")

    def close(self):
        self.socket.close()
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def wait(what, condition, seconds=60, shown=None):
    """Waits until a condition holds. If it does not, the message ends with what is shown instead."""
    end = time.time() + seconds
    while time.time() < end:
        with contextlib.suppress(OSError, ValueError):
            if condition():
                return
        time.sleep(0.05)
    instead = f", but: {shown()}" if shown else ""
    raise SystemExit(f"check_pages: {what}: it did not happen in {seconds} seconds{instead}")


def expect(what, condition):
    if not condition:
        raise SystemExit(f"check_pages: {what}")


@contextlib.contextmanager
def server(arguments, log, gives_process=False):
    """A server of `tinamou`, with its address and, if asked for, its process."""
    with open(log, "w") as errors:
        process = subprocess.Popen(arguments + ["--port", "0"], stdout=subprocess.PIPE, stderr=errors, text=True)
        address = process.stdout.readline().strip()
        expect(f"no address; see {log}", address.startswith("http://127.0.0.1:"))
        try:
            yield (address, process) if gives_process else address
        finally:
            process.terminate()
            expect("the server does not end", process.wait(20) == 0)


def status(address, **headers):
    request = urllib.request.Request(address, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        return urllib.request.urlopen(request, timeout=10).status
    except urllib.error.HTTPError as error:
        return error.code


def check_app(browser, tinamou, app, out):
    with server([tinamou, "run", "--serve", "--package-path", app], f"{out}/serve.log") as address:
        expect("the page is not there", status(address) == 200)
        expect("another host is accepted", status(address, Host="evil.example") == 403)
        expect("another origin is accepted", status(address + "live", Origin="http://evil.example") == 403)
        expect("another file is served", status(address + "../../etc/passwd") == 404)
        browser.open(address)
        light = browser.brightness()
        before = browser.pictures()
        browser.click_picture(150, 210)
        wait("a tap changes the picture", lambda: browser.pictures() > before)
        wait("the trip is shown", lambda: "Nine days on the path" in browser.views())
        browser.press("appearance")
        wait("dark is dark", lambda: browser.brightness() < light - 100)
        browser.press("inspector")
        browser.settle()
        browser.click_picture(100, 330)
        wait("the inspector names a view", lambda: "“Along the coast”" in browser.heading(), shown=browser.heading)
        expect("the inspector does not explain a frame", "left is" in browser.text("details"))
        wait("what was tapped is a step", lambda: "- tap:" in browser.steps())
        browser.screenshot(f"{out}/live.png")
        browser.choose("os", "18")
        wait("the app starts again on another system", lambda: "Two lakes" in browser.views())


def check_walk(browser, tinamou, app, out):
    """Walks through the app by pointer and keys, and plays the recording to the same screen."""
    with server([tinamou, "run", "--serve", "--package-path", app], f"{out}/walk.log") as address:
        browser.open(address)
        browser.click("Two lakes")
        wait("the trip is shown", lambda: "A canoe, a tent, and no clock" in browser.views())
        time.sleep(0.6)
        browser.drag_picture((2, 500), (330, 500))
        wait("a swipe from the edge goes back", lambda: "Along the coast" in browser.views())
        time.sleep(0.6)
        browser.click("Filter")
        browser.click("searchField")
        time.sleep(0.6)
        browser.type("Oslo")
        wait("a text is typed", lambda: "“Oslo”" in browser.views(), shown=browser.views)
        browser.click("Done")
        wait("the sheet is closed", lambda: "searchField" not in browser.views())
        time.sleep(0.6)
        browser.click("Settings")
        browser.click("New offers")
        time.sleep(0.6)
        expect_playback(browser, tinamou, app, out, "walk")
    arguments = [tinamou, "preview", "serve", "Sign in", "--package-path", app]
    with server(arguments, f"{out}/sign-in.log") as address:
        browser.open(address)
        browser.click("email")
        time.sleep(0.6)
        browser.type("ada")
        browser.click("Sign in")
        wait("the text is not accepted", lambda: "This is not an email address." in browser.views())
        browser.click("email")
        time.sleep(0.6)
        browser.type("@example.com")
        browser.click("Sign in")
        wait("the alert is shown", lambda: "Continue" in browser.views(), shown=browser.views)
        time.sleep(0.6)
        expect_playback(browser, tinamou, app, out, "sign-in")


def expect_playback(browser, tinamou, app, out, name):
    """Plays the steps so far by a script, and compares the views."""
    shown = browser.views()
    steps = browser.steps().strip() + "\n- tree\n"
    pathlib.Path(f"{out}/{name}.yaml").write_text(steps)
    played = subprocess.run(
        [tinamou, "run", "--package-path", app, "--steps", f"{out}/{name}.yaml"], capture_output=True, text=True)
    expect(f"the steps of {name} fail: {played.stderr[-400:]}", played.returncode == 0)
    expect(f"the steps of {name} lead to another screen:\n{steps}\n{played.stdout}\nand not:\n{shown}",
           played.stdout.strip() == shown)


def check_previews(browser, tinamou, app, out):
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "Trips")
        shutil.copytree(app, copy, ignore=shutil.ignore_patterns(".build"))
        file = copy / "Trips/BadgeLabel.swift"
        arguments = [tinamou, "preview", "serve", "Badges", "--package-path", str(copy)]
        if os.environ.get("TINAMOU_CHECKOUT"):
            arguments += ["--tinamou", os.environ["TINAMOU_CHECKOUT"]]
        with server(arguments, f"{out}/preview.log") as address:
            browser.open(address)
            original = file.read_text()
            file.write_text(original.replace('BadgeLabel("4 days")', 'BadgeLabel("saved")'))
            wait("a save changes the preview", lambda: "saved" in browser.views(), 120)
            file.write_text(original.replace("return stack", "retur stack"))
            wait("an error is shown with its line", lambda: "BadgeLabel.swift:" in browser.trouble(), 120, shown=browser.trouble)
            expect("the source around the error is not shown", "retur stack" in browser.trouble())
            wait("the last picture stays", lambda: "saved" in browser.views())
            browser.open(address)
            wait("a page that comes later shows the error", lambda: "BadgeLabel.swift:" in browser.trouble())
            browser.screenshot(f"{out}/preview.png")
            file.write_text(original)
            wait("nothing of the error is left", lambda: browser.trouble() == "", 120, shown=browser.trouble)


if __name__ == "__main__":
    tinamou, app, out = sys.argv[1:]
    browser = Browser()
    try:
        check_app(browser, tinamou, app, out)
        check_walk(browser, tinamou, app, out)
        check_previews(browser, tinamou, app, out)
        expect(f"the page has errors: {browser.errors}", not browser.errors)
    finally:
        browser.close()
