// SPDX-License-Identifier: MIT

/// Lets the user choose a color: from a grid, from a spectrum, or by the components red, green and blue.
///
/// Differs from UIKit: there is no eyedropper and no list of favorites, the words are English in all languages, and the colors of the
/// grid are computed from twelve hues.
///
/// Source: Apple, `UIColorPickerViewController`.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Creates a controller with black chosen.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen color. The default is black.
  open var selectedColor: UIColor = .black { didSet { content?.color = selectedColor } }
  /// Whether the opacity can be chosen. The default is `true`.
  open var supportsAlpha = true { didSet { content?.supportsAlpha = supportsAlpha } }

  private var content: ColorPickerContent? { viewIfLoaded as? ColorPickerContent }

  /// Creates the view, with the title of the controller or “Colors”.
  open override func loadView() {
    let content = ColorPickerContent(title: title ?? "Colors")
    content.color = selectedColor
    content.supportsAlpha = supportsAlpha
    content.chose = { [weak self] in self?.choose($0, continuously: $1) }
    content.close = { [weak self] in self?.dismiss(animated: true) { self?.userDidDismiss() } }
    view = content
  }

  private func choose(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }
}

extension UIColorPickerViewController: UserDismissible {
  package func userDidDismiss() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// The methods that respond to the choice of a color.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a color.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user has closed the view.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Called when the user has chosen a color; with `continuously`, while the finger still moves, before a last call without.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  /// The default implementation does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// The default implementation does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Calls the method of iOS 14, which this one replaces.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }
}
