// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

extension SpokenElement {
  /// Creates what is read for `view`; `nil` if the view is not an accessibility element.
  ///
  /// Texts and controls are elements without being set, as in UIKit.
  @MainActor
  package init?(_ view: UIView, in root: UIView) {
    guard view.isAccessibilityElement else { return nil }
    let text = ShownText.wholeText(of: view)
    let isTyped = view is UITextField || view is UITextView
    label = view.accessibilityLabel ?? (isTyped ? nil : text) ?? Self.label(of: view)
    value = view.accessibilityValue ?? (isTyped ? text : nil)
    hint = view.accessibilityHint
    traits = Self.names(of: view.accessibilityTraits.union(Self.ownTraits(of: view))) + Self.kind(of: view)
    frame = Rectangle(view.convert(view.bounds, to: root))
  }

  /// Creates what is read for a view in the order of the elements: for a cell, its texts.
  @MainActor
  package init?(element view: UIView, in root: UIView) {
    guard let cell = SpokenCell(view) else {
      self.init(view, in: root)
      return
    }
    let traits = view.accessibilityTraits.union(cell.isSelected ? .selected : .none)
    self.init(
      label: cell.label, value: view.accessibilityValue, hint: view.accessibilityHint, traits: Self.names(of: traits),
      frame: Rectangle(view.convert(view.bounds, to: root)))
  }

  /// Creates what is read for a part of a control, which is a button of its own.
  ///
  /// A segment says its place. An app that labels a stepper is heard before its words.
  @MainActor
  init(_ part: DrawnPart, in root: UIView) {
    let isHalf = part.place == nil
    let own = isHalf ? part.control.accessibilityLabel : nil
    label = [own, part.label].compactMap { $0 }.joined(separator: ", ")
    value = part.place.map { "\($0.number) of \($0.count)" } ?? part.control.accessibilityValue
    hint = part.control.accessibilityHint
    var traits: UIAccessibilityTraits = .button
    if part.isSelected { traits.insert(.selected) }
    if !part.isEnabled { traits.insert(.notEnabled) }
    self.traits = Self.names(of: traits)
    frame = Rectangle(part.control.convert(part.frame, to: root))
  }

  /// Returns what is read in `root`, in the order of the elements. The parts of a segmented control or stepper are read one by one, unless
  /// the app makes it an element itself.
  @MainActor
  public static func elements(in root: UIView) -> [SpokenElement] {
    views(in: root).flatMap { view -> [SpokenElement] in
      let parts = view.chosenAccessibilityElement == true ? [] : DrawnPart.parts(of: view)
      guard parts.isEmpty else { return parts.map { SpokenElement($0, in: root) } }
      return SpokenElement(element: view, in: root).map { [$0] } ?? []
    }
  }

  /// Returns the views that are read in `root`, in their order.
  @MainActor
  package static func views(in root: UIView) -> [UIView] {
    var result: [UIView] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
      if let elements = view.accessibilityElements, !elements.isEmpty {
        for case let element as UIView in elements { visit(element) }
        return
      }
      if let cell = SpokenCell(view) {
        result += [view] + cell.others
        return
      }
      if view.isAccessibilityElement {
        result.append(view)
        return
      }
      let subviews = view.subviewsInReadingOrder
      let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
      for subview in modal.map({ [$0] }) ?? subviews { visit(subview) }
    }
    visit(root)
    return result
  }

  /// The label of a view that is not its text: what the app has set, or for a button without a title the name of its image or the word
  /// of its symbol.
  @MainActor
  package static func label(of view: UIView) -> String? {
    if let label = view.accessibilityLabel { return label }
    guard let button = view as? UIButton, ShownText.wholeText(of: button) == nil else { return nil }
    return button.currentImage?.spokenName
  }

  /// The traits of the items of bars, which are controls without a class of their own.
  @MainActor
  private static func ownTraits(of view: UIView) -> UIAccessibilityTraits {
    view is UIControl && !ShownText.isWholeControl(view) && TypeName(type(of: view)).isOfFramework ? .button : .none
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
