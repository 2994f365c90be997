// SPDX-License-Identifier: MIT

/// The base class of the items of bars: buttons, spaces and tabs. An item is not a view; the bar creates its view.
///
/// Source: Apple, `UIBarItem`.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociatedValueOwner {
  // The requirement belongs to no actor; items are used on the main thread.
  nonisolated(unsafe) package var associatedValues: AssociatedValues?
  /// Called after the item has been loaded from a document. The default implementation does nothing.
  open func awakeFromNib() {}
  /// The default implementation does nothing. In Objective-C, classes have the methods of their root class too, so code
  /// can override this one.
  open class func awakeFromNib() {}

  /// The bar that shows the item. It is notified of changes.
  weak var shownBy: (any BarItemContainer)?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The attributes of the title, by state; `nil` when none was set.
  package var ownTitleAttributes: [UInt: [NSAttributedString.Key: Any]]? {
    get { titleAttributes.isEmpty ? nil : titleAttributes }
    set {
      titleAttributes = newValue ?? [:]
      changed()
    }
  }

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty item.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the item is enabled. The default is `true`.
  open var isEnabled = true { didSet { changed() } }

  /// The title of the item. The default is `nil`.
  open var title: String? { didSet { changed() } }

  /// The image of the item. The default is `nil`.
  open var image: UIImage? { didSet { changed() } }

  /// The image in compact bars; `nil` for ``image``. The default is `nil`.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }

  /// The image shown enlarged at accessibility text sizes. The default is `nil`. Stored; has no effect.
  open var largeContentSizeImage: UIImage?

  /// The insets of ``image``, in points. The default is zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// The insets of ``landscapeImagePhone``, in points. The default is zero.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// A number that identifies the item. The default is `0`.
  open var tag = 0

  /// A string that identifies the item in tests. The default is `nil`.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// The name that is read aloud; `nil`, the default, for the title.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// A description of the action, which is read aloud. The default is `nil`.
  open var accessibilityHint: String? { didSet { changed() } }
  /// The value that is read aloud. The default is `nil`.
  open var accessibilityValue: String? { didSet { changed() } }
  /// The traits for assistive technologies. The default is a button.
  open var accessibilityTraits: UIAccessibilityTraits = .button { didSet { changed() } }
  /// Whether assistive technologies see the item. The default is `true`. Stored; has no effect.
  open var isAccessibilityElement = true

  /// Sets the title attributes for a state; `nil` for those of the bar.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the title attributes that were set for a state, or `nil`.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Notifies the bar of a change of the item.
  func changed() { shownBy?.barItemDidChange(self) }
}

/// The interface that a bar offers to its items.
@MainActor
protocol BarItemContainer: AnyObject {
  /// Called when an item of the bar has changed.
  func barItemDidChange(_ item: UIBarItem)
}

extension UIBarItem: UIAppearance {
  /// Returns the proxy for all objects of the class.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the proxy for the objects of the class that are contained in objects of the given classes, of which the
  /// first is the closest container.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    unsafeDowncast(
      AppearanceProxies.proxy(of: self, in: containerTypes) {
        ($0 as? UIBarItem.Type)?.init(coder: AppearanceCoder()) ?? UIBarItem()
      },
      to: Self.self)
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarAppearance: ReplaceableAppearance {}
