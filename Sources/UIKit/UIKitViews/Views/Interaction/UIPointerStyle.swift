// SPDX-License-Identifier: MIT

/// The appearance of the pointer. Stored; has no effect: no pointer is shown.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  private let effect: UIPointerEffect?
  private let shape: UIPointerShape?
  private let isHidden: Bool

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
    self.effect = effect
    self.shape = shape
    self.isHidden = isHidden
    super.init()
  }

  /// Creates a style with an effect and a shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, isHidden: false)
  }

  /// Creates a style with a shape that keeps to some axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape, isHidden: false)
  }

  /// A style without a pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: true) }
  /// The system's style.
  open class func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: false) }
  /// The accessories of the pointer. The default is empty. Stored; has no effect.
  open var accessories: [UIPointerAccessory] = []
}

/// A picture beside the pointer. Stored; has no effect: no pointer is shown.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {}
