// SPDX-License-Identifier: MIT

/// A width or a height in a compositional layout.
///
/// Source: Apple, `NSCollectionLayoutDimension`.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// The sorts of dimensions.
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings }

  let kind: Kind
  /// The fraction, or the number of points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the container's width, from 0 to 1.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the container's height, from 0 to 1.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// What the content says, and `estimatedDimension` points until it is shown.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// The greatest of what the contents of all items of a group say, and `estimatedDimension` points until they are shown.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimatedDimension)
  }

  /// Whether it is a part of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content says it.
  open var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// Whether the content says it, alike for all items of a group.
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether it follows from the container's size.
  var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

  /// The points in a container; for an estimate, the estimate.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}
