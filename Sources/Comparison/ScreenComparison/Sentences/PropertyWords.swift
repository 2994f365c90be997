// SPDX-License-Identifier: MIT

import LayoutModel

/// The words for properties, as what is said of a view: “is hidden”, “has the font Footnote (Subhead before)”.
enum PropertyWords {
  /// Whether a property can change frames. Colors and what only code reads cannot.
  static func canChangeFrames(_ name: String, _ value: ComparedValue?) -> Bool {
    if case .color = value { return false }
    // What a layer draws is within its bounds.
    return !withoutFrames.contains(name) && !name.hasPrefix("layer.")
  }

  /// Whether a property of a stack view places what the view arranges.
  static func isOfArrangement(_ name: String) -> Bool {
    ["alignment", "axis", "distribution", "spacing"].contains(name)
  }

  /// Whether a property determines what a view shows, and with it its size alone.
  static func isOfContent(_ name: String) -> Bool { content.contains(name) || name.hasPrefix("configuration.") }

  /// The priorities of the size of a view's content, with their axes.
  static let contentPriorities: [String: LayoutAxis] = [
    "horizontalHuggingPriority": .horizontal, "verticalHuggingPriority": .vertical,
    "horizontalCompressionResistancePriority": .horizontal, "verticalCompressionResistancePriority": .vertical,
  ]

  private static let content: Set<String> = [
    "font", "numberOfLines", "image", "placeholder", "title", "lineBreakMode", "attributedText", "segments", "prompt",
  ]

  private static let withoutFrames: Set<String> = [
    "className", "isInitialViewController", "modalPresentationStyle", "modalTransitionStyle",
    "definesPresentationContext",
    "useStoryboardIdentifierAsRestorationIdentifier", "selectionStyle",
    "alpha", "isOpaque", "isUserInteractionEnabled", "isMultipleTouchEnabled", "clipsToBounds", "tag",
    "restorationIdentifier", "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint", "isEnabled",
    "storyboardIdentifier", "reuseIdentifier", "textAlignment", "keyboardType", "returnKeyType",
    "autocapitalizationType", "autocorrectionType", "isExclusiveTouch", "clearsContextBeforeDrawing",
    "spellCheckingType", "estimatedRowHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "accessibilityTraits", "cornerRadius", "shape",
    "effect", "dataDetectorTypes", "titleTextAttributes",
  ]

  /// Returns what is said of a property. `nil` stands for the value of a new view.
  static func clause(_ name: String, condition: String?, _ before: ComparedValue?, _ after: ComparedValue?) -> String {
    plain(name, before, after) + (condition.map { " in " + $0 } ?? "")
  }

  private static func plain(_ name: String, _ before: ComparedValue?, _ after: ComparedValue?) -> String {
    if let flag = flag(before, after) {
      if let words = flags[name] { return flag ? words.on : words.off }
      return "has `\(name)` \(flag ? "on" : "off")"
    }
    if name.hasPrefix(ComparedScreen.systemColor), let before, let after {
      let color = name.dropFirst(ComparedScreen.systemColor.count)
      return "draws \(color) as \(ValueWords.text(of: after)) (\(ValueWords.text(of: before)) before)"
    }
    if name == "scale" {
      func percent(_ value: ComparedValue?) -> String {
        guard case .number(let number)? = value else { return "100 %" }
        return ValueWords.number((number * 1000).rounded() / 10) + " %"
      }
      return "is drawn at \(percent(after)) of its size (\(percent(before)) before)"
    }
    if name == "className" {
      func word(_ value: ComparedValue?) -> String { value.map { ValueWords.text(of: $0) } ?? "NSObject" }
      return "is of the class \(word(after)) (\(word(before)) before)"
    }
    let noun = nouns[name] ?? "`\(name)`"
    switch differingParts(name, before, after) {
    case (.text(let before)?, .text(let after)?):
      let (now, earlier) = ValueWords.quoted(after, besides: before)
      return "has the \(noun) \(now) (\(earlier) before)"
    case (let before?, let after?):
      return "has the \(noun) \(ValueWords.text(of: after)) (\(ValueWords.text(of: before)) before)"
    case (nil, let after?): return "has the \(noun) \(ValueWords.text(of: after)) (\(standard(name, after)) before)"
    case (let before?, nil):
      let standard = standard(name, before)
      let form =
        standard == "standard"
        ? "has the standard \(noun)"
        : ["none", "not set"].contains(standard) ? "has no \(noun) any more" : "has the \(noun) \(standard)"
      return "\(form) (\(ValueWords.text(of: before)) before)"
    case (nil, nil): return name == "attributedText" ? "has other \(noun)" : "has another \(noun)"
    }
  }

  /// The fonts and colors of an attributed text that only one side has, each once; of other properties, the values.
  private static func differingParts(
    _ name: String, _ before: ComparedValue?, _ after: ComparedValue?
  ) -> (ComparedValue?, ComparedValue?) {
    guard name == "attributedText", case .list(let old)? = before, case .list(let new)? = after else {
      return (before, after)
    }
    func only(_ values: [ComparedValue], besides others: [ComparedValue]) -> ComparedValue? {
      var rest: [ComparedValue] = []
      for value in values where !others.contains(value) && !rest.contains(value) { rest.append(value) }
      return rest.isEmpty ? nil : .list(rest)
    }
    let parts = (only(old, besides: new), only(new, besides: old))
    return parts.0 == nil || parts.1 == nil ? (nil, nil) : parts
  }

  /// The value of a switch after the change; `nil` for other properties. A missing value is the opposite of the other one.
  private static func flag(_ before: ComparedValue?, _ after: ComparedValue?) -> Bool? {
    switch (before, after) {
    case (_, .flag(let flag)?): flag
    case (.flag(let flag)?, nil): !flag
    default: nil
    }
  }

  /// The word for the value of a new view, by the value on the other side.
  private static func standard(_ name: String, _ value: ComparedValue) -> String {
    standards[name] ?? otherStandard(name, value)
  }

  /// Properties that have a case of an enumeration as their value always have one; those of custom classes may have none.
  private static func otherStandard(_ name: String, _ value: ComparedValue) -> String {
    if withoutStandard.contains(name) { return "none" }
    if case .name = value { return "standard" }
    return nouns[name] == nil ? "not set" : "standard"
  }

  private static let standards: [String: String] = [
    "alignment": "fill", "axis": "horizontal", "distribution": "fill", "contentMode": "scaleToFill",
    "numberOfLines": "1", "cellStyle": "custom", "style": "plain", "accessoryType": "none", "borderStyle": "none",
    "alpha": "1", "spacing": "0", "textAlignment": "natural", "lineBreakMode": "tailTruncation",
    "horizontalHuggingPriority": "250", "verticalHuggingPriority": "250",
    "horizontalCompressionResistancePriority": "750", "verticalCompressionResistancePriority": "750",
  ]

  private static let withoutStandard: Set<String> = [
    "image", "highlightedImage", "selectedImage", "backgroundImage", "placeholder", "title", "prompt", "userLabel",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityHint", "restorationIdentifier",
    "storyboardIdentifier",
    "reuseIdentifier", "backgroundColor", "effect",
  ]

  private static let flags: [String: (on: String, off: String)] = [
    "isHidden": ("is hidden", "is not hidden any more"),
    "isEnabled": ("is enabled", "is disabled"),
    "clipsToBounds": ("clips what is outside of it", "does not clip what is outside of it"),
    "isUserInteractionEnabled": ("takes touches", "takes no touches"),
    "isOpaque": ("is opaque", "is not opaque"),
    "isSecureTextEntry": ("hides what is typed", "shows what is typed"),
    "isEditable": ("can be edited", "cannot be edited"),
    "isScrollEnabled": ("scrolls", "does not scroll"),
    "isAccessibilityElement": ("is read by assistive technology", "is not read by assistive technology"),
    "isOn": ("is on", "is off"),
    "adjustsFontForContentSizeCategory": ("follows the text size", "does not follow the text size"),
    "isInstalled": ("is installed", "is not installed"),
    "hasNavigationBar": ("has a navigation bar above it", "has no navigation bar above it any more"),
    "hasTabBar": ("has a tab bar below it", "has no tab bar below it any more"),
    "hasToolbar": ("has a toolbar below it", "has no toolbar below it any more"),
    "hasAttributedTitle": ("has an attributed title", "has no attributed title any more"),
    "isInitialViewController": ("is the first of the storyboard", "is not the first of the storyboard any more"),
  ]

  /// Returns the noun for a property, such as `text color`.
  static func noun(for property: String) -> String { nouns[property] ?? property }

  private static let nouns: [String: String] = [
    "font": "font", "textColor": "text color", "backgroundColor": "background color", "tintColor": "tint color",
    "image": "image", "placeholder": "placeholder", "title": "title", "numberOfLines": "number of lines",
    "textAlignment": "text alignment", "spacing": "spacing", "axis": "axis", "alignment": "alignment",
    "distribution": "distribution", "contentMode": "content mode", "alpha": "opacity", "rowHeight": "row height",
    "titleColor": "title color", "lineBreakMode": "line break mode", "selectedImage": "image when selected",
    "accessibilityIdentifier": "accessibility identifier", "accessibilityLabel": "accessibility label",
    "accessibilityHint": "accessibility hint", "storyboardIdentifier": "storyboard identifier",
    "reuseIdentifier": "reuse identifier", "restorationIdentifier": "restoration identifier",
    "horizontalHuggingPriority": "horizontal hugging priority", "verticalHuggingPriority": "vertical hugging priority",
    "horizontalCompressionResistancePriority": "horizontal compression resistance",
    "verticalCompressionResistancePriority": "vertical compression resistance",
    "layoutMargins": "layout margins", "userLabel": "label in the document", "keyboardType": "keyboard",
    "cellStyle": "style", "style": "style", "shape": "shape", "attributedText": "text attributes",
    "separatorColor": "separator color",
    "barTintColor": "bar color", "cornerRadius": "corner radius", "effect": "effect",
  ]
}
