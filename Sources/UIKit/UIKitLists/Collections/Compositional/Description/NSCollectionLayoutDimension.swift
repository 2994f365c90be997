// SPDX-License-Identifier: MIT

/// A width or a height in a compositional layout.
///
/// Source: Apple, `NSCollectionLayoutDimension`.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// The kinds of dimensions.
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings }

  let kind: Kind
  /// The fraction, or the number of points.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  private var values: [AnyHashable?] { [kind, dimension] }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.values } }
  nonisolated open override var hash: Int { hashOfClass }

  /// Creates a fraction of the container's width, from 0 to 1.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Creates a fraction of the container's height, from 0 to 1.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Creates a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Creates a self-sizing dimension, which is `estimatedDimension` points until the element is shown.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Creates a self-sizing dimension that is the same for all items of a group: the maximum of their preferred sizes.
  /// It is `estimatedDimension` points until they are shown.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimatedDimension)
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is self-sizing.
  open var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// Whether the dimension is self-sizing and the same for all items of a group.
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether the dimension is a fraction of the container's size.
  var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }

  /// Returns the dimension in a container, in points; for an estimate, its estimated value.
  func points(in container: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: dimension * container.width
      case .fractionalHeight: dimension * container.height
      case .absolute, .estimated, .uniformAcrossSiblings: dimension
      }
    return length.clampedToListLength
  }
}
