// SPDX-License-Identifier: MIT

/// Something in a bar: a button, a space, a tab. It is not a view; the bar makes one for it.
///
/// Source: Apple, `UIBarItem`.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The bar that shows the item, which is told when the item changes.
  weak var shownBy: (any BarItemContainer)?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// An item that shows nothing yet.
  public override init() { super.init() }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty item.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the item can be used.
  open var isEnabled = true { didSet { changed() } }

  /// What the item says.
  open var title: String? { didSet { changed() } }

  /// The item's picture.
  open var image: UIImage? { didSet { changed() } }

  /// The picture in the lower bars of a phone on its side; nil for ``image``.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }

  /// The picture shown large to readers of large text. Kept only.
  open var largeContentSizeImage: UIImage?

  /// What is cut off the room of ``image``, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// What is cut off the room of ``landscapeImagePhone``, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// A number by which code finds the item.
  open var tag = 0

  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// Sets how the title looks in a state; nil for the bar's own look.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// How the title looks in a state, as it was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Tells the bar that the item is another than it was.
  func changed() { shownBy?.barItemDidChange(self) }
}

/// A bar, as its items see it.
@MainActor
protocol BarItemContainer: AnyObject {
  /// An item of the bar has changed.
  func barItemDidChange(_ item: UIBarItem)
}
