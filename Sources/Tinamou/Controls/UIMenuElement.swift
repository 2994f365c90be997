// SPDX-License-Identifier: MIT

/// What an action and a menu have in common: a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is ticked. Raw values are UIKit's.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// What an element is apart from its title. Raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt
    /// The set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// What the element does destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What the element says.
  open internal(set) var title: String
  /// A second line.
  open var subtitle: String?
  /// A picture beside the title.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
