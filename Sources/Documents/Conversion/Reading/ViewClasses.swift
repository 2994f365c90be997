// SPDX-License-Identifier: MIT

import Tinamou

/// The UIKit classes that a description has. Other classes count as the nearest of these.
@MainActor
enum ViewClasses {
  /// Returns the name of the class of `view`, and a new view of it.
  static func standard(for view: UIView) -> (name: String, view: UIView) {
    let table = PropertyTable.described(nearestTo: view)
    // The type of a button decides about its defaults, and it is chosen when the button is made.
    if let button = view as? UIButton { return (table.className, UIButton(type: button.buttonType)) }
    return (table.className, table.make?() ?? UIView())
  }

  /// Returns the name of the class of a view; `nil` for a class that a description has.
  static func customName(of view: UIView) -> String? {
    let name = String(describing: type(of: view))
    return PropertyTable.described.contains { $0.className == name } ? nil : name
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
