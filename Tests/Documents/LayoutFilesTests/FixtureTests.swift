// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tinamou

@testable import LayoutFiles

@MainActor
@Suite("Every layout file gives its expected frames")
struct FixtureTests {
  @Test("there are files to check")
  func filesExist() {
    #expect(FixtureFiles.all.count >= 13)
  }

  @Test("the expected frames are computed, without conflict or ambiguity", arguments: FixtureFiles.all)
  func asWritten(file: String) throws {
    let scene = try LayoutScene.load(path: FixtureFiles.path(file))
    #expect(!scene.expectations.isEmpty, "\(file) expects nothing")
    expectNoFailures(scene.expectationFailures, file)
    #expect(scene.window.inspection.conflicts.isEmpty)
    #expect(Set(scene.openViews.map(\.view.name)) == scene.intentionallyAmbiguousViews)
  }

  @Test("right-to-left gives the mirror image", arguments: FixtureFiles.all)
  func mirrored(file: String) throws {
    let written = try LayoutScene.load(path: FixtureFiles.path(file))
    guard !written.hasOwnDirection else { return }
    let mirrored = try LayoutScene.load(
      path: FixtureFiles.path(file), options: SceneOptions(direction: .rightToLeft))
    expectNoFailures(mirrored.mirroredExpectationFailures(comparedTo: written), file)
  }

  @Test(
    "the order in which constraints are activated does not matter", arguments: FixtureFiles.all,
    [SceneOptions.ActivationOrder.reversed, .shuffled(seed: 1), .shuffled(seed: 2), .shuffled(seed: 3)])
  func reordered(file: String, order: SceneOptions.ActivationOrder) throws {
    let scene = try LayoutScene.load(path: FixtureFiles.path(file), options: SceneOptions(activation: order))
    expectNoFailures(scene.expectationFailures, file)
  }

  private func expectNoFailures(_ failures: [ExpectationFailure], _ file: String) {
    for failure in failures {
      let frame = failure.actual
      Issue.record(
        """
        \(file):\(failure.position.line): \(failure.view) should be at \(failure.expected.map { $0 ?? .nan }) and is at \
        [\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)]
        """)
    }
  }
}
