// SPDX-License-Identifier: MIT

import Foundation

/// The system's colors with names of hues, which are others on iOS 26.
///
/// Source: Apple, Human Interface Guidelines, Color (system colors); the blue of iOS 26 is also that of a recorded snapshot (Facts,
/// “Recorded snapshots”).
package enum SystemPalette {
  typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// A color in light and in dark appearances.
  struct Hue: Sendable {
    let light: Components
    let dark: Components

    init(_ light: Components, _ dark: Components) { (self.light, self.dark) = (light, dark) }

    fileprivate var color: UIColor { UIColor(light: Self.color(light), dark: Self.color(dark)) }

    private static func color(_ components: Components) -> CGColor {
      CGColor(red: components.red / 255, green: components.green / 255, blue: components.blue / 255, alpha: 1)
    }
  }

  static let red = (Hue((255, 59, 48), (255, 69, 58)), iOS26: Hue((255, 56, 60), (255, 66, 69)))
  static let orange = (Hue((255, 149, 0), (255, 159, 10)), iOS26: Hue((255, 141, 40), (255, 146, 48)))
  static let yellow = (Hue((255, 204, 0), (255, 214, 10)), iOS26: Hue((255, 204, 0), (255, 214, 0)))
  static let green = (Hue((52, 199, 89), (48, 209, 88)), iOS26: Hue((52, 199, 89), (48, 209, 88)))
  static let mint = (Hue((0, 199, 190), (99, 230, 226)), iOS26: Hue((0, 200, 179), (0, 218, 195)))
  static let teal = (Hue((48, 176, 199), (64, 200, 224)), iOS26: Hue((0, 195, 208), (0, 210, 224)))
  static let cyan = (Hue((50, 173, 230), (100, 210, 255)), iOS26: Hue((0, 192, 232), (60, 211, 254)))
  static let blue = (Hue((0, 122, 255), (10, 132, 255)), iOS26: Hue((0, 136, 255), (0, 145, 255)))
  static let indigo = (Hue((88, 86, 214), (94, 92, 230)), iOS26: Hue((97, 85, 245), (109, 124, 255)))
  static let purple = (Hue((175, 82, 222), (191, 90, 242)), iOS26: Hue((203, 48, 224), (219, 52, 242)))
  static let pink = (Hue((255, 45, 85), (255, 55, 95)), iOS26: Hue((255, 45, 85), (255, 55, 95)))
  static let brown = (Hue((162, 132, 94), (172, 142, 104)), iOS26: Hue((172, 127, 94), (183, 138, 102)))

  /// The names of the colors in every generation.
  private static let names: [UIColor: String] = {
    let hues = [
      ("systemRed", red), ("systemOrange", orange), ("systemYellow", yellow), ("systemGreen", green),
      ("systemMint", mint), ("systemTeal", teal), ("systemCyan", cyan), ("systemBlue", blue),
      ("systemIndigo", indigo), ("systemPurple", purple), ("systemPink", pink), ("systemBrown", brown),
    ]
    let pairs = hues.flatMap { name, hue in [(hue.0.color, name), (hue.iOS26.color, name)] }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  /// Returns the name of one of these colors, whichever generation it is from; `nil` for another color.
  package static func name(of color: UIColor) -> String? { names[color] }

  /// The color of the current generation.
  static func color(_ hue: (Hue, iOS26: Hue)) -> UIColor {
    (InterfaceGeneration.currentOnAnyThread >= .iOS26 ? hue.iOS26 : hue.0).color
  }
}
