// SPDX-License-Identifier: MIT

import LayoutChecks
import Tinamou

extension AccessibilityAudit {
  /// Texts and controls that assistive technology does not reach.
  var undetectedElements: [Issue] {
    let reached = Set(spoken.map(ObjectIdentifier.init))
    return views.filter { view in
      guard view is UIControl || ShownText.text(of: view) != nil, !reached.contains(ObjectIdentifier(view)) else {
        return false
      }
      // What an element contains is read with it, and what contains elements is read by them.
      let isCovered = sequence(first: view, next: \.superview).contains { reached.contains(ObjectIdentifier($0)) }
      let contains = spoken.contains { $0.isDescendant(of: view) }
      return !isCovered && !contains
    }.map {
      issue(
        .elementDetection, .undetectedElement, $0, "is not found by assistive technology",
        "set isAccessibilityElement to true, or describe it by the element around it")
    }
  }

  /// Elements without a description, or with a doubtful one.
  var descriptionIssues: [Issue] {
    spoken.filter { view in views.contains { $0 === view } }.compactMap { view in
      let label = SpokenElement(element: view, in: root)?.label
      let advice = "set accessibilityLabel to what it is for"
      guard let label, !label.allSatisfy(\.isWhitespace) else {
        // A field is read by its value or placeholder.
        guard !(view is UITextField || view is UITextView) || view.accessibilityLabel != nil else { return nil }
        return issue(.sufficientElementDescription, .missingDescription, view, "has no description", advice)
      }
      guard let doubt = Self.doubt(about: label, of: view) else { return nil }
      return issue(.sufficientElementDescription, .missingDescription, view, "is read as “\(label)”, \(doubt)", advice)
    }
  }

  private static func doubt(about label: String, of view: UIView) -> String? {
    let lower = label.lowercased()
    let isShown = ShownText.wholeText(of: view) == label
    if !isShown,
      [".png", ".jpg", ".pdf", ".svg"].contains(where: lower.hasSuffix) || (label.contains("_") && !label.contains(" "))
    {
      return "which is the name of a file"
    }
    if view is UIButton, !isShown, lower == "button" || lower.hasSuffix(" button") {
      return "and “button” is read after it"
    }
    if view is UIImageView, lower == "image" || lower.hasSuffix(" image") { return "and “image” is read after it" }
    return nil
  }

  /// Texts that keep their size when the user chooses another one.
  var fixedFonts: [Issue] {
    texts.filter { view, _ in
      guard let font = Self.font(of: view) else { return false }
      let follows =
        switch view {
        case let label as UILabel: label.adjustsFontForContentSizeCategory
        case let field as UITextField: field.adjustsFontForContentSizeCategory
        case let text as UITextView: text.adjustsFontForContentSizeCategory
        case let button as UIButton:
          button.configuration != nil || button.titleLabel?.adjustsFontForContentSizeCategory == true
        default: true
        }
      return !follows && font.fontDescriptor.fontAttributes[.textStyle] == nil
    }.map { view, _ in
      issue(
        .dynamicType, .fixedFont, view, "does not follow the text size that the user chose",
        "use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and adjustsFontForContentSizeCategory")
    }
  }

  static func font(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let text as UITextView: text.font
    case let button as UIButton: button.titleLabel?.font
    default: nil
    }
  }

  /// Elements whose traits contradict what they do.
  var traitIssues: [Issue] {
    let roles: UIAccessibilityTraits = [
      .button, .link, .searchField, .keyboardKey, .adjustable, .tabBar, .toggleButton,
    ]
    return spoken.filter { view in views.contains { $0 === view } }.compactMap { view in
      let traits = view.accessibilityTraits
      if let control = view as? UIControl, control.isEnabled, traits.contains(.notEnabled) {
        return issue(
          .trait, .contradictingTraits, view, "can be used and is read as disabled", "remove the trait .notEnabled")
      }
      if view is UIButton, traits.isDisjoint(with: roles) {
        return issue(
          .trait, .contradictingTraits, view, "is a button and is not read as one", "insert the trait .button")
      }
      if traits.contains(.button), traits.contains(.staticText) {
        return issue(
          .trait, .contradictingTraits, view, "is read as a button and as a text", "remove the trait .staticText")
      }
      let isTapped =
        !(view is UIControl)
        && (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
      if isTapped, view.isUserInteractionEnabled, traits.isDisjoint(with: roles) {
        return issue(
          .trait, .contradictingTraits, view, "answers to taps and is not read as a button", "insert the trait .button")
      }
      return nil
    }
  }
}
