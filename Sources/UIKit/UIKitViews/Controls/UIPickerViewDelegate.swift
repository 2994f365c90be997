// SPDX-License-Identifier: MIT

/// The methods that provide the titles of a picker view's rows and respond to selections.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with its attributes, which takes precedence; `nil` by default, for the title without attributes.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns the view of a row, which takes precedence over titles. `view` is one that is no longer shown.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Returns the width of a component, in points; 0 by default, for an equal part of the picker.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a component, in points; 0 by default, for 32 points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called when a wheel that a person has turned rests at another row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// The view that stands for none: the delegate leaves the method out.
final class NoRowView: UIView {}

extension UIPickerViewDelegate {
  /// Returns `nil` by default.
  @_disfavoredOverload public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    nil
  }
  /// Returns `nil` by default.
  @_disfavoredOverload public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view that stands for none, so that the title is shown.
  @_disfavoredOverload public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  /// Returns 0 by default.
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  /// Returns 0 by default.
  @_disfavoredOverload public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 0 }
  /// The default implementation does nothing.
  @_disfavoredOverload public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// The methods that provide the numbers of components and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
