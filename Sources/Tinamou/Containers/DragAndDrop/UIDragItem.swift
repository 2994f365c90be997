// SPDX-License-Identifier: MIT

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Creates an item with what it carries.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// What the item carries.
  open private(set) var itemProvider: NSItemProvider
  /// A value for the app that drags. The default is `nil`.
  open var localObject: Any?
  /// Returns the preview of the item; `nil` for the system's. The default is `nil`.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// The picture of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// Creates a picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// The view.
  open private(set) var view: UIView
  /// How the view is shown.
  open private(set) var parameters: UIDragPreviewParameters
}
