// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tinamou

@testable import LayoutFiles

@MainActor
@Suite("Animations of layout files", .serialized)
struct AnimationSectionTests {
  private let clock = AnimationClock.main

  init() { clock.finish() }

  private func scene(_ text: String) throws -> LayoutScene { try LayoutScene.load(text: text, path: "test") }

  /// The presented frame of a view.
  private func seen(_ name: String, _ scene: LayoutScene) -> CGRect? {
    scene.view(named: name)?.layer.presentation()?.frame
  }

  private static let box = """
    size: [300, 100]
    scale: 2
    views: { box: { backgroundColor: red }, wall: ~ }
    layout: |
      H:|-(left: 20)-[box(width: 40)]; V:|-10-[box(30)]; V:|[wall]|; H:[wall(10)]|
    constraints:
      - { right: box.right == wall.left - 5 }
    inactive: [right]

    """

  @Test("constants, priorities and activity of constraints by name, properties of views")
  func changes() throws {
    let scene = try scene(
      Self.box + """
        animate:
          duration: 2
          curve: linear
          constraints: { left: { active: false }, right: { active: true }, width: 80 }
          views: { box: { alpha: 0.5, backgroundColor: blue } }
        """)
    #expect(scene.frame(named: "box") == CGRect(x: 20, y: 10, width: 40, height: 30))
    #expect(scene.animation?.duration == 2)
    scene.animation?.start()
    #expect(scene.frame(named: "box") == CGRect(x: 205, y: 10, width: 80, height: 30))
    clock.advance(by: 1)
    #expect(seen("box", scene) == CGRect(x: 112.5, y: 10, width: 60, height: 30))
    let layer = scene.view(named: "box")?.layer.presentation()
    #expect(layer?.opacity == 0.75)
    #expect(layer?.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    clock.finish()
  }

  @Test("steps run one after the other; delays and repetitions count")
  func steps() throws {
    let scene = try scene(
      Self.box + """
        animate:
          - { duration: 1, curve: linear, constraints: { left: 40 } }
          - { duration: 1, delay: 0.5, repeat: 2, autoreverse: true, curve: linear, constraints: { left: 60 } }
        """)
    #expect(scene.animation?.duration == 5.5)
    scene.animation?.start()
    clock.advance(by: 0.5)
    #expect(seen("box", scene)?.minX == 30)
    clock.advance(by: 0.5)
    #expect(scene.frame(named: "box")?.minX == 60)
    #expect(seen("box", scene)?.minX == 40)
    clock.advance(by: 1)
    #expect(seen("box", scene)?.minX == 50)
    clock.advance(by: 1)
    #expect(seen("box", scene)?.minX == 50)
    clock.finish()
  }

  @Test(
    "timing: names, curves, springs",
    arguments: [
      ("", TimingCurve.easeInOut, 0.3), ("curve: easeIn", .cubic(.easeIn), 0.3),
      ("curve: [0.1, 0.2, 0.3, 0.4], duration: 2", .cubic(CubicCurve(0.1, 0.2, 0.3, 0.4)), 2),
      ("spring: { damping: 0.5 }, duration: 1", .spring(SpringMotion(settlingIn: 1, dampingRatio: 0.5)), 1),
      (
        "spring: { bounce: 0.5, velocity: 1 }, duration: 0.5",
        .spring(SpringMotion(perceivedDuration: 0.5, bounce: 0.5, initialVelocity: 1)),
        SpringMotion(perceivedDuration: 0.5, bounce: 0.5, initialVelocity: 1).settlingDuration
      ),
    ])
  func paces(text: String, curve: TimingCurve, duration: Double) throws {
    let scene = try scene(Self.box + "animate: { constraints: { left: 40 }\(text.isEmpty ? "" : ", ")\(text) }")
    scene.animation?.start()
    let timing = try #require(scene.window.inspection.animations.first?.timing)
    #expect(timing.curve == curve)
    #expect(timing.duration == duration)
    clock.finish()
  }

  @Test(
    "an error in the animation",
    arguments: [
      FaultyFile("animate: 3\n", 1, 10, .wrongKind(expected: .mapping, found: .text, of: "animate")),
      FaultyFile("animate: { duratoin: 1 }\n", 1, 12, .unknownKey("duratoin", owner: "an animation"), "duration"),
      FaultyFile("animate: { duration: -1 }\n", 1, 22, .outOfRange("-1", range: "from 0 to 3600")),
      FaultyFile("animate: { duration: long }\n", 1, 22, .unknownMetric("long")),
      FaultyFile(
        "animate: { curve: easein }\n", 1, 19,
        .unknownChoice("easein", kind: "an animation curve", choices: ["easeInOut", "easeIn", "easeOut", "linear"]),
        "easeIn"),
      FaultyFile("animate: { curve: [2, 0, 1, 1] }\n", 1, 19, .outOfRange("2", range: "from 0 to 1")),
      FaultyFile("animate: { curve: [0, 1] }\n", 1, 19, .wrongCount(expected: "4", found: 2, of: "curve")),
      FaultyFile("animate: { curve: linear, spring: { damping: 1 } }\n", 1, 10, .keysExclude("curve", "spring")),
      FaultyFile("animate: { spring: {} }\n", 1, 20, .missingKey("damping", owner: "a spring")),
      FaultyFile("animate: { spring: { damping: 2 } }\n", 1, 31, .outOfRange("2", range: "from 0.01 to 1")),
      FaultyFile("animate: { repeat: 0 }\n", 1, 20, .outOfRange("0", range: "from 0.01 to 3600")),
      FaultyFile("animate: { constraints: { gap: 1 } }\n", 1, 27, .unknownConstraint("gap")),
      FaultyFile("inactive: [gap]\n", 1, 12, .unknownConstraint("gap")),
      FaultyFile("animate: { views: { bxo: {} } }\nviews: { box: ~ }\n", 1, 21, .unknownView("bxo"), "box"),
      FaultyFile(
        "animate: { views: { box: { alhpa: 1 } } }\nviews: { box: ~ }\n", 1, 28,
        .unknownKey("alhpa", owner: "an animation of UIView"), "alpha"),
      FaultyFile(
        "animate: { views: { box: { size: [1, 1] } } }\nviews: { box: ~ }\n", 1, 28,
        .unknownKey("size", owner: "an animation of UIView")),
      FaultyFile(
        "animate: { constraints: { w: { prioritty: 1 } } }\nviews: { box: ~ }\nlayout: 'H:[box(w: 1)]'\n", 1, 32,
        .unknownKey("prioritty", owner: "a change of a constraint"), "priority"),
      FaultyFile(
        "animate: { constraints: { w: { priority: 1 } } }\nviews: { box: ~ }\nlayout: 'H:[box(w: 1)]'\n", 1, 27,
        .refused("the priority of an installed constraint cannot change from or to required")),
    ])
  func faults(file: FaultyFile) {
    do {
      _ = try LayoutScene.load(text: file.text, path: "test")
      Issue.record("no fault was found")
    } catch {
      #expect(error.fault == file.fault)
      #expect(error.position == SourcePosition(line: file.line, column: file.column))
      #expect(error.suggestion == file.suggestion)
    }
  }

  @Test(
    "the five animations of the articles are examples, and end as stated",
    arguments: [
      ("animation-picture", "image", [15.0, 15, 100, 100]), ("animation-frame", "box", [20, 20, 100, 300]),
      ("animation-height", "below", [20, 332, 0, 0]), ("animation-squares", "yellow", [82, 90, 50, 50]),
    ])
  func examples(name: String, view: String, end: [Double]) throws {
    let scene = try LayoutScene.load(path: FixtureFiles.path("Examples/\(name).layout.yaml"))
    let animation = try #require(scene.animation)
    animation.start()
    clock.advance(by: animation.duration / 2)
    let half = try #require(seen(view, scene))
    clock.advance(by: animation.duration / 2)
    let frame = try #require(seen(view, scene))
    #expect(half != frame)
    #expect([frame.minX, frame.minY].map { Double($0) } == [end[0], end[1]])
    if end[2] > 0 { #expect([frame.width, frame.height].map { Double($0) } == [end[2], end[3]]) }
    #expect(clock.isIdle)
  }
}
