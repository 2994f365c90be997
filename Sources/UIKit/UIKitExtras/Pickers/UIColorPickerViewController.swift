// SPDX-License-Identifier: MIT

/// Lets the user choose a color.
///
/// Differs from UIKit: the view is empty.
///
/// Source: Apple, `UIColorPickerViewController`.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Creates a controller with black chosen.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// The delegate. The default is `nil`. Stored; has no effect, because the picker shows nothing to choose.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen color. The default is black. Stored; has no effect, because the picker shows nothing to choose.
  open var selectedColor: UIColor = .black
  /// Whether the opacity can be chosen. The default is `true`. Stored; has no effect.
  open var supportsAlpha = true
}

/// The methods that respond to the choice of a color.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a color. Differs from UIKit: never called.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user has closed the view. Differs from UIKit: never called.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Called when the user has chosen a color. Differs from UIKit: never called.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  /// The default implementation does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// The default implementation does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// The default implementation does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}
