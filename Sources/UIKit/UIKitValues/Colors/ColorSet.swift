// SPDX-License-Identifier: MIT

import Foundation

/// The contents of a color set of an asset catalog.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    var color: Color?
    var appearances: [AssetCatalogs.Appearance]?
    var idiom: String?
  }
  struct Color: Decodable {
    var components: [String: String]?
    /// The name of a system color.
    var reference: String?
  }
  var colors: [Entry]

  /// Returns the color for an appearance; `nil` if the set has none that can be read. An entry for the appearance
  /// takes precedence over one for any appearance.
  func color(isDark: Bool) -> CGColor? {
    let usable = colors.filter { ["universal", "iphone", "ipad", nil].contains($0.idiom) }
    let fitting = usable.filter { AssetCatalogs.fits($0.appearances, isDark: isDark) }
    let entry = fitting.first { AssetCatalogs.isSpecific($0.appearances) } ?? fitting.first
    return entry?.color?.resolved(isDark: isDark)
  }
}

extension ColorSet.Color {
  func resolved(isDark: Bool) -> CGColor? {
    if let reference {
      let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
      return SystemColorNames.color(reference)?.resolvedColor(with: traits).cgColor
    }
    guard let components else { return nil }
    let alpha = component("alpha", components) ?? 1
    if let white = component("white", components) {
      return CGColor(gray: white, alpha: alpha)
    }
    guard let red = component("red", components), let green = component("green", components),
      let blue = component("blue", components)
    else { return nil }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a component from 0 to 1. Xcode writes it as `0x1F`, as `31` of 255, or as `0.122`.
  private func component(_ name: String, _ components: [String: String]) -> CGFloat? {
    guard let text = components[name] else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") || name == "alpha" ? CGFloat(number) : CGFloat(number) / 255
  }
}
