// SPDX-License-Identifier: MIT

/// The pages that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var position = -1

  override init() { super.init() }

  /// The item of the shown page; `nil` before the first one.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The item before the current one.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The item after the current one.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The items before the current one.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(Swift.max(position, 0))) }
  /// The items after the current one.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }

  /// Returns the item at a distance from the current one; `nil` if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(position + index) ? items[position + index] : nil
  }

  /// Makes an item current: one of the list, or a new one, which replaces those after the current one.
  func show(_ item: WKBackForwardListItem) {
    if let index = items.firstIndex(of: item) {
      position = index
    } else {
      items = items.prefix(position + 1) + [item]
      position = items.count - 1
    }
  }
}

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The URL of the page.
  public let url: URL
  /// The title of the page; `nil` before it is loaded.
  open internal(set) var title: String?
  /// The URL with which the page was requested.
  open var initialURL: URL { url }

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}
