// SPDX-License-Identifier: MIT

import Tinamou

/// The UIKit classes that a description has. Other classes count as the nearest of these.
@MainActor
enum ViewClasses {
  /// The classes with a function that makes a new view, subclasses before their superclasses.
  private static let all: [(name: String, matches: @MainActor (UIView) -> Bool, make: @MainActor () -> UIView)] = [
    ("UIStackView", { $0 is UIStackView }, { UIStackView() }), ("UILabel", { $0 is UILabel }, { UILabel() }),
    ("UIImageView", { $0 is UIImageView }, { UIImageView() }),
    ("UIButton", { $0 is UIButton }, { UIButton(type: .system) }),
    ("UITextField", { $0 is UITextField }, { UITextField() }), ("UITextView", { $0 is UITextView }, { UITextView() }),
    ("UISwitch", { $0 is UISwitch }, { UISwitch() }), ("UISlider", { $0 is UISlider }, { UISlider() }),
    ("UIStepper", { $0 is UIStepper }, { UIStepper() }),
    ("UISegmentedControl", { $0 is UISegmentedControl }, { UISegmentedControl() }),
    ("UIProgressView", { $0 is UIProgressView }, { UIProgressView() }),
    (
      "UIActivityIndicatorView", { $0 is UIActivityIndicatorView }, { UIActivityIndicatorView(style: .medium) }
    ),
    ("UIPageControl", { $0 is UIPageControl }, { UIPageControl() }),
    ("UIDatePicker", { $0 is UIDatePicker }, { UIDatePicker() }),
    ("UIPickerView", { $0 is UIPickerView }, { UIPickerView() }),
    ("UIScrollView", { $0 is UIScrollView }, { UIScrollView() }),
    ("UIControl", { $0 is UIControl }, { UIControl() }), ("UIView", { _ in true }, { UIView() }),
  ]

  /// Returns the name of the class of `view`, and a new view of it.
  static func standard(for view: UIView) -> (name: String, view: UIView) {
    let found = all.first { $0.matches(view) } ?? all[all.count - 1]
    // The type of a button decides about its defaults, and it is chosen when the button is made.
    if let button = view as? UIButton { return (found.name, UIButton(type: button.buttonType)) }
    return (found.name, found.make())
  }

  /// Returns the name of the class of a view; `nil` for a class that a description has.
  static func customName(of view: UIView) -> String? {
    let name = String(describing: type(of: view))
    return all.contains { $0.name == name } ? nil : name
  }

  /// Whether the class arranges its own subviews, which then are not part of a description.
  static func ownsSubviews(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIButton, is UITextField, is UITextView, is UISwitch, is UISlider, is UIStepper,
      is UISegmentedControl, is UIProgressView, is UIActivityIndicatorView, is UIPageControl, is UIDatePicker,
      is UIPickerView:
      true
    default: false
    }
  }
}
