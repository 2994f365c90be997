// SPDX-License-Identifier: MIT

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// Creates a region, in points, in the view's coordinates.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The region, in points, in the view's coordinates.
  open private(set) var rect: CGRect
  /// The identifier of the region.
  open private(set) var identifier: AnyHashable?
  /// The axes along which the pointer slows down in the region. The default is none. Stored; has no effect.
  open var latchingAxes: UIAxis = []
}
