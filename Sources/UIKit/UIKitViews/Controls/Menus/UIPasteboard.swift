// SPDX-License-Identifier: MIT

/// A container for values that the user copies and pastes. It exists while the process runs.
///
/// Source: Apple, `UIPasteboard`.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw value of the name.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard that copying and pasting use.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A key of the options of a change.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date after which the values are removed, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the values are available on this device only, a `Bool`.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private static var named: [Name: UIPasteboard] = [:]

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// The pasteboard that copying and pasting use.
  open class var general: UIPasteboard { pasteboard(named: .general) }

  private static func pasteboard(named name: Name) -> UIPasteboard {
    if let found = named[name] { return found }
    let made = UIPasteboard(name: name)
    named[name] = made
    return made
  }

  /// Returns the pasteboard with a name, which is created if `create` is `true`; otherwise `nil` if there is none.
  public static func named(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
    create ? pasteboard(named: pasteboardName) : named[pasteboardName]
  }

  /// Returns the pasteboard with a name for the initializer; see ``_PasteboardMaking``.
  static func found(_ name: Name, create: Bool) -> UIPasteboard? { named(name, create: create) }

  /// Creates and returns a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard { pasteboard(named: Name(UUID().uuidString)) }

  /// Removes the pasteboard with a name.
  open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  /// The name of the pasteboard.
  open private(set) var name: Name
  /// The number of changes.
  open private(set) var changeCount = 0
  /// Whether the pasteboard persists after the app ends. The default is `false`. Stored; has no effect.
  open var isPersistent = false

  /// The items, each a dictionary of values by type.
  open var items: [[String: Any]] {
    get {
      if let expiration, expiration <= Date() { return [] }
      return storedItems
    }
    set { setItems(newValue) }
  }
  private var storedItems: [[String: Any]] = []
  private var expiration: Date?

  /// Sets the items, with options.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    storedItems = items
    expiration = options[.expirationDate] as? Date
    didChange()
  }

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) {
    storedItems += items
    didChange()
  }

  private func didChange() {
    changeCount += 1
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: self,
      userInfo: [UIPasteboard.changedTypesAddedUserInfoKey: types])
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }
  /// Returns the value of a type of the first item as data; `nil` if there is none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
  /// Returns the value of a type of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Replaces the items with one that contains a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  /// Replaces the items with one that contains data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  /// The items as providers.
  open var itemProviders: [NSItemProvider] {
    get {
      items.flatMap { item in
        item.map { NSItemProvider(item: $0.value, typeIdentifier: $0.key) }
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items with the values that providers load.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    items = []
    expiration = expirationDate
    for provider in itemProviders {
      for type in provider.registeredTypeIdentifiers {
        // Written before the call returns.
        nonisolated(unsafe) var loaded: Any?
        provider.loadItem(forTypeIdentifier: type) { item, _ in loaded = item }
        if let loaded { addItems([[type: loaded]]) }
      }
    }
  }

  /// Replaces the items with objects.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
  }

  // MARK: Values of common types

  private static let textType = "public.utf8-plain-text"
  private static let urlType = "public.url"
  private static let imageType = "public.png"
  private static let colorType = "com.apple.uikit.color"

  private func values<Value>(_ type: String, _ value: (Any) -> Value?) -> [Value] {
    items.compactMap { $0[type].flatMap(value) }
  }

  /// The string of the first item that has one; `nil` for none.
  open var string: String? {
    get { strings?.first }
    set { items = newValue.map { [[UIPasteboard.textType: $0]] } ?? [] }
  }
  /// The strings of the items; `nil` if they have none.
  open var strings: [String]? {
    get {
      let found = values(UIPasteboard.textType) {
        $0 as? String ?? ($0 as? Data).flatMap { String(data: $0, encoding: .utf8) }
      }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [UIPasteboard.textType: $0] } }
  }
  /// The URL of the first item that has one; `nil` for none.
  open var url: URL? {
    get { urls?.first }
    set { items = newValue.map { [[UIPasteboard.urlType: $0]] } ?? [] }
  }
  /// The URLs of the items; `nil` if they have none.
  open var urls: [URL]? {
    get {
      let found = values(UIPasteboard.urlType) { $0 as? URL }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [UIPasteboard.urlType: $0] } }
  }
  /// The image of the first item that has one; `nil` for none.
  open var image: UIImage? {
    get { images?.first }
    set { items = newValue.map { [[UIPasteboard.imageType: $0]] } ?? [] }
  }
  /// The images of the items; `nil` if they have none.
  open var images: [UIImage]? {
    get {
      let found = values(UIPasteboard.imageType) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [UIPasteboard.imageType: $0] } }
  }
  /// The color of the first item that has one; `nil` for none.
  open var color: UIColor? {
    get { colors?.first }
    set { items = newValue.map { [[UIPasteboard.colorType: $0]] } ?? [] }
  }
  /// The colors of the items; `nil` if they have none.
  open var colors: [UIColor]? {
    get {
      let found = values(UIPasteboard.colorType) { $0 as? UIColor }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [UIPasteboard.colorType: $0] } }
  }

  /// Whether an item has a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether an item has a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// Whether an item has a color.
  open var hasColors: Bool { colors != nil }

  /// Posted after the items changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted after a pasteboard was removed. Never posted here.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The types that were added, an array of `String`.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The types that were removed, an array of `String`.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// The type of a value that the pasteboard determines itself.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
}

/// The protocol to which the initializer of pasteboards is added: one of a class cannot return an object that exists.
///
/// Differs from UIKit: UIKit has no such protocol.
@preconcurrency @MainActor
public protocol _PasteboardMaking {}

extension UIPasteboard: _PasteboardMaking {}

extension _PasteboardMaking where Self: UIPasteboard {
  /// Returns the pasteboard with a name, which is created if `create` is `true`; otherwise `nil` if there is none.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let found = Self.found(pasteboardName, create: create) as? Self else { return nil }
    self = found
  }
}
