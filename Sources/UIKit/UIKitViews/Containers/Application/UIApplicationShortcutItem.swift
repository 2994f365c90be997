// SPDX-License-Identifier: MIT

/// A command that the system shows for the application's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an item with a type and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The string by which the application recognizes the item.
  open internal(set) var type: String
  /// The title.
  open internal(set) var localizedTitle: String
  /// The subtitle; `nil` for none.
  open internal(set) var localizedSubtitle: String?
  /// The icon; `nil` for a dot.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// Values for the application.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// Identifies the content that the item opens. The default is `nil`.
  open internal(set) var targetContentIdentifier: Any?

  /// Gives another item the values of this one, and returns it.
  private func duplicate(in copy: UIApplicationShortcutItem) -> UIApplicationShortcutItem {
    (copy.localizedSubtitle, copy.icon, copy.userInfo) = (localizedSubtitle, icon, userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }

  /// Returns a copy that cannot be changed.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; items are used on the main thread.
    MainThread.run(self) {
      $0.duplicate(in: UIApplicationShortcutItem(type: $0.type, localizedTitle: $0.localizedTitle))
    }
  }

  /// Returns a copy that can be changed.
  nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; items are used on the main thread.
    MainThread.run(self) {
      $0.duplicate(in: UIMutableApplicationShortcutItem(type: $0.type, localizedTitle: $0.localizedTitle))
    }
  }
}

/// A shortcut item that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The string by which the application recognizes the item.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle; `nil` for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon; `nil` for a dot.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Values for the application.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}
