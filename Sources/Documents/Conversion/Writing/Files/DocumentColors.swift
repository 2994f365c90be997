// SPDX-License-Identifier: MIT

/// Colors as elements of a document.
enum DocumentColors {
  /// Returns the element of a color.
  static func element(_ color: DescribedColor, key: String) -> WrittenElement {
    switch color {
    case .named(let name):
      guard let parts = plain[name] else {
        return WrittenElement(name: "color", attributes: [("key", key), ("systemColor", name + "Color")])
      }
      return element(parts, key: key)
    case .components(let red, let green, let blue, let alpha): return element([red, green, blue, alpha], key: key)
    }
  }

  private static func element(_ parts: [Double], key: String) -> WrittenElement {
    let values = zip(["red", "green", "blue", "alpha"], parts).map { ($0, NumberText.text($1)) }
    return WrittenElement(
      name: "color",
      attributes: [("key", key)] + values + [("colorSpace", "custom"), ("customColorSpace", "sRGB")])
  }

  /// The components of the colors that are the same in every appearance.
  private static let plain: [String: [Double]] = [
    "clear": [0, 0, 0, 0], "black": [0, 0, 0, 1], "white": [1, 1, 1, 1], "gray": [0.5, 0.5, 0.5, 1],
    "darkGray": [1.0 / 3, 1.0 / 3, 1.0 / 3, 1], "lightGray": [2.0 / 3, 2.0 / 3, 2.0 / 3, 1], "red": [1, 0, 0, 1],
    "green": [0, 1, 0, 1], "blue": [0, 0, 1, 1], "cyan": [0, 1, 1, 1], "yellow": [1, 1, 0, 1],
    "magenta": [1, 0, 1, 1], "orange": [1, 0.5, 0, 1], "purple": [0.5, 0, 0.5, 1], "brown": [0.6, 0.4, 0.2, 1],
  ]
}
