// SPDX-License-Identifier: MIT

/// The variants of an image for different traits.
///
/// Source: Apple, `UIImageAsset`.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var images: [(image: UIImage, traits: UITraitCollection)] = []

  /// Creates an asset without images.
  public override init() { super.init() }

  /// Returns the image for traits: the last that was registered for traits which these contain, or else the first.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = images.last { traitCollection.containsTraits(in: $0.traits) }
    return (fitting ?? images.first)?.image ?? UIImage()
  }
  /// Adds an image for traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    images.append((image, traitCollection))
  }
  /// Removes the image for traits.
  open func unregister(with traitCollection: UITraitCollection) { images.removeAll { $0.traits == traitCollection } }
}
