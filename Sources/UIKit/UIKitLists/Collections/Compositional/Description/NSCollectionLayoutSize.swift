// SPDX-License-Identifier: MIT

/// A width and a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  private var values: [AnyHashable?] { [widthDimension, heightDimension] }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.values } }
  nonisolated open override var hash: Int { hashOfClass }

  /// Returns the size in a container, in points; for estimates, their estimated values.
  func points(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  /// Whether the width or the height is self-sizing.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  /// The sizing of elements with this size; `nil` if neither dimension is estimated.
  var sizing: ElementSizing? {
    guard isEstimated else { return nil }
    return ElementSizing(
      horizontal: widthDimension.isEstimated ? .fittingSizeLevel : .required,
      vertical: heightDimension.isEstimated ? .fittingSizeLevel : .required)
  }
}
