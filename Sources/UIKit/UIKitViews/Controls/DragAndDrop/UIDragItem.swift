// SPDX-License-Identifier: MIT

/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// The provider of the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// A value for the app in which the drag began. The default is `nil`.
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var localObject: Any?
  /// Returns the preview of the item; `nil` for the system's. The default is `nil`.
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// The preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// The view.
  open private(set) var view: UIView
  /// The appearance of the view.
  open private(set) var parameters: UIDragPreviewParameters
}
