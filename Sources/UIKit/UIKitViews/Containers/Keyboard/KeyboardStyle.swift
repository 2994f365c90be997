// SPDX-License-Identifier: MIT

/// The look of the keyboard in a generation of iOS. The colors are approximations: those of the system show what is behind them.
@MainActor
struct KeyboardStyle {
  let background: UIColor
  let key: UIColor
  let specialKey: UIColor
  /// The radius of the corners of the keys, in points.
  let keyRadius: CGFloat
  /// The radius of the upper corners of the keyboard, in points.
  let cornerRadius: CGFloat
  /// The size of letters on keys, in points.
  let letterSize: CGFloat = 23
  /// The size of words on keys, in points.
  let wordSize: CGFloat = 16

  /// The look in the present generation.
  static var current: KeyboardStyle { InterfaceGeneration.current.hasPlatters ? glass : plain }

  private static let plain = KeyboardStyle(
    background: color(light: (0.82, 0.83, 0.85), dark: (0.17, 0.17, 0.17)),
    key: color(light: (1, 1, 1), dark: (0.42, 0.42, 0.42)),
    specialKey: color(light: (0.67, 0.69, 0.73), dark: (0.28, 0.28, 0.28)), keyRadius: 5, cornerRadius: 0)

  private static let glass = KeyboardStyle(
    background: color(light: (0.88, 0.89, 0.91), dark: (0.14, 0.14, 0.15)),
    key: color(light: (1, 1, 1), dark: (0.37, 0.37, 0.38)),
    specialKey: color(light: (0.96, 0.96, 0.97), dark: (0.27, 0.27, 0.28)), keyRadius: 9, cornerRadius: 26)

  private typealias Channels = (red: CGFloat, green: CGFloat, blue: CGFloat)

  private static func color(light: Channels, dark: Channels) -> UIColor {
    UIColor { traits in
      let channels = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: channels.red, green: channels.green, blue: channels.blue, alpha: 1)
    }
  }
}
