// SPDX-License-Identifier: MIT

/// The base class of actions and menus, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, NSCopying {
  /// The state of a menu element, shown as a check mark. Raw values are UIKit's.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The style and availability of a menu element. Raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates an option set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element performs a destructive action.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Selecting the element does not close the menu.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open internal(set) var title: String
  /// The subtitle of the element. The default is `nil`.
  open var subtitle: String?
  /// The image of the element, shown next to its title.
  open internal(set) var image: UIImage?

  /// The attributes with which a menu shows the element.
  var shownAttributes: Attributes { [] }
  /// The state with which a menu shows the element.
  var shownState: State {
    get { .off }
    set {}
  }

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// Returns an element with the same properties. The default implementation returns the element itself.
  func duplicate() -> UIMenuElement { self }

  /// Returns a copy of the element.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; menus are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }
}
