// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

/// An image of an asset catalog. Adapted sources have one for each image set that they name: `UIImage(resource: .twoLakes)`.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the resource with the given name in the catalogs of `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color of an asset catalog. Adapted sources have one for each color set that they name: `UIColor(resource: .brand)`.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the resource with the given name in the catalogs of `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates the image of a resource; one of zero size if it cannot be read.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? UIImage()
    self.init(properties: image.properties)
  }
}

extension UIColor {
  /// Creates the color of a resource; a clear one if it cannot be read.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init(storage: color.storage)
  }
}
