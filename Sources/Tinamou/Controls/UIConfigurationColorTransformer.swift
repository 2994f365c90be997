// SPDX-License-Identifier: MIT

/// A change to a colour of a configuration.
public struct UIConfigurationColorTransformer: Sendable {
  /// Makes the colour to use out of the one given.
  public let transform: @Sendable (UIColor) -> UIColor

  /// The transformer that calls `transform`.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that `input` becomes.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Shades of grey in the place of colours.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let cg = color.cgColor
    return UIColor(white: 0.299 * cg.red + 0.587 * cg.green + 0.114 * cg.blue, alpha: cg.alpha)
  }

  /// The tint colour, whatever the colour given.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}
