// SPDX-License-Identifier: MIT

/// Provides the value to share when an activity was chosen. Override ``item``.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  // Unchecked: as in UIKit, a provider is set up before it is used.

  /// Creates a provider with a value that stands for the real one.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// A value that stands for the real one.
  open private(set) var placeholderItem: Any?
  /// The activity that was chosen.
  open private(set) var activityType: UIActivity.ActivityType?
  /// The value to share. Returns the placeholder by default.
  open var item: Any { placeholderItem ?? NSNull() }

  @MainActor open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  {
    placeholderItem ?? NSNull()
  }
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
