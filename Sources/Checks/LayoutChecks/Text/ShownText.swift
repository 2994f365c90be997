// SPDX-License-Identifier: MIT

import Tinamou

/// Queries for the text that a view shows.
@MainActor
package enum ShownText {
  /// Returns the text of a label, button, field or text view; `nil` if there is none.
  package static func text(of view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: title(of: button)
      case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
      case let view as UITextView: view.text
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the title of a button: that of its configuration, or else that of its state.
  private static func title(of button: UIButton) -> String? {
    button.configuration?.title ?? button.currentTitle ?? button.currentAttributedTitle?.string
  }

  /// Returns the text of a view, or the texts of the labels inside a control, such as an item of a bar; `nil` if there is none.
  package static func wholeText(of view: UIView) -> String? {
    if let text = text(of: view) { return text }
    guard view is UIControl, !isWholeControl(view), !makesRoom(view) else { return nil }
    func texts(below view: UIView) -> [String] {
      view.subviews.filter { !$0.isHidden }.flatMap { text(of: $0).map { [$0] } ?? texts(below: $0) }
    }
    let all = texts(below: view)
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  /// Returns whether the view manages its own subviews, which no author describes.
  package static func isWholeControl(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIButton, is UITextField, is UITextView, is UISwitch, is UISlider, is UIStepper,
      is UISegmentedControl, is UIProgressView, is UIActivityIndicatorView, is UIPageControl, is UIDatePicker,
      is UIPickerView, is UIImageView:
      true
    default: false
    }
  }

  /// Returns whether an author describes a subview of a view: not the parts of a control or keys of the system, but a label that is put
  /// into a text view, as placeholders are.
  static func isAuthored(_ subview: UIView, in view: UIView) -> Bool {
    guard isWholeControl(view) else { return !(view is KeyboardView) }
    return view is UITextView && (subview is UILabel || !TypeName(type(of: subview)).isOfFramework)
  }

  /// Returns whether a control only makes room for other elements, as an item of a bar does for a view of its own.
  static func makesRoom(_ view: UIView) -> Bool { view is UIControl && view.accessibilityElements?.isEmpty == false }

  /// Returns the label that draws the text: the view itself or the title label of a button.
  static func label(of view: UIView) -> UILabel? {
    if let label = view as? UILabel { return label }
    guard let button = view as? UIButton, text(of: button) != nil else { return nil }
    return button.titleLabel
  }

  /// Returns the frame of the letters, in the view's coordinates; `nil` if there are none.
  package static func rect(of view: UIView) -> CGRect? {
    guard text(of: view) != nil else { return nil }
    switch view {
    case let label as UILabel: return rect(in: label)
    case let button as UIButton:
      guard let label = label(of: button) else { return nil }
      return rect(in: label).map { label.convert($0, to: button) }
    case let field as UITextField: return field.textRect(forBounds: field.bounds)
    default: return view.bounds
    }
  }

  /// Returns the frame of the lines, which are centered vertically in the label and aligned horizontally as the
  /// alignment says.
  private static func rect(in label: UILabel) -> CGRect? {
    let bounds = label.bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let size = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).size
    let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat
    switch label.textAlignment {
    case .center: x = bounds.midX - width / 2
    case .right: x = bounds.maxX - width
    case .left: x = bounds.minX
    case .natural, .justified: x = isRightToLeft ? bounds.maxX - width : bounds.minX
    }
    return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
  }
}
