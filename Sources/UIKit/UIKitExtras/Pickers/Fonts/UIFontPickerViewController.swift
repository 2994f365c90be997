// SPDX-License-Identifier: MIT

/// Lets the user choose a font, of all families or of those that have some traits, which can be searched by their names.
///
/// Differs from UIKit: the words are English in all languages. That the choice dismisses the picker is not certain.
///
/// Source: Apple, `UIFontPickerViewController`.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// A selection of the fonts that can be chosen.
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

  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font. The default is `nil`.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Shows the families.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FontListController(configuration, selected: selectedFontDescriptor)
    list.chose = { [unowned self] in choose($0) }
    list.cancel = { [unowned self] in dismiss(animated: true) { self.userDidDismiss() } }
    showScreens(UINavigationController(rootViewController: list))
  }

  private func choose(_ font: UIFontDescriptor) {
    selectedFontDescriptor = font
    delegate?.fontPickerViewControllerDidPickFont(self)
    dismiss(animated: true)
  }
}

extension UIFontPickerViewController: UserDismissible {
  package func userDidDismiss() { delegate?.fontPickerViewControllerDidCancel(self) }
}

/// The methods that respond to the choice of a font.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the view without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when the user has chosen a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// The default implementation does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// The default implementation does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
