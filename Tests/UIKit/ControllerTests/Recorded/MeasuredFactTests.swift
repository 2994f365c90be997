// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIKit

/// Values measured on devices and simulators with iOS 16 to 27 (Facts, “iOS 26 and 27”).
@MainActor
@Suite("Measured facts", .serialized)
struct MeasuredFactTests {
  nonisolated static let all =
    MeasuredFact.bars + MeasuredFact.controls + MeasuredFact.lists + MeasuredFact.presentations

  @Test("a measured value is what the mirror gives on the same device and system", arguments: all)
  func value(_ fact: MeasuredFact) throws {
    let measured = try fact.measured()
    #expect(measured.count == fact.expected.count, "measured \(measured)")
    for (value, expected) in zip(measured, fact.expected) {
      #expect(abs(value - expected) <= fact.tolerance, "measured \(measured), recorded \(fact.expected)")
    }
  }

  /// Facts of high or medium confidence that no view of the mirror shows, each with the reason.
  private static let withoutView = [
    "status bar: Dynamic Island, frame": "the status bar has no views",
    "status bar: time label, frame": "the status bar has no views",
    "status bar: cellular, Wi-Fi, battery frames": "the status bar has no views",
    "bar button: back button, classic": "recorded with the tap area, which is wider than the arrow and the title",
    "bar button: trailing margin, classic": "recorded with the tap area",
    "toolbar: accessibility frame": "an accessibility frame that is not that of the view",
    "tab bar: items, classic": "recorded with the tap area",
    "table: row of a SwiftUI list / Form": "SwiftUI",
    "table: inset-grouped card, SwiftUI list": "SwiftUI",
    "table: icon and title in a Settings row": "a cell of Apple's own",
    "table: header, SwiftUI Form": "SwiftUI",
    "scroll indicator: accessibility frame": "scroll indicators are not views of the mirror",
    "Safari bar: bottom capsule": "a bar of Apple's own",
    "corners: cornerConfiguration": "CornerConfigurationTests",
    "slider: SwiftUI Slider": "SwiftUI",
    "text field: roundedRect intrinsic width": "Catalyst only: no phone was recorded",
    "button: system button with a bar-style image (trash)": "symbols are drawn in shapes of our own",
    "table: footer with text, classic": "recorded documents have 2 points less, and there are more of them",
    "scroll edge effect: heights": "the effect is not drawn",
    "readable width: default text size": "Catalyst only: no phone was recorded",
  ]

  @Test("every fact of high or medium confidence has a test that names it, or a reason")
  func coverage() throws {
    let facts = try Recordings.rows("measured-facts.tsv").map { (name: "\($0[0]): \($0[1])", confidence: $0[2]) }
    let recorded = Set(facts.filter { ["high", "medium"].contains($0.confidence) }.map(\.name))
    let tested = Set(Self.all.map(\.name))
    #expect(recorded.count > 110)
    #expect(recorded.subtracting(tested).subtracting(Self.withoutView.keys) == [])
    #expect(tested.intersection(Self.withoutView.keys) == [])
    #expect(tested.union(Self.withoutView.keys).subtracting(facts.map(\.name)) == [], "not a name of a recorded fact")
  }
}
