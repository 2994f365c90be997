// SPDX-License-Identifier: MIT

import Tinamou

/// The view classes from which views can be made.
///
/// UIKit's classes are registered. Objective-C can make an object of any class; Swift can do so only for classes with a
/// required `init()`, which UIKit's lack.
@MainActor
public enum QuickClasses {
  private static var makers: [ObjectIdentifier: () -> UIView] = [
    ObjectIdentifier(UIView.self): { UIView() },
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
    ObjectIdentifier(UIButton.self): { UIButton() },
    ObjectIdentifier(UIControl.self): { UIControl() },
    ObjectIdentifier(UIImageView.self): { UIImageView() },
    ObjectIdentifier(UILabel.self): { UILabel() },
    ObjectIdentifier(UIPageControl.self): { UIPageControl() },
    ObjectIdentifier(UIProgressView.self): { UIProgressView() },
    ObjectIdentifier(UIScrollView.self): { UIScrollView() },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() },
    ObjectIdentifier(UISlider.self): { UISlider() },
    ObjectIdentifier(UIStackView.self): { UIStackView() },
    ObjectIdentifier(UIStepper.self): { UIStepper() },
    ObjectIdentifier(UISwitch.self): { UISwitch() },
    ObjectIdentifier(UITextField.self): { UITextField() },
    ObjectIdentifier(UITextView.self): { UITextView() },
  ]

  /// Registers `viewClass`, so that ``QUICK_SUBVIEW(_:_:)`` makes its views by calling `make`.
  public static func register<View: UIView>(_ viewClass: View.Type, making make: @escaping @MainActor () -> View) {
    makers[ObjectIdentifier(viewClass)] = { make() }
  }

  /// Makes a view of the class. Stops the process for a class that is not registered.
  static func make<View: UIView>(_ viewClass: View.Type) -> View {
    guard let view = makers[ObjectIdentifier(viewClass)]?() as? View else {
      LayoutException.raiseWithoutResult(
        .invalidArgument,
        "QuickVFL cannot make a \(viewClass) from its class. Pass a view, QUICK_SUBVIEW(superview, \(viewClass)()), or "
          + "register the class, QuickClasses.register(\(viewClass).self) { \(viewClass)() }.")
    }
    return view
  }
}
