// SPDX-License-Identifier: MIT

/// Lets the user choose a font.
///
/// Differs from UIKit: the view is empty.
///
/// Source: Apple, `UIFontPickerViewController`.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// A selection of the fonts that can be chosen. Stored; has no effect.
  open class Configuration: NSObject {
    /// Creates a configuration for all fonts.
    public override init() { super.init() }
    /// Whether faces can be chosen. The default is `false`.
    open var includeFaces = false
    /// Whether names are shown in the system font. The default is `false`.
    open var displayUsingSystemFont = false
    /// The traits that fonts must have. The default is none.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  /// The configuration.
  open private(set) var configuration: Configuration

  /// Creates a controller.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder`.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// The delegate. The default is `nil`. Stored; has no effect, because the picker shows nothing to choose.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font. The default is `nil`. Stored; has no effect, because the picker shows nothing to choose.
  open var selectedFontDescriptor: UIFontDescriptor?
}

/// The methods that respond to the choice of a font.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the view. Differs from UIKit: never called.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when the user has chosen a font. Differs from UIKit: never called.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// The default implementation does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// The default implementation does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
