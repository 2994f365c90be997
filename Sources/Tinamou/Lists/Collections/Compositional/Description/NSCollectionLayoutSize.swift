// SPDX-License-Identifier: MIT

/// A width and a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of the dimensions given.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The points in a container; for estimates, the estimates.
  func points(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  /// Whether the content says anything of the size.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  /// How an element of this size is asked for what it prefers; nil where nothing is estimated.
  var sizing: ElementSizing? {
    guard isEstimated else { return nil }
    return ElementSizing(
      horizontal: widthDimension.isEstimated ? .fittingSizeLevel : .required,
      vertical: heightDimension.isEstimated ? .fittingSizeLevel : .required)
  }
}
