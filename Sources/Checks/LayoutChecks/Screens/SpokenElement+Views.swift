// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

extension SpokenElement {
  /// Creates what is read for `view`; `nil` if the view is not an accessibility element.
  ///
  /// Texts and controls are elements without being set, as in UIKit.
  @MainActor
  init?(_ view: UIView, in root: UIView) {
    guard view.isAccessibilityElement || Self.isElementByItself(view) else { return nil }
    let text = ShownText.wholeText(of: view)
    let isTyped = view is UITextField || view is UITextView
    label = view.accessibilityLabel ?? (isTyped ? nil : text ?? Self.imageName(of: view))
    value = view.accessibilityValue ?? Self.value(of: view, text: isTyped ? text : nil)
    hint = view.accessibilityHint
    traits = Self.names(of: view.accessibilityTraits.union(Self.ownTraits(of: view))) + Self.kind(of: view)
    frame = Rectangle(view.convert(view.bounds, to: root))
  }

  /// Returns what is read in `root`, in the order of the elements.
  @MainActor
  public static func elements(in root: UIView) -> [SpokenElement] {
    var result: [SpokenElement] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
      if let elements = view.accessibilityElements, !elements.isEmpty {
        for case let element as UIView in elements { visit(element) }
        return
      }
      if let element = SpokenElement(view, in: root) {
        result.append(element)
        return
      }
      let subviews = view.subviewsInReadingOrder
      let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
      for subview in modal.map({ [$0] }) ?? subviews { visit(subview) }
    }
    visit(root)
    return result
  }

  @MainActor
  private static func isElementByItself(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: !(label.text ?? "").isEmpty
    case is UITextView, is UIControl: !(view.superview is UIControl)
    default: false
    }
  }

  /// The name of the image of a button without a title and a label, which is read when nothing else is known.
  @MainActor
  private static func imageName(of view: UIView) -> String? {
    (view as? UIButton)?.currentImage?.accessibilityIdentifier
  }

  @MainActor
  private static func value(of view: UIView, text: String?) -> String? {
    switch view {
    case let control as UISwitch: control.isOn ? "1" : "0"
    case let slider as UISlider: percent(slider.value, slider.minimumValue, slider.maximumValue)
    case let progress as UIProgressView: percent(progress.progress, 0, 1)
    case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let control as UISegmentedControl:
      control.selectedSegmentIndex >= 0 ? control.titleForSegment(at: control.selectedSegmentIndex) : nil
    default: text
    }
  }

  private static func percent(_ value: Float, _ low: Float, _ high: Float) -> String? {
    guard high > low else { return nil }
    return "\(Int(((value - low) / (high - low) * 100).rounded()))%"
  }

  @MainActor
  private static func ownTraits(of view: UIView) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits =
      switch view {
      case is UILabel: .staticText
      case is UIButton: .button
      case is UISwitch: [.button, .toggleButton]
      case is UISlider, is UIStepper, is UIPageControl: .adjustable
      case is UISearchTextField: .searchField
      // The items of bars.
      case is UIControl: !ShownText.isWholeControl(view) && TypeName(type(of: view)).isOfFramework ? .button : .none
      default: .none
      }
    if let control = view as? UIControl {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    }
    return traits
  }

  /// The kind of a view that UIKit reads without a trait.
  @MainActor
  private static func kind(of view: UIView) -> [String] {
    switch view {
    case is UISearchTextField: []
    case let field as UITextField: [field.isSecureTextEntry ? "secure text field" : "text field"]
    case is UITextView: ["text view"]
    default: []
    }
  }

  private static let traitNames: [(UIAccessibilityTraits, String)] = [
    (.header, "header"), (.link, "link"), (.toggleButton, "switch"), (.button, "button"), (.image, "image"),
    (.searchField, "search field"), (.staticText, "text"), (.adjustable, "adjustable"), (.tabBar, "tab bar"),
    (.selected, "selected"), (.notEnabled, "disabled"), (.updatesFrequently, "updates frequently"),
  ]

  /// The names of traits. A switch is not read as a button, nor a header as a text.
  private static func names(of traits: UIAccessibilityTraits) -> [String] {
    var rest = traits
    if rest.contains(.toggleButton) { rest.remove(.button) }
    if !rest.isDisjoint(with: [.header, .link, .button]) { rest.remove(.staticText) }
    return traitNames.filter { rest.contains($0.0) }.map(\.1)
  }
}
