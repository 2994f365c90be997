// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@Suite("Limits of text sizes") @MainActor
struct TextSizeLimitTests {
  /// A text size that a window has, the limits of a view in it, and the text size of that view.
  struct Limits: CustomStringConvertible, Sendable {
    let inherited: UIContentSizeCategory
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?
    let expected: UIContentSizeCategory
    var description: String { "\(inherited.rawValue) → \(expected.rawValue)" }
  }

  nonisolated static let table = [
    Limits(inherited: .large, expected: .large),
    Limits(inherited: .small, minimum: .medium, expected: .medium),
    Limits(inherited: .medium, minimum: .medium, expected: .medium),
    Limits(inherited: .large, minimum: .medium, expected: .large),
    Limits(inherited: .accessibilityExtraLarge, maximum: .extraLarge, expected: .extraLarge),
    Limits(inherited: .large, maximum: .extraLarge, expected: .large),
    Limits(inherited: .extraSmall, minimum: .small, maximum: .extraLarge, expected: .small),
    Limits(inherited: .accessibilityMedium, minimum: .small, maximum: .extraLarge, expected: .extraLarge),
    Limits(inherited: .large, minimum: .small, maximum: .extraLarge, expected: .large),
  ]

  private func window(_ category: UIContentSizeCategory) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.traitOverrides.preferredContentSizeCategory = category
    return window
  }

  @Test("a view and its descendants have the nearest size within its limits", arguments: table)
  func traits(of row: Limits) {
    let (window, limited, inner, outer) = (window(row.inherited), UIView(), UIView(), UIView())
    window.addSubview(outer)
    window.addSubview(limited)
    limited.addSubview(inner)
    limited.minimumContentSizeCategory = row.minimum
    limited.maximumContentSizeCategory = row.maximum
    #expect(limited.minimumContentSizeCategory == row.minimum && limited.maximumContentSizeCategory == row.maximum)
    for view in [limited, inner] { #expect(view.traitCollection.preferredContentSizeCategory == row.expected) }
    #expect(outer.traitCollection.preferredContentSizeCategory == row.inherited)
    limited.minimumContentSizeCategory = nil
    limited.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == row.inherited)
  }

  @Test("limits of a view lie within those of its ancestors")
  func nested() {
    let (window, outer, inner) = (window(.accessibilityExtraExtraLarge), UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .accessibilityMedium
    inner.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.maximumContentSizeCategory = .large
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("fonts that adjust follow the limits, whether these are set before or after the view joins the window")
  func fonts() {
    func size(_ prepare: (UIWindow, UILabel) -> Void) -> CGFloat {
      let (window, label) = (window(.accessibilityExtraExtraExtraLarge), UILabel())
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Terms"
      prepare(window, label)
      window.layoutIfNeeded()
      return label.font.pointSize
    }
    let unlimited = size { $0.addSubview($1) }
    #expect(unlimited == 53)
    let before = size {
      $1.maximumContentSizeCategory = .extraExtraExtraLarge
      $0.addSubview($1)
    }
    let after = size {
      $0.addSubview($1)
      $1.maximumContentSizeCategory = .extraExtraExtraLarge
    }
    #expect(before == 23 && after == 23)
  }

  @Test("a view whose text size changes by a limit is told, and others are not")
  func notifications() {
    final class Listener: UIView {
      var previous: [UIContentSizeCategory?] = []
      override func traitCollectionDidChange(_ traits: UITraitCollection?) {
        previous.append(traits?.preferredContentSizeCategory)
      }
    }
    let (window, limited, other) = (window(.accessibilityLarge), Listener(), Listener())
    window.addSubview(limited)
    window.addSubview(other)
    limited.previous = []
    other.previous = []
    limited.maximumContentSizeCategory = .accessibilityExtraLarge
    #expect(limited.previous.isEmpty)
    limited.maximumContentSizeCategory = .large
    #expect(limited.previous == [.accessibilityLarge] && other.previous.isEmpty)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(limited.previous == [.accessibilityLarge] && other.previous == [.accessibilityLarge])
  }

  @Test("the mode of the tint color is that of the nearest view that has one")
  func tintAdjustment() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(outer.tintAdjustmentMode == .dimmed && inner.tintAdjustmentMode == .dimmed)
    middle.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    middle.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .dimmed)
  }
}
