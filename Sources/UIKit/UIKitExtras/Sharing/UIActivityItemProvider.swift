// SPDX-License-Identifier: MIT

/// Provides the value to share after an activity was chosen. Override ``item``.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  // Unchecked: as in UIKit, a provider is configured before it is used.

  /// Creates a provider with a placeholder for the value.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The placeholder for the value.
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
