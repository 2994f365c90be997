// SPDX-License-Identifier: MIT

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
