// SPDX-License-Identifier: MIT

/// A change to the attributes of a text of a configuration, such as another font.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Makes the attributes to use out of those given.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// The transformer that calls `transform`.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes that `input` becomes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
