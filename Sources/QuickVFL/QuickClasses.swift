// SPDX-License-Identifier: MIT

import Tinamou

/// The view classes that can be made by their class alone.
///
/// UIKit's are known. Objective-C can make an object of any class; Swift only of classes whose `init()` every
/// subclass has to have, which UIKit's have not.
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

  /// Lets ``QUICK_SUBVIEW(_:_:)`` make views of `viewClass` by calling `make`.
  public static func register<View: UIView>(_ viewClass: View.Type, making make: @escaping @MainActor () -> View) {
    makers[ObjectIdentifier(viewClass)] = { make() }
  }

  /// A new view of the class. Stops the process for a class that is not known.
  static func make<View: UIView>(_ viewClass: View.Type) -> View {
    guard let view = makers[ObjectIdentifier(viewClass)]?() as? View else {
      preconditionFailure(
        "QuickVFL cannot make a \(viewClass) from its class. Pass a view, QUICK_SUBVIEW(superview, \(viewClass)()), or "
          + "say how to make one, QuickClasses.register(\(viewClass).self) { \(viewClass)() }.")
    }
    return view
  }
}
