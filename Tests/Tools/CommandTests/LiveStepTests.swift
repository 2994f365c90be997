// SPDX-License-Identifier: MIT

import Foundation
import Previews
import Testing

@testable import TinamouCommands

@Suite struct LiveStepTests {
  @Test func stepsStandInTheOrderOfTheCommandLine() throws {
    var arguments = [
      "--tap", "Sign in", "--device", "iPhone SE", "--type", "ada", "--into", "email", "--scroll", "list:300", "--tree",
      "--picture", "a.png", "--scene", "2", "--tap", "Next",
    ]
    let steps = try LiveStep.steps(in: &arguments)
    #expect(
      steps == [
        .request(.tap("Sign in")), .request(.type("ada", into: "email")), .request(.scroll("list", dx: 0, dy: 300)),
        .tree,
        .picture("a.png"), .request(.scene(2)), .request(.tap("Next")),
      ])
    #expect(arguments == ["--device", "iPhone SE"])
  }

  @Test(arguments: [
    (["--tap"], "--tap needs a value"), (["--into", "a"], "--into follows --type"),
    (["--scroll", "far"], "'scroll' needs a number, not 'far'"),
    (["--wait", "1e9"], "'wait' needs a number, not '1e9'"),
    (["--scene", "0"], "'scene' needs a number from 1, not '0'"),
  ])
  func mistakesOnTheCommandLineAreNamed(arguments: [String], message: String) {
    #expect(throws: LiveStepError(message: message)) {
      var rest = arguments
      _ = try LiveStep.steps(in: &rest)
    }
  }

  @Test func aFileIsAListOfSteps() throws {
    let text = """
      - tap: Sign in
      - { type: ada@example.com, into: email }
      - { press: Photo, seconds: 2 }
      - { scroll: 100, in: list, x: 5 }
      - key: Enter
      - wait: 0.5
      - scene: 1
      - device: iPhone SE
      - text-size: xl
      - picture: out/a.png
      - tree
      - accessibility
      """
    #expect(
      try LiveStep.steps(inYAML: text) == [
        .request(.tap("Sign in")), .request(.type("ada@example.com", into: "email")),
        .request(.press("Photo", seconds: 2)), .request(.scroll("list", dx: 5, dy: 100)), .request(.key("Enter")),
        .request(.wait(0.5)), .request(.scene(1)), .change(.device, "iPhone SE"), .change(.textSize, "xl"),
        .picture("out/a.png"), .tree,
        .accessibility,
      ])
  }

  @Test(arguments: [
    ("tap: a", "the file has to be a list of steps"),
    ("- tapp: a", "step 1: there is no step 'tapp'; did you mean 'tap'?"),
    ("- tree\n- tap", "step 2: 'tap' needs a value"),
    ("- { tap: a, type: b }", "step 1: a step has one name; this one has tap and type"),
    ("- { tap: a, intoo: b }", "step 1: there is no step 'intoo'; did you mean 'into'?"),
    ("- 5", "step 1: a step is a name, or a name with a value"),
    ("- { press: a, seconds: long }", "step 1: 'seconds' needs a number, not 'long'"),
  ])
  func mistakesInAFileAreNamed(text: String, message: String) {
    #expect(throws: LiveStepError(message: message)) { try LiveStep.steps(inYAML: text) }
  }

  @Test func aRecordingIsAScript() throws {
    var recording = LiveRecording()
    recording.note(.touch(.ended, finger: 0, x: 1, y: 2), .tapped("Sign: in"))
    recording.note(.touch(.ended, finger: 0, x: 1, y: 2), .tapped(nil))
    for key in ["a", "d", "a", "Enter"] { recording.note(.key(key), .done) }
    recording.note(.wheel(x: 0, y: 0, dx: 0, dy: 40), .done)
    recording.note(.wheel(x: 0, y: 0, dx: 0, dy: 60), .done)
    recording.note(.scene(2), .failed(.noScene(2, open: 1)))
    recording.note(.scene(1), .done)
    recording.note(["device": "iPhone SE", "appearance": ""])
    #expect(
      try LiveStep.steps(inYAML: recording.yaml) == [
        .request(.tap("Sign: in")), .request(.type("ada", into: nil)), .request(.key("Enter")),
        .request(.scroll(nil, dx: 0, dy: 100)), .request(.scene(1)), .change(.device, "iPhone SE"),
      ])
  }

  @Test func onlyStepsAndPagesAreForThisCommand() {
    #expect(LiveRunCommand.handles(["run", "--serve"]))
    #expect(LiveRunCommand.handles(["run", "--device", "a", "--tap", "b"]))
    #expect(!LiveRunCommand.handles(["run", "--pictures", "out"]))
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
