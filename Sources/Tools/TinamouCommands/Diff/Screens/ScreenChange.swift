// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import Previews
import Reports
import ScreenComparison

/// A screen on both sides of a comparison, with what differs.
struct ScreenChange {
  /// One side of a screen.
  struct Side {
    /// The words for the side, such as `iOS 18`.
    let name: String
    /// The screen, or the reason for which it cannot be shown; `nil` for one that is not on this side.
    let shown: Result<ShownPreview, PreviewRun.Fault>?
    /// The file of the picture; `nil` for none.
    let picture: String?

    /// The elements that assistive technology reads.
    fileprivate var spoken: [SpokenElement] {
      if case .success(let shown)? = shown { shown.spoken } else { [] }
    }

    /// The reason for which there is no screen; `nil` if there is one.
    var problem: String? {
      switch shown {
      case .success: nil
      case .failure(let fault): "\(name): \(PreviewMessages.sentence(for: fault))"
      case nil: "\(name): the screen was not reached"
      }
    }

    /// The screen as it is compared, with the sentences of its findings.
    var screen: ComparedScreen? {
      guard case .success(let shown)? = shown, var screen = shown.compared else { return nil }
      for (finding, owner) in zip(shown.findings, shown.findingOwners) {
        guard let owner, screen.elements.indices.contains(owner) else { continue }
        let sentence = CheckReport.sentence(for: finding)
        screen.elements[owner].findings.append(ComparedFinding(rule: finding.rule.rawValue, message: sentence))
      }
      return screen
    }
  }

  /// The difference.
  enum Content {
    /// That between two settings.
    case settings(SettingDifference)
    /// That between two states of the sources.
    case sources(ScreenDifference)
    /// One side is missing, for this reason.
    case missing(String)
  }

  /// The name of the preview, or of the step of a script.
  let name: String
  /// The file and line of the preview; empty for a step.
  let place: String
  /// The setting of both sides, in words; empty for a new device.
  let setting: String
  let before: Side
  let after: Side
  let content: Content
  /// The share of the pixels that differ, from 0 to 1; `nil` without two pictures of one size.
  let differingShare: Double?

  /// The share of pixels below which pictures look the same: a few pixels at the edges of letters.
  private static let invisibleShare = 0.0002
  /// The difference of a color component, from 0 to 1, up to which pixels are equal.
  private static let tolerance = 0.02

  /// Compares two sides.
  ///
  /// - Parameters:
  ///   - isSetting: Whether the sides are settings of the same sources.
  ///   - isWalked: Whether a script leads to the screen, so that a side without it was not reached, for whatever reason.
  ///   - isMirrored: Whether the sides have different layout directions, so that one is the mirror image of the other.
  init(
    name: String, place: String, setting: String, before: Side, after: Side, isSetting: Bool,
    isWalked: Bool = false, isMirrored: Bool = false
  ) {
    (self.name, self.place, self.setting) = (name, place, setting)
    (self.before, self.after) = (before, after)
    // Mirror images differ everywhere.
    differingShare = isMirrored ? nil : Self.share(before.picture, after.picture)
    switch (before.screen, after.screen) {
    case (let old?, let new?):
      let mirrored = isMirrored ? old.mirrored : old
      content = isSetting ? .settings(SettingDifference(mirrored, new)) : .sources(ScreenDifference(old, new))
    case (nil, let new?) where before.shown == nil && !isSetting && !isWalked:
      content = .sources(ScreenDifference(new, only: .added))
    case (let old?, nil) where after.shown == nil && !isSetting && !isWalked:
      content = .sources(ScreenDifference(old, only: .removed))
    default: content = .missing([before, after].compactMap(\.problem).joined(separator: "; "))
    }
  }

  /// Creates a screen of a file, of which the difference is known.
  init(name: String, difference: ScreenDifference, before: Side, after: Side) {
    (self.name, place, setting) = (name, "", "")
    (self.before, self.after) = (before, after)
    differingShare = Self.share(before.picture, after.picture)
    content = .sources(difference)
  }

  private static func share(_ before: String?, _ after: String?) -> Double? {
    guard let old = before.flatMap({ FileManager.default.contents(atPath: $0) }),
      let new = after.flatMap({ FileManager.default.contents(atPath: $0) }),
      let comparison = try? PixelComparison(old, new, tolerance: tolerance),
      comparison.sizes.old == comparison.sizes.new
    else { return nil }
    return comparison.differingShare
  }

  /// The name with the setting of both sides.
  var title: String { setting.isEmpty ? name : "\(name) (\(setting))" }

  /// Whether something differs, or a side is missing.
  var isChanged: Bool {
    switch content {
    case .settings(let difference): !difference.isEmpty || looksDifferent
    case .sources(let difference): !difference.isEmpty || looksDifferent
    case .missing: true
    }
  }

  private var looksDifferent: Bool { (differingShare ?? 0) > Self.invisibleShare }

  /// Whether a side could not be shown.
  var isMissing: Bool { if case .missing = content { true } else { false } }

  /// The sentences, the causes first; one that says so if nothing differs.
  var sentences: [String] {
    switch content {
    case .missing(let reason): return ["It cannot be compared: \(reason)."]
    case .settings(let difference):
      return difference.isEmpty && looksDifferent
        ? [pixelSentence] : SettingSentences(difference, before: before.name, after: after.name).all
    case .sources(let difference):
      return difference.isEmpty && looksDifferent ? [pixelSentence] : DifferenceSentences(difference).all
    }
  }

  /// The differences of what assistive technology reads.
  var spoken: SpokenChange { SpokenChange(before.spoken, after.spoken) }

  private var pixelSentence: String {
    let percent = String(format: "%.3g", (differingShare ?? 0) * 100)
    return "Every view has the same place, text and properties, but \(percent) % of the pixels look different."
  }

  /// The pictures of both sides that can be shown, each with the name of its side.
  var pictures: [(name: String, path: String)] {
    [before, after].compactMap { side in
      guard let path = side.picture, FileManager.default.fileExists(atPath: path) else { return nil }
      return (side.name, path)
    }
  }
}
