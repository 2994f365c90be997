// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Testing

@testable import TinamouCommands

@Suite struct LiveStepTests {
  @Test func stepsStandInTheOrderOfTheCommandLine() throws {
    var arguments = [
      "--tap", "Sign in", "--device", "iPhone SE", "--type", "ada", "--into", "email", "--scroll", "list:300", "--tree",
      "--picture=a.png", "--scene", "2", "--tap", "at:10,20", "--wait-for", "Hello", "--gone", "--back",
    ]
    let steps = try LiveStep.steps(in: &arguments)
    #expect(
      steps == [
        .action(.tap(.word("Sign in"), count: 1)), .action(.type("ada", into: .word("email"))),
        .action(.scroll(.word("list"), dx: 0, dy: 300)), .tree, .picture("a.png"), .request(.scene(2)),
        .action(.tap(.point(x: 10, y: 20), count: 1)), .action(.waitFor("Hello", isShown: false, seconds: 5)),
        .action(.back),
      ])
    #expect(arguments == ["--device", "iPhone SE"])
  }

  @Test(arguments: [
    (["--tap"], "--tap needs a value"), (["--into", "a"], "--into follows --type"),
    (["--tap", "a", "--in", "b"], "--in follows --scroll or --scroll-to"),
    (["--scroll", "far"], "'scroll' needs a number, not 'far'"),
    (["--wait", "1e9"], "'wait' needs a number, not '1e9'"),
    (["--scene", "0"], "'scene' needs a number from 1, not '0'"),
    (["--swipe", "north"], "'swipe' is one of up, down, left, right, not 'north'"),
    (["--key", "hyper+a"], "there is no modifier key 'hyper'; there are command, shift, option, control"),
    (["--drag", "row"], "'drag' needs 'to', 'by' or 'path'"),
  ])
  func mistakesOnTheCommandLineAreNamed(arguments: [String], message: String) {
    #expect(throws: LiveStepError(message: message)) {
      var rest = arguments
      _ = try LiveStep.steps(in: &rest)
    }
  }

  /// Each form of a step, as a file writes it, and what it means.
  private static let forms: [(String, LiveStep)] = [
    ("tap: Sign in", .action(.tap(.word("Sign in"), count: 1))), ("tap: 12", .action(.tap(.word("12"), count: 1))),
    ("{ tap: Save, count: 3 }", .action(.tap(.word("Save"), count: 3))),
    ("tap: { at: [10.5, 20] }", .action(.tap(.point(x: 10.5, y: 20), count: 1))),
    ("tap: { at: [1, 2], count: 2 }", .action(.tap(.point(x: 1, y: 2), count: 2))),
    ("tap: { view: Save, count: 3 }", .action(.tap(.word("Save"), count: 3))),
    ("swipe: { direction: left, on: Two lakes }", .action(.swipe(.left, on: .word("Two lakes"), edge: nil))),
    ("type: { text: Ada, into: name }", .action(.type("Ada", into: .word("name")))),
    (
      "drag: { view: Row, to: Other, hold: 0.6 }",
      .action(.drag([.word("Row"), .word("Other")], holding: 0.6, seconds: 0.4, rests: true))
    ),
    ("{ tap: , at: [1, 2] }", .action(.tap(.point(x: 1, y: 2), count: 1))),
    ("double-tap: [3, 4]", .action(.tap(.point(x: 3, y: 4), count: 2))),
    ("{ press: Photo, seconds: 2 }", .action(.press(.word("Photo"), seconds: 2))),
    ("activate: Save", .action(.activate(.word("Save")))),
    ("swipe: left", .action(.swipe(.left, on: nil, edge: nil))),
    ("{ swipe: right, from: left }", .action(.swipe(.right, on: nil, edge: .left))),
    ("{ swipe: left, on: Two lakes }", .action(.swipe(.left, on: .word("Two lakes"), edge: nil))),
    (
      "{ drag: Row, to: Other, hold: 0.6 }",
      .action(.drag([.word("Row"), .word("Other")], holding: 0.6, seconds: 0.4, rests: true))
    ),
    (
      "{ drag: Row, by: [0, -50], seconds: 1 }",
      .action(.dragBy(.word("Row"), dx: 0, dy: -50, holding: 0, seconds: 1, rests: false))
    ),
    (
      "{ drag: , path: [[0, 0, 0], [5, 5, 0.5]] }",
      .action(.fingers([[StrokePoint(x: 0, y: 0, time: 0), StrokePoint(x: 5, y: 5, time: 0.5)]]))
    ),
    (
      "{ drag: , path: [[0, 0], [5, 5], [9, 9]], seconds: 1 }",
      .action(
        .drag(
          [.point(x: 0, y: 0), .point(x: 5, y: 5), .point(x: 9, y: 9)], holding: 0, seconds: 1, rests: false))
    ),
    (
      "fingers: [[[0, 0, 0], [5, 5, 0.5]]]",
      .action(.fingers([[StrokePoint(x: 0, y: 0, time: 0), StrokePoint(x: 5, y: 5, time: 0.5)]]))
    ),
    ("{ pinch: 2, on: map }", .action(.pinch(.word("map"), factor: 2))),
    ("rotate-fingers: 90", .action(.twist(nil, degrees: 90))),
    ("{ type: ada@example.com, into: email }", .action(.type("ada@example.com", into: .word("email")))),
    ("key: Enter", .action(.key(LiveKey("Enter")))), ("key: +", .action(.key(LiveKey("+")))),
    ("key: cmd+shift+n", .action(.key(LiveKey("n", [.command, .shift])))),
    ("{ key: n, with: command }", .action(.key(LiveKey("n", [.command])))),
    ("return", .action(.key(LiveKey("Enter")))), ("hide-keyboard", .action(.hideKeyboard)),
    ("{ scroll: 100, in: list, x: 5 }", .action(.scroll(.word("list"), dx: 5, dy: 100))),
    ("{ scroll-to: Row 90, in: list }", .action(.scrollTo("Row 90", in: .word("list")))),
    ("{ wheel: 40, at: [1, 2], x: 3 }", .action(.wheel(.point(x: 1, y: 2), dx: 3, dy: 40))),
    ("choose: [Sort, By name]", .action(.choose(["Sort", "By name"]))),
    ("choose: Sort > By name", .action(.choose(["Sort", "By name"]))),
    ("back", .action(.back)), ("dismiss", .action(.dismiss)), ("shake", .action(.shake)),
    ("memory-warning", .action(.memoryWarning)), ("background", .action(.background)),
    ("foreground", .action(.foreground)), ("rotate: landscape", .change(.orientation, "landscape")),
    ("resize: [600, 800]", .action(.resize(width: 600, height: 800))),
    ("resize: 600x800", .action(.resize(width: 600, height: 800))), ("wait: 0.5", .request(.wait(0.5))),
    ("{ wait-for: Hello, seconds: 2 }", .action(.waitFor("Hello", isShown: true, seconds: 2))),
    ("{ wait-for: Hello, gone: true }", .action(.waitFor("Hello", isShown: false, seconds: 5))),
    ("scene: 1", .request(.scene(1))), ("device: iPhone SE", .change(.device, "iPhone SE")),
    ("text-size: xl", .change(.textSize, "xl")), ("language: de", .change(.language, "de")),
    ("picture: out/a.png", .picture("out/a.png")), ("tree", .tree), ("accessibility", .accessibility),
    ("preview: Detail", .preview("Detail")),
  ]

  @Test func aFileIsAListOfSteps() throws {
    for (text, step) in Self.forms {
      #expect(try LiveStep.steps(inYAML: "- \(text)") == [step], "\(text)")
    }
    let names = Self.forms.compactMap { text, _ in
      text.split { !$0.isLetter && $0 != "-" }.first.map(String.init)
    }
    let missing = StepForm.all.map(\.name).filter { !names.contains($0) }
    #expect(Set(missing).isSubset(of: ["os", "appearance", "direction", "contrast", "orientation", "fold", "unfold"]))
  }

  @Test(arguments: [
    ("tap: a", "the file has to be a list of steps"),
    ("- tapp: a", "step 1: there is no step 'tapp'; did you mean 'tap'?"),
    ("- tree\n- tap", "step 2: 'tap' needs a value"),
    ("- { tap: a, type: b }", "step 1: a step has one name; this one has tap and type"),
    ("- { tap: a, intoo: b }", "step 1: 'tap' has no 'intoo'; it has at, count"),
    ("- { pinch: a, factor: 2 }", "step 1: the factor of 'pinch' is its value: 'pinch: …', without the word 'factor'"),
    ("- { swipe: left, at: [1, 2] }", "step 1: 'swipe' has no 'at'; it has on, from"),
    ("- { tap: a, into: b }", "step 1: 'tap' has no 'into'; it has at, count"),
    ("- 5", "step 1: a step is a name, or a name with a value"),
    ("- { press: a, seconds: long }", "step 1: 'seconds' needs a number, not 'long'"),
    ("- tap: { at: [1] }", "step 1: 'at' needs 2 numbers, as in [100, 200]"),
    ("- { drag: a, at: [1, 2], by: [0, 9] }", "step 1: 'drag' needs a view or a point, not a view and 'at'"),
    ("- fingers: [[[0, 0, 1], [1, 1, 0]]]", "step 1: the times of a path have to rise"),
  ])
  func mistakesInAFileAreNamed(text: String, message: String) {
    #expect(throws: LiveStepError(message: message)) { try LiveStep.steps(inYAML: text) }
  }

  @Test func theHelpNamesEachStep() {
    for form in StepForm.all where SettingName(rawValue: form.name) == nil && form.name != "fingers" {
      #expect(LiveStep.help.contains("  --\(form.name)"), "\(form.name)")
    }
  }

  @Test func aRecordingIsAScript() throws {
    var recording = LiveRecording(Setting(device: "iPhone SE"))
    func note(_ action: LiveAction, replacesLast: Bool = false) {
      recording.note(
        .touch(.ended, finger: 0, x: 1, y: 2), .gesture(RecordedGesture(action: action, replacesLast: replacesLast)))
    }
    note(.tap(.word("Sign: in"), count: 1))
    note(.tap(.point(x: 10.25, y: 20), count: 1))
    note(.tap(.point(x: 10.25, y: 20), count: 2), replacesLast: true)
    note(.press(.word("Photo"), seconds: 0.75))
    let path = [StrokePoint(x: 1.5, y: 2, time: 0), StrokePoint(x: 3, y: 4.25, time: 0.016)]
    note(.fingers([path, path]))
    for key in ["a", "d", "A", "Enter"] { recording.note(.perform(.key(LiveKey(key))), .done) }
    recording.note(.perform(.key(LiveKey("x"))), .ignored)
    recording.note(.perform(.key(LiveKey("n", [.command]))), .done)
    let place = LiveTarget.point(x: 5, y: 6)
    recording.note(.perform(.wheel(place, dx: 0, dy: 40)), .scrolled(dx: 0, dy: 40))
    recording.note(.perform(.wheel(place, dx: 0, dy: 60)), .scrolled(dx: 0, dy: 12.5))
    recording.note(.perform(.wheel(place, dx: 0, dy: -60)), .scrolled(dx: 0, dy: -60))
    recording.note(.scene(2), .failed(.noScene(2, open: 1)))
    recording.note(.scene(1), .done)
    recording.note(["orientation": "landscape", "appearance": ""])
    recording.note(preview: "Detail")
    recording.note(.perform(.back), .done)
    #expect(
      try LiveStep.steps(inYAML: recording.yaml) == [
        .change(.device, "iPhone SE"), .action(.tap(.word("Sign: in"), count: 1)),
        .action(.tap(.point(x: 10.25, y: 20), count: 2)), .action(.press(.word("Photo"), seconds: 0.75)),
        .action(.fingers([path, path])), .action(.type("adA", into: nil)), .action(.key(LiveKey("Enter"))),
        .action(.key(LiveKey("x"))), .action(.key(LiveKey("n", [.command]))), .action(.wheel(place, dx: 0, dy: 52.5)),
        .action(.wheel(place, dx: 0, dy: -60)), .request(.scene(1)), .change(.orientation, "landscape"),
        .preview("Detail"), .action(.back),
      ])
  }

  @Test func onlyStepsAndPagesAreForThisCommand() {
    #expect(LiveRunCommand.handles(["run", "--serve"]))
    #expect(LiveRunCommand.handles(["run", "--device", "a", "--tap", "b"]))
    #expect(!LiveRunCommand.handles(["run", "--pictures", "out"]))
    #expect(!LiveRunCommand.handles(["run", "--pictures", "out", "--wait", "3"]))
    #expect(LiveRunCommand.handles(["run", "--wait", "3"]))
    #expect(!LiveRunCommand.handles(["build", "--tap", "b"]))
  }

  @Test func onlyPagesOfTheServerAreAccepted() {
    let hub = LiveHub(program: "/nowhere", setting: .init())
    hub.port = 8026
    #expect(hub.accepts("127.0.0.1:8026", origin: nil))
    #expect(hub.accepts("localhost:8026", origin: "http://localhost:8026"))
    for host in ["127.0.0.1", "127.0.0.1:80", "evil.example:8026", nil] { #expect(!hub.accepts(host, origin: nil)) }
    for origin in ["none", "http://evil.example", "https://127.0.0.1:8026", "http://127.0.0.1:80", "null"] {
      #expect(!hub.accepts("127.0.0.1:8026", origin: origin))
    }
  }

  @Test func aPageThatComesLateIsToldTheErrorsOfTheBuild() {
    let hub = LiveHub(program: "/nowhere", setting: .init())
    let pages = [PageMessages(), PageMessages(), PageMessages(), PageMessages()]
    _ = hub.add(pages[0].take)
    hub.showBuild("Building…")
    _ = hub.add(pages[1].take)
    hub.showBuild("A.swift:1:1: error: no")
    _ = hub.add(pages[2].take)
    hub.showBuild(nil)
    _ = hub.add(pages[3].take)
    #expect(pages[0].builds == ["Building…", "A.swift:1:1: error: no", nil])
    #expect(pages[1].builds == ["Building…", "A.swift:1:1: error: no", nil])
    #expect(pages[2].builds == ["A.swift:1:1: error: no", nil])
    #expect(pages[3].builds == [])
  }

  @MainActor
  @Test func settingsOfPicturesAreTakenFromTheArgumentsOfSwift() throws {
    var arguments = ["run", "--device", "iPhone SE", "-c", "release", "--text-size=xl"]
    #expect(PictureSetting.take(from: &arguments) == nil)
    defer { unsetenv("TINAMOU_SETTING") }
    #expect(arguments == ["run", "-c", "release"])
    let text = try #require(ProcessInfo.processInfo.environment["TINAMOU_SETTING"])
    #expect(text.contains("iPhone SE"))
    #expect(text.contains("UICTContentSizeCategoryXL"))
    var wrong = ["run", "--device", "iPhone 99"]
    #expect(PictureSetting.take(from: &wrong)?.hasPrefix("There is no device 'iPhone 99'") == true)
  }
}

/// The messages that a page was sent.
private final class PageMessages: @unchecked Sendable {
  private struct Message: Decodable {
    let kind: String
    let text: String?
  }

  private let lock = NSLock()
  private var words: [String] = []

  func take(_ message: PageMessage) {
    if case .words(let text) = message { lock.withLock { words.append(text) } }
  }

  /// The texts about builds.
  var builds: [String?] {
    let messages = lock.withLock { words }.map { try? JSONDecoder().decode(Message.self, from: Data($0.utf8)) }
    return messages.filter { $0?.kind == "build" }.map { $0?.text }
  }
}
