# SPDX-License-Identifier: MIT
"""Uses the workbench, the page of `tinamou run --serve` and `tinamou preview serve`, by pointer and keys, and measures it.

    check_workbench.py TINAMOU APP OUT [--pictures FOLDER]

With --pictures, the pictures of the documentation are drawn to a folder. There, they have a palette of 256 colors.
"""
import collections, json, os, pathlib, re, signal, subprocess, sys, time
from check_pages import Browser, expect, server, wait

COLOR = "--force-color-profile=srgb"


def js(browser, text):
    return browser.evaluate(text)


def count(browser, selector):
    return js(browser, f"document.querySelectorAll({selector!r}).length")


def picture(browser, folder, name):
    """Draws a picture of the page for the documentation."""
    if folder:
        browser.pump(0.4)
        browser.screenshot(f"{folder}/{name}.png")


# The stage

def check_stage(browser, address, pictures):
    browser.size(1440, 900)
    browser.open(address)
    wait("the device is drawn", lambda: count(browser, ".device.framed"))
    wait("the status bar is drawn", lambda: count(browser, ".chrome text") == 1)
    height = lambda: js(browser, "document.querySelector('.device').offsetHeight")
    wait("the screen is as high as a window of 900 points allows", lambda: height() > 640, shown=height)
    picture(browser, pictures, "workbench")
    browser.point("#chrome")
    wait("the device can be switched off", lambda: not count(browser, ".device.framed"))
    browser.point("#chrome")
    # The wheel with the control key, and keys, zoom.
    before = js(browser, "document.querySelector('#picture').offsetWidth")
    x, y = browser.middle("#board")
    browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-240, modifiers=2)
    wait("the wheel zooms", lambda: js(browser, "document.querySelector('#picture').offsetWidth") > before * 1.3)
    browser.key("0", 2)
    wait("Control 0 fits", lambda: abs(js(browser, "document.querySelector('#picture').offsetWidth") - before) <= 2)
    browser.choose("zoom", "pixels")
    wait("a pixel of the device is one of the page", lambda: js(
        browser, "(() => { const c = document.querySelector('#picture'); return Math.abs(c.width - c.offsetWidth) <= 1 && c.width > 1000; })()"))
    browser.choose("zoom", "fit")
    for width, tall in [(360, 740), (2560, 1300)]:
        browser.size(width, tall)
        box = lambda: js(browser, "(() => { const b = document.querySelector('.device').getBoundingClientRect(); return [b.left, b.right, b.top, b.bottom]; })()")
        is_inside = lambda left, right, top, bottom: left >= 0 and right <= width and bottom <= tall
        wait(f"the screen is in a window of {width} points", lambda: is_inside(*box()), shown=box)
        wait(f"a window of {width} points does not scroll", lambda: js(browser, "document.documentElement.scrollWidth <= innerWidth"))
    browser.size(360, 740)
    picture(browser, pictures, "workbench-narrow")
    browser.size(1440, 900)


def check_keyboard(browser):
    """Everything is reached by the keys alone."""
    js(browser, "document.activeElement.blur()")
    seen = set()
    for _ in range(60):
        browser.key("Tab")
        seen.add(js(browser, "document.activeElement.id || document.activeElement.getAttribute('role') || document.activeElement.className"))
    missing = {"device", "appearance", "inspector", "variants", "picture", "zoom", "pause", "left-views-tab", "right-details-tab"} - seen
    expect(f"keys do not reach {sorted(missing)}", not missing)
    js(browser, "document.getElementById('picture').focus()")
    for _ in range(2):
        browser.key("Escape")
    wait("Escape twice leaves the app", lambda: js(browser, "document.activeElement.id") == "inspector")


NAMED = {"button", "combobox", "textbox", "searchbox", "checkbox", "spinbutton", "tab", "treeitem", "link", "dialog", "tree", "application", "separator", "menuitem"}


def check_accessibility(browser, where):
    """The rules of public engines that Chromium's tree can tell: names, unique ids, contrast, levels and owners of roles."""
    browser.call("Accessibility.enable")
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    value = lambda node, name: node.get(name, {}).get("value", "")
    unnamed = [node for node in nodes if not node.get("ignored") and value(node, "role") in NAMED and not str(value(node, "name")).strip()]
    expect(f"{where}: without a name: {[(value(n, 'role'), n.get('backendDOMNodeId')) for n in unnamed[:5]]}", not unnamed)
    twice = [name for name, number in collections.Counter(js(browser, "[...document.querySelectorAll('[id]')].map(e => e.id)")).items() if number > 1]
    expect(f"{where}: ids that are not unique: {twice}", not twice)
    roles = collections.Counter(value(node, "role") for node in nodes if not node.get("ignored"))
    is_modal = roles["dialog"] > 0
    expect(f"{where}: one main landmark: {roles['main']}", is_modal or roles["main"] == 1)
    pale = js(browser, PALE)
    expect(f"{where}: texts whose contrast is below 4.5: {pale[:6]}", not pale)
    wrong = js(browser, "[...document.querySelectorAll('[role=tab]')].filter(t => !document.getElementById(t.getAttribute('aria-controls'))).length")
    expect(f"{where}: tabs without a panel", wrong == 0)


PALE = r"""
(() => {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const color = text => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = element => {
    for (let each = element; each; each = each.parentElement) {
      const found = color(getComputedStyle(each).backgroundColor);
      if (found[3] > 250) return found;
    }
    return [255, 255, 255, 255];
  };
  const texts = [...document.querySelectorAll("body *")].filter(e => !e.closest("svg, .spoken, [disabled], option, .device") && e.checkVisibility({ opacityProperty: true })
    && [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()));
  return texts.map(e => {
    const [a, b] = [light(color(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
    return [(a + 0.05) / (b + 0.05), e.tagName + "." + e.className + " " + e.textContent.slice(0, 30)];
  }).filter(([ratio]) => ratio < 4.5);
})()
"""


# The screens of the app

def check_walk(browser):
    """Screens that were visited are listed with their pictures, and shown again by the steps that lead to them."""
    stops = lambda: js(browser, "[...document.querySelectorAll('.walk .card')].map(c => c.querySelector('b').textContent)")
    browser.press("restart")
    wait("the app starts again", lambda: "Two lakes" in browser.views())
    browser.click_picture(200, 190)
    wait("a trip is shown", lambda: "Two lakes" not in browser.views() or "Back" in browser.text("left-spoken"), shown=browser.views)
    browser.settle()
    there = browser.views()
    browser.press("restart")
    wait("the app starts again", lambda: "Two lakes" in browser.views() and browser.views() != there)
    browser.press("items")
    wait("both screens are listed with pictures", lambda: len(stops()) >= 2 and count(browser, ".walk .card img") == len(stops()), shown=stops)
    js(browser, "document.querySelectorAll('.walk .card')[1].click()")
    wait("the steps lead to the second screen", lambda: browser.views() == there, 20, shown=browser.views)
    browser.press("restart")
    wait("the app starts again", lambda: "Two lakes" in browser.views())
    browser.press("left-views-tab")
    browser.pump(0.8)


# The inspector

def check_inspector(browser, pictures):
    browser.point("#inspector")
    browser.click_picture(150, 210)
    wait("a click selects a view", lambda: browser.heading() and not re.search(" findings?$", browser.heading()), shown=browser.heading)
    expect("the tree does not show the same view", js(browser, "document.querySelector('[aria-selected=true][role=treeitem]')?.title") == browser.heading())
    expect("there is no box around the view", count(browser, ".marks rect.selected") == 1)
    chain = js(browser, "document.querySelectorAll('#details .why').length")
    expect(f"the frame has {chain} explanations of four", chain == 4)
    longest = js(browser, "Math.max(...[...document.querySelectorAll('#details .why > ul')].map(l => l.children.length))")
    expect(f"a chain begins with {longest} lines", longest <= 3)
    text = browser.text("details") + js(browser, "[...document.querySelectorAll('[role=treeitem]')].map(e => e.title).join('\\n')")
    expect("a view is named by its index alone", not re.search(r"root(\.\d+)+", text))
    expect("no constraint has its line", re.search(r"\w+\.swift:\d+", text))
    # What the tree names is marked in the picture.
    browser.point("[role=treeitem].named", kinds=["mouseMoved"])
    wait("the view under the pointer is marked", lambda: count(browser, ".marks rect.hovered, .marks rect.selected") >= 1)
    # Constraints of a view that the author constrained.
    js(browser, "[...document.querySelectorAll('[role=treeitem]')].find(e => e.title.startsWith('cover')).click()")
    wait("constraints are drawn", lambda: count(browser, ".marks path.constraint") > 0)
    wait("with their constants", lambda: count(browser, ".marks .tag text") > 0)
    wait("the details are of this view", lambda: browser.heading().startswith("cover"))
    wait("its constraints are listed", lambda: count(browser, "#details .constraints .place") > 0)
    # Distances while a key is held.
    x, y = browser.on_page(250, 195)
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, modifiers=1)
    wait("distances are shown while Alt is held", lambda: count(browser, ".marks path.distance") > 0)
    picture(browser, pictures, "workbench-inspector")
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y + 1)
    wait("and not afterward", lambda: count(browser, ".marks path.distance") == 0)
    # Keys of the tree.
    js(browser, "document.querySelector('[role=treeitem][tabindex=\"0\"]').focus()")
    before = browser.heading()
    browser.key("ArrowDown")
    wait("keys go through the tree", lambda: browser.heading() != before)
    # Findings stand beside what they are about.
    js(browser, "[...document.querySelectorAll('[role=treeitem]')].find(e => e.title.startsWith('ratingView')).click()")
    wait("a finding stands beside its view", lambda: "touch target" in browser.text("details"), shown=lambda: browser.text("details"))


# Try it

def check_changes(browser, pictures):
    js(browser, "[...document.querySelectorAll('[role=treeitem]')].find(e => e.title.startsWith('cover')).click()")
    wait("the details are of this view", lambda: browser.heading().startswith("cover"))
    browser.point("#right-tryit-tab")
    wait("constants can be changed", lambda: count(browser, "fieldset [data-property=constant]") > 0)
    index = js(browser, "[...document.querySelectorAll('fieldset')].findIndex(f => /cover\\.width == |cover\\.height == /.test(f.querySelector('code').textContent))")
    expect("the size of the cover has no constraint", index >= 0)
    js(browser, f"(() => {{ const f = document.querySelectorAll('fieldset')[{index}].querySelector('[data-property=constant]'); f.focus(); f.select(); }})()")
    for character in "110":
        browser.key(character)
    browser.key("Enter")
    wait("the page says what moves", lambda: "move" in js(browser, "document.getElementById('moved')?.textContent ?? ''"))
    code = js(browser, "document.querySelector('.effect .code').textContent")
    expect(f"the change is not a line of code: {code}", ".constant = 110" in code and ".swift:" in code)
    wait("what moves is marked", lambda: count(browser, ".marks rect.after") > 0)
    picture(browser, pictures, "workbench-try-it")
    browser.point("#reset")
    wait("nothing is left of it", lambda: count(browser, ".effect .code") == 0)
    browser.point("#inspector")


# Time

def check_time(browser, pictures):
    browser.point("#right-steps-tab")
    js(browser, "document.getElementById('forget').click()")
    browser.point("#pause")
    before = browser.pictures()
    browser.click_picture(150, 320)
    browser.pump(0.8)
    paused = browser.pictures()
    step = lambda: browser.point("#step") or browser.pump(0.1)
    wait("a step changes the picture", lambda: step() or browser.pictures() > paused)
    browser.point("#pause")
    wait("the animation ends", lambda: "A canoe" in browser.views())
    steps = browser.steps()
    expect(f"the tap is no step: {steps}", "- tap:" in steps)
    wait("steps are a list", lambda: count(browser, "#step-list li[data-step]") >= 1)
    picture(browser, pictures, "workbench-steps")
    browser.point("#save-test")
    wait("steps are a test", lambda: 'tap("' in js(browser, "document.getElementById('test').textContent"))
    browser.point("#play")
    wait("the steps are played", lambda: " played." in js(browser, "document.getElementById('played').textContent"),
         shown=lambda: js(browser, "document.getElementById('played').textContent"))
    wait("they lead to the same screen", lambda: "A canoe" in browser.views())
    expect("the steps of the playing are others", browser.steps() == steps)
    return before


# Variants

def variant(browser, name):
    browser.point("#variants")
    wait("the variants are listed", lambda: js(browser, "document.getElementById('variant-list').matches(':popover-open')"))
    js(browser, f"[...document.querySelectorAll('#variant-list button')].find(b => b.textContent === {name!r}).click()")


def texts(browser):
    """The number of pictures of each screen."""
    return js(browser, "[...document.querySelectorAll('.screen')].map(s => Number(s.querySelector('canvas').dataset.pictures))")


def check_variants(browser, pictures):
    browser.press("restart")
    wait("the app starts again", lambda: "Two lakes" in browser.views())
    variant(browser, "Text sizes")
    wait("four screens are live", lambda: count(browser, ".screen") == 4 and all(number > 0 for number in texts(browser)))
    browser.pump(1.5)
    js(browser, "document.querySelector('.screen canvas').focus()")
    picture(browser, pictures, "workbench-variants")
    rows = js(browser, "[...document.querySelectorAll('.device')].map(d => Math.round(d.getBoundingClientRect().bottom)).every(b => b <= document.getElementById('board').getBoundingClientRect().bottom)")
    expect("four screens do not fit", rows)
    before = texts(browser)
    browser.click_picture(150, 210)
    wait("a tap changes its screen", lambda: texts(browser)[0] > before[0])
    browser.pump(1)
    expect("a tap goes to several screens", texts(browser)[1:] == before[1:])
    browser.press("restart")
    browser.pump(1.5)
    browser.point("#follow")
    before = texts(browser)
    browser.click_picture(150, 210)
    wait("a tap goes to all screens that follow", lambda: all(b > a for a, b in zip(before, texts(browser))), shown=lambda: (before, texts(browser)))
    times = tap_times(browser)
    for number in js(browser, "[...document.querySelectorAll('.screen')].slice(2).map(s => s.dataset.stage)"):
        browser.press(f"close-{number}")
    wait("screens are closed", lambda: count(browser, ".screen") == 2)
    return times


def check_difference(browser):
    """A screen that is kept as before shows what differs in the other one."""
    stage = js(browser, "document.querySelectorAll('.screen')[1].dataset.stage")
    js(browser, f"document.querySelector('#picture-{stage}').focus()")
    browser.choose("text-size", "l")
    browser.pump(1)
    browser.press(f"pin-{stage}")
    wait("a screen is kept", lambda: count(browser, ".screen.pinned") == 1)
    browser.press("follow")
    js(browser, "document.querySelector('#picture').focus()")
    browser.press("appearance")
    wait("the difference is marked", lambda: js(browser, "Number(document.querySelector('.screen').dataset.differs || 0)") > 1000)
    browser.press("appearance")
    browser.press(f"close-{stage}")
    wait("screens are closed", lambda: count(browser, ".screen") == 1)


def check_edges(browser):
    """The edges are dragged and moved by keys."""
    x, y = browser.middle(".handle.width")
    width = js(browser, "Number(document.querySelector('#picture').dataset.points.split(' ')[0])")
    for kind, at in [("mousePressed", x), ("mouseMoved", x - 30), ("mouseMoved", x - 40), ("mouseReleased", x - 40)]:
        browser.call("Input.dispatchMouseEvent", type=kind, x=at, y=y, button="left", buttons=1, clickCount=1)
        browser.pump(0.15)
    now = lambda: js(browser, "Number(document.querySelector('#picture').dataset.points.split(' ')[0])")
    wait("an edge is dragged", lambda: now() < width - 20, shown=now)
    js(browser, "document.querySelector('.handle.width').focus()")
    dragged = now()
    browser.key("ArrowRight")
    wait("an arrow key moves the edge by a point", lambda: now() == dragged + 1, shown=now)
    browser.choose("device", "iPhone 15")
    browser.choose("zoom", "fit")
    wait("the device is back", lambda: count(browser, ".device.framed"))


# Troubles

def check_troubles(browser, address, process, pictures):
    kill_app(process)
    wait("the end of the app is told", lambda: "The app ended" in browser.trouble(), shown=browser.trouble)
    picture(browser, pictures, "workbench-ended")
    browser.point(".trouble button")
    wait("and forgotten when it starts again", lambda: browser.trouble() == "")
    browser.click("Two lakes")
    wait("a trip is shown", lambda: "A canoe" in browser.views())
    other = Browser(COLOR)
    try:
        other.open(address)
        wait("a second visitor starts clean", lambda: "Two lakes" in other.views())
        expect("the first visitor sees what the second does", "A canoe" in browser.views())
        expect(f"the page has errors: {other.errors}", not other.errors)
    finally:
        other.close()


def kill_app(process):
    """Ends the app of a server by a signal, as a fault would."""
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.pid)], capture_output=True, text=True).stdout.split()
    expect("the server has no app", children)
    for child in children:
        os.kill(int(child), signal.SIGKILL)


def check_return(browser, tinamou, app, out):
    """A server that was away is found again, with the setting of the page."""
    command = [tinamou, "run", "--serve", "--package-path", app, "--port"]
    # A server that has told its address ends when it is asked to, however early.
    for _ in range(8):
        hasty = subprocess.Popen(command + ["0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        hasty.stdout.readline()
        hasty.terminate()
        expect("a server does not end cleanly", hasty.wait(20) == 0)
    first = subprocess.Popen(command + ["0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    address = first.stdout.readline().strip()
    port = address.rstrip("/").split(":")[-1]
    browser.open(address)
    light = browser.brightness()
    browser.press("appearance")
    wait("dark is dark", lambda: browser.brightness() < light - 100)
    first.terminate()
    first.wait(20)
    wait("the end of the server is told", lambda: "server has ended" in browser.trouble(), shown=browser.trouble)
    second = subprocess.Popen(command + [port], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        second.stdout.readline()
        wait("the server is found again", lambda: browser.trouble() == "")
        wait("with the setting", lambda: browser.evaluate("document.getElementById('appearance').getAttribute('aria-pressed')") == "true")
        wait("and what it shows", lambda: "Two lakes" in browser.views())
        third = subprocess.Popen(command[:-1], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        fourth = subprocess.Popen(command[:-1], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        ports = [each.stdout.readline() for each in (third, fourth)]
        expect(f"a port that is taken is used: {ports}", len(set(ports)) == 2)
        for each in (third, fourth):
            each.terminate()
            each.wait(20)
    finally:
        second.terminate()
        second.wait(20)


# Previews

def check_gallery(browser, address, pictures):
    browser.size(1440, 900)
    browser.open(address)
    browser.pump(0.5)
    js(browser, "document.activeElement.blur()")
    browser.key("g")
    wait("all previews are drawn", lambda: count(browser, ".card img") + count(browser, ".card mark.error") == count(browser, ".card"), 120)
    weights = js(browser, "[...document.querySelectorAll('.cards section')].map(s => Math.max(...[...s.querySelectorAll('.card')].map(c => (/ends the app/.test(c.textContent) ? 1000 : Number(/(\\d+) finding/.exec(c.textContent)?.[1] ?? 0)))))")
    expect(f"those with findings are not first: {weights}", weights == sorted(weights, reverse=True) and weights[0] > 0)
    picture(browser, pictures, "workbench-gallery")
    for character in "sign":
        browser.key(character)
    wait("the search leaves few", lambda: 0 < count(browser, ".card") < 4)
    for _ in range(6):
        if js(browser, "document.activeElement.matches('.card')"):
            break
        browser.key("Tab")
    browser.key("Enter")
    wait("a preview is chosen", lambda: "email" in browser.views(), shown=browser.views)
    # Where findings begin and end, on a ruler.
    js(browser, "document.querySelector('.handle.width').focus()")
    browser.key("ArrowLeft", 8)
    wait("the ruler of widths is shown", lambda: not js(browser, "document.getElementById('ruler').hidden"), 60)
    expect("the ruler does not say the size", "points" in js(browser, "document.querySelector('#ruler .size').textContent"))


# Pages without a server

def check_static(browser, tinamou, app, out):
    folder = pathlib.Path(out, "static").resolve()
    subprocess.run([tinamou, "preview", "render", "Detail", "Badges", "--package-path", app, "-o", str(folder)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    browser.call("Page.navigate", url=f"file://{folder}/index.html")
    wait("the pictures are shown", lambda: count(browser, "main article figure img") == 2)
    expect("the style sheet is another one", js(browser, "getComputedStyle(document.documentElement).getPropertyValue('--accent').length > 0"))
    browser.point("figure i:last-of-type", kinds=["mouseMoved"])
    wait("the view under the pointer is named", lambda: js(browser, "document.getElementById('view').textContent"))


# Measures

def tap_times(browser, rounds=20):
    """The times from a tap to its picture on the page, in milliseconds."""
    browser.evaluate("""
      window.taps = [];
      (() => {
        const canvas = document.getElementById("picture");
        let start = null;
        canvas.addEventListener("pointerdown", () => { start = performance.now(); }, true);
        new MutationObserver(() => {
          if (start === null) return;
          window.taps.push(performance.now() - start);
          start = null;
        }).observe(canvas, { attributes: true, attributeFilter: ["data-pictures"] });
      })()""")
    for number in range(rounds):
        browser.click_picture(154 if number % 2 else 239, 800)
        browser.pump(0.35)
    return sorted(browser.evaluate("window.taps"))


def middle(values):
    return values[len(values) // 2] if values else float("nan")


def memory(browser, process, events):
    """Megabytes of the page and of the server with its app, after a tenth of the events and after all."""
    def taken():
        browser.call("HeapProfiler.collectGarbage")
        heap = browser.call("Runtime.getHeapUsage")["usedSize"] / 1e6
        pids = [str(process.pid)] + subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.pid)], capture_output=True, text=True).stdout.split()
        sizes = subprocess.run(["ps", "-o", "rss=", "-p", ",".join(pids)], capture_output=True, text=True).stdout.split()
        return heap, sum(map(int, sizes)) / 1e3
    result = []
    for part in (events // 10, events - events // 10):
        browser.evaluate(f"""(async () => {{
          const canvas = document.getElementById("picture"), box = canvas.getBoundingClientRect();
          for (let n = 0; n < {part}; n++) {{
            canvas.dispatchEvent(new WheelEvent("wheel", {{ clientX: box.left + 150, clientY: box.top + 300, deltaY: n % 40 < 20 ? 6 : -6, bubbles: true, cancelable: true }}));
            if (n % 20 === 0) await new Promise(resolve => setTimeout(resolve, 12));
          }}
          document.body.dataset.wheels = {part};
        }})()""")
        wait("the events are sent", lambda: browser.evaluate("document.body.dataset.wheels") == str(part), 300)
        browser.pump(2)
        result.append(taken())
        browser.evaluate("delete document.body.dataset.wheels")
    return result


def main(tinamou, app, out, pictures):
    browser = Browser(COLOR)
    measures = {}
    try:
        with server([tinamou, "run", "--serve", "--package-path", app], f"{out}/workbench.log", gives_process=True) as (address, process):
            check_stage(browser, address, pictures)
            measures["first paint, ms"] = browser.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
            check_keyboard(browser)
            check_accessibility(browser, "the stage")
            check_walk(browser)
            check_inspector(browser, pictures)
            check_accessibility(browser, "the inspector")
            check_changes(browser, pictures)
            check_time(browser, pictures)
            for theme in ["dark", "contrast", "light"]:
                browser.choose("theme", theme)
                browser.pump(0.3)
                if theme == "dark":
                    picture(browser, pictures, "workbench-dark")
                check_accessibility(browser, f"the page in {theme}")
            measures["tap to picture with four variants, ms"] = middle(check_variants(browser, pictures))
            check_difference(browser)
            check_edges(browser)
            browser.press("restart")
            wait("the app starts again", lambda: "Two lakes" in browser.views())
            measures["tap to picture, ms"] = middle(tap_times(browser))
            browser.press("restart")
            browser.pump(1)
            check_troubles(browser, address, process, pictures)
            heap, whole = zip(*memory(browser, process, 10_000))
            measures["page, MB after 1,000 and 10,000 events"] = heap
            measures["server and app, MB after 1,000 and 10,000 events"] = whole
            expect(f"the page grows: {heap}", heap[1] < heap[0] * 1.3 + 4)
        check_return(browser, tinamou, app, out)
        with server([tinamou, "preview", "serve", "--package-path", app], f"{out}/gallery.log") as address:
            check_gallery(browser, address, pictures)
            check_accessibility(browser, "the gallery")
        check_static(browser, tinamou, app, out)
        expect(f"the page has errors: {browser.errors}", not browser.errors)
    finally:
        browser.close()
    for name, value in measures.items():
        print(f"{name}: {value if not isinstance(value, float) else round(value, 1)}")
    expect("the first paint takes more than a second", measures["first paint, ms"] < 1000)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    folder = arguments[arguments.index("--pictures") + 1] if "--pictures" in arguments else None
    main(*arguments[:3], folder)
