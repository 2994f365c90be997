// SPDX-License-Identifier: MIT

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Creates parameters that show the whole view.
  public override init() { super.init() }

  /// Creates parameters that show lines of text, in the view's coordinates.
  public init(textLineRects: [NSValue]) { super.init() }

  /// The visible part of the view, in its coordinates; `nil`, the default, for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow, in the view's coordinates. The default is `nil`.
  open var shadowPath: UIBezierPath?
  /// The color behind the view. The default is `nil`.
  open var backgroundColor: UIColor!
}

/// The appearance of the preview of a drag.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
