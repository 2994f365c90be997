// SPDX-License-Identifier: MIT

/// A transformer for a color of a configuration.
public struct UIConfigurationColorTransformer: Sendable {
  /// The closure that returns the transformed color.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer that calls `transform`.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that converts colors to shades of gray.
  public static let grayscale = UIConfigurationColorTransformer { color in
    let cg = color.cgColor
    return UIColor(white: 0.299 * cg.red + 0.587 * cg.green + 0.114 * cg.blue, alpha: cg.alpha)
  }

  /// A transformer that returns the tint color for every color.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// A transformer for the text attributes of a configuration, such as the font.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The closure that returns the transformed attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer that calls `transform`.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
