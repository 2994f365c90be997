// SPDX-License-Identifier: MIT

/// The details of an action. Raw values are Apple's.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The action opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// An action that a notification offers.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// The details.
  public let options: UNNotificationActionOptions
  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
  /// The icon; `nil`, the default, for none. Stored; has no effect.
  open private(set) var icon: UNNotificationActionIcon?
  /// Creates an action with an icon.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) {
    self.init(identifier: identifier, title: title, options: options)
    self.icon = icon
  }
}

/// The icon of an action. Stored; has no effect.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  private let name: String
  private init(_ name: String) {
    self.name = name
    super.init()
  }
  /// Creates an icon of an image of the app.
  public convenience init(templateImageName: String) { self.init(templateImageName) }
  /// Creates an icon of a symbol of the system.
  public convenience init(systemImageName: String) { self.init("system:" + systemImageName) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationActionIcon)?.name == name }
  open override var hash: Int { name.hashValue }
}

/// An action that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The title of the button.
  public let textInputButtonTitle: String
  /// The placeholder of the field.
  public let textInputPlaceholder: String
  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The details of a kind of notification. Raw values are Apple's.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Dismissing is reported.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Cars show the notification.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown when previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle is shown when previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

/// A kind of notification.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.
  /// The identifier.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The identifiers of the intents.
  public let intentIdentifiers: [String]
  /// The details.
  public let options: UNNotificationCategoryOptions
  /// Creates a kind of notification.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
  /// The text of a notification while previews are hidden. The default is empty. Stored; has no effect.
  open private(set) var hiddenPreviewsBodyPlaceholder = ""
  /// The format of a summary of several notifications. The default is empty. Stored; has no effect.
  open private(set) var categorySummaryFormat = ""
  /// Creates a kind of notification with texts for hidden previews and summaries.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
}
