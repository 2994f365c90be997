// SPDX-License-Identifier: MIT

/// A menu: a titled group of actions and other menus.
///
/// Differs from UIKit: menus are kept and not shown; tests perform their actions.
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
  /// How the menu is shown. The default is empty.
  open private(set) var options: Options
  /// The size of the elements. The default is `.automatic`. Stored; has no effect.
  open var preferredElementSize: ElementSize
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]

  /// The actions in the menu and the menus in it whose state is `on`.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      return (child as? UIMenu)?.selectedElements ?? []
    }
  }

  /// A copy with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// How a menu is shown.
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
    /// The application's menu.
    public static let application = system("application")
    /// The menu File.
    public static let file = system("file")
    /// The menu Edit.
    public static let edit = system("edit")
    /// The menu View.
    public static let view = system("view")
    /// The menu Window.
    public static let window = system("window")
    /// The menu Help.
    public static let help = system("help")
    /// The item About.
    public static let about = system("about")
    /// The item Preferences.
    public static let preferences = system("preferences")
    /// The menu Services.
    public static let services = system("services")
    /// The items Hide and Show.
    public static let hide = system("hide")
    /// The item Quit.
    public static let quit = system("quit")
    /// The items that make windows.
    public static let newScene = system("new-scene")
    /// The items that close windows.
    public static let close = system("close")
    /// The item Print.
    public static let print = system("print")
    /// The items Undo and Redo.
    public static let undoRedo = system("undo-redo")
    /// The items Cut, Copy, Paste and Delete.
    public static let standardEdit = system("standard-edit")
    /// The menu Find.
    public static let find = system("find")
    /// The menu Format.
    public static let format = system("format")
    /// The menu Font.
    public static let font = system("font")
    /// The items of text sizes.
    public static let textSize = system("text-size")
    /// The items of text colors.
    public static let textColor = system("text-color")
    /// The items of text styles.
    public static let textStyle = system("text-style")
    /// The item that looks up a word.
    public static let lookup = system("lookup")
    /// The item that learns a word.
    public static let learn = system("learn")
    /// The items that share.
    public static let share = system("share")
    /// The items that show and hide the sidebar.
    public static let sidebar = system("sidebar")
    /// The items that show and hide the toolbar.
    public static let toolbar = system("toolbar")
    /// The item that fills the screen.
    public static let fullscreen = system("fullscreen")
    /// The menu bar.
    public static let root = system("root")
  }
}
