// SPDX-License-Identifier: MIT

import Foundation

/// The colors of a screen that are drawn differently in another appearance, and those that should be and are not.
package struct DrawnColorDifference: Sendable, Codable, Hashable {
  /// A color of a view.
  package struct Drawn: Sendable, Codable, Hashable {
    /// The words for the view.
    var subject: String
    /// The noun for several such views.
    var noun: String
    /// The name of the property.
    var property: String
    /// The color before.
    var before: ComparedColor
    /// The color after.
    var after: ComparedColor
    /// The contrast of a text with what is behind it, before and after, from 1 to 21; `nil` for another color.
    var contrast: Contrast?
  }

  /// The contrast of one text on both sides.
  package struct Contrast: Sendable, Codable, Hashable {
    var before: Double
    var after: Double
  }

  /// The colors that differ.
  package private(set) var changed: [Drawn] = []
  /// The gray, black and white colors that stay while the background of the screen turns from light to dark or back: of a text that
  /// cannot be read any more, or of a surface.
  package private(set) var kept: [Drawn] = []

  /// Whether no color differs.
  package var isEmpty: Bool { changed.isEmpty && kept.isEmpty }

  /// The contrast below which ordinary text is hard to read.
  static let readable = 4.5

  /// Creates a difference without colors.
  init() {}

  /// Compares the colors of the views that are on both sides.
  init(_ before: ComparedScreen, _ after: ComparedScreen, _ matching: ScreenMatching) {
    // Another version of the system has another palette, which is told by the colors of the system.
    let appearance = ComparedScreen.appearance
    guard before.properties[appearance] != after.properties[appearance] else { return }
    let names = ElementNames(after)
    for (index, element) in after.elements.enumerated() where after.isSeen(index) {
      guard let other = matching.before[index], before.isSeen(other) else { continue }
      for (property, color) in element.drawnColors.sorted(by: { $0.key < $1.key }) {
        guard let old = before.elements[other].drawnColors[property] else { continue }
        var drawn = Drawn(
          subject: names[index], noun: element.noun, property: property, before: old, after: color)
        // Views that the system puts around the content have no color of the author.
        if !old.isSame(as: color) {
          if !element.isContainerOfSystem { changed.append(drawn) }
        } else if Self.shouldFollow(before, other, after, index, property, color, &drawn.contrast) {
          kept.append(drawn)
        }
      }
    }
  }

  /// Whether a color that stays should follow the appearance: that of a text with too little contrast now, or that of a surface, which stays
  /// light, or dark, while what is behind it does not.
  private static func shouldFollow(
    _ before: ComparedScreen, _ old: Int, _ after: ComparedScreen, _ index: Int, _ property: String,
    _ color: ComparedColor,
    _ contrast: inout Contrast?
  ) -> Bool {
    let isText = ["textColor", "titleColor"].contains(property)
    guard isText || property == "backgroundColor", color.isGray,
      let was = before.background(behind: old, itself: isText),
      let now = after.background(behind: index, itself: isText),
      let mine = color.luminance, let wasLight = was.luminance, let isLight = now.luminance
    else { return false }
    if isText {
      guard !(after.elements[index].text ?? "").isEmpty else { return false }
      let ratios = Contrast(before: Self.ratio(mine, wasLight), after: Self.ratio(mine, isLight))
      contrast = ratios
      return ratios.after < readable && ratios.before > ratios.after + 0.5
    }
    // A surface as light as what was behind it, and unlike what is behind it now.
    return abs(mine - wasLight) < 0.2 && abs(mine - isLight) > 0.6
  }

  /// The contrast of two luminances, as the Web guidelines define it.
  private static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

extension ComparedScreen {
  /// Whether a view and its superviews are not hidden.
  fileprivate func isSeen(_ index: Int) -> Bool {
    !([index] + superviews(of: index)).contains { elements[$0].properties["isHidden"] == .flag(true) }
  }

  /// The nearest opaque color behind a view, or of the view itself for what it draws.
  fileprivate func background(behind index: Int, itself: Bool) -> ComparedColor? {
    let chain = (itself ? [index] : []) + superviews(of: index)
    for view in chain {
      guard let color = elements[view].drawnColors["backgroundColor"], let alpha = color.components?.last else {
        continue
      }
      return alpha > 0.99 ? color : nil
    }
    return nil
  }
}

extension ComparedColor {
  /// Whether the color is opaque, and black, white, or gray as far as one sees.
  fileprivate var isGray: Bool {
    guard let components, components.count == 4, components[3] > 0.99 else { return false }
    let parts = components.prefix(3)
    return (parts.max() ?? 0) - (parts.min() ?? 0) < 0.08
  }

  /// The relative luminance from 0 to 1, as the Web guidelines define it.
  fileprivate var luminance: Double? {
    guard let components, components.count == 4 else { return nil }
    return zip(components, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      sum + part.1 * Self.linear(min(max(part.0, 0), 1))
    }
  }

  /// A component without the gamma of sRGB.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
