// SPDX-License-Identifier: MIT

/// A menu: a titled group of actions and other menus.
///
/// Source: Apple, `UIMenu`.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("dynamic.\(UUID().uuidString)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The identifier of the menu. The default is a unique identifier.
  open private(set) var identifier: Identifier
  /// The display options of the menu. The default is empty.
  open private(set) var options: Options
  /// The size of the elements. Small and medium ones are beside each other. The default is `.automatic`, which is large.
  open var preferredElementSize: ElementSize
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]

  override var shownAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }

  /// The elements of the menu and its submenus whose state is `on`.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { ($0 as? UIMenu)?.selectedElements ?? ($0.shownState == .on ? [$0] : []) }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The display options of a menu. Raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown in the enclosing menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element of the menu is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements of a menu. Raw values are UIKit's.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string value of the identifier.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> Identifier { Identifier("com.apple.menu.\(name)") }
    /// The identifier of the application menu.
    public static let application = system("application")
    /// The identifier of the File menu.
    public static let file = system("file")
    /// The identifier of the Edit menu.
    public static let edit = system("edit")
    /// The identifier of the View menu.
    public static let view = system("view")
    /// The identifier of the Window menu.
    public static let window = system("window")
    /// The identifier of the Help menu.
    public static let help = system("help")
    /// The identifier of the menu with About.
    public static let about = system("about")
    /// The identifier of the menu with Preferences.
    public static let preferences = system("preferences")
    /// The identifier of the Services menu.
    public static let services = system("services")
    /// The identifier of the menu with Hide and Show.
    public static let hide = system("hide")
    /// The identifier of the menu with Quit.
    public static let quit = system("quit")
    /// The identifier of the menu that opens windows.
    public static let newScene = system("new-scene")
    /// The identifier of the menu that closes windows.
    public static let close = system("close")
    /// The identifier of the menu with Print.
    public static let print = system("print")
    /// The identifier of the menu with Undo and Redo.
    public static let undoRedo = system("undo-redo")
    /// The identifier of the menu with Cut, Copy, Paste and Delete.
    public static let standardEdit = system("standard-edit")
    /// The identifier of the Find menu.
    public static let find = system("find")
    /// The identifier of the Format menu.
    public static let format = system("format")
    /// The identifier of the Font menu.
    public static let font = system("font")
    /// The identifier of the menu of text sizes.
    public static let textSize = system("text-size")
    /// The identifier of the menu of text colors.
    public static let textColor = system("text-color")
    /// The identifier of the menu of text styles.
    public static let textStyle = system("text-style")
    /// The identifier of the menu that looks up a word.
    public static let lookup = system("lookup")
    /// The identifier of the menu that adds a word to the dictionary.
    public static let learn = system("learn")
    /// The identifier of the menu that shares.
    public static let share = system("share")
    /// The identifier of the menu that shows and hides the sidebar.
    public static let sidebar = system("sidebar")
    /// The identifier of the menu that shows and hides the toolbar.
    public static let toolbar = system("toolbar")
    /// The identifier of the menu that enters full screen.
    public static let fullscreen = system("fullscreen")
    /// The identifier of the menu bar.
    public static let root = system("root")
  }
}
