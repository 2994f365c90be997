// SPDX-License-Identifier: MIT

import InterfaceDocuments

extension DocumentOmissions {
  /// Whether the description has the attribute, or the attribute has no meaning outside of Interface Builder or is the
  /// default.
  static func isRead(_ attribute: String, value: String, of view: InterfaceView) -> Bool {
    if structure.contains(attribute) || common.contains(attribute) { return true }
    if defaults[attribute].map({ $0.contains(value) }) ?? false { return true }
    return view.kind.flatMap { byKind[$0.rawValue] }.map { $0.contains(attribute) } ?? false
  }

  /// Whether the description has the element.
  static func isRead(_ element: MarkupElement, of view: InterfaceView) -> Bool {
    let key = element["key"] ?? ""
    if elements.contains(element.name) || keys.contains(key) || element.name == "nil" { return true }
    if key == "textInputTraits" { return element.attributes.allSatisfy { inputTraits.contains($0.name) } }
    if element.name == "state" {
      return element.attributes.allSatisfy { stateAttributes.contains($0.name) }
        && element.elements.allSatisfy { stateKeys.contains($0["key"] ?? "") }
    }
    return view.kind.flatMap { keysByKind[$0.rawValue] }.map { $0.contains(key) } ?? false
  }

  /// The attributes set by number that are carried as properties of the layer.
  static let runtimePaths: Set<String> = [
    "layer.cornerRadius", "layer.borderWidth", "layer.borderColor", "cornerRadius", "borderWidth", "borderColor",
  ]

  /// The attributes of attributed texts that are read.
  static let textAttributes: Set<String> = [
    "NSFont", "NSOriginalFont", "NSColor", "NSForegroundColor", "NSBackgroundColor", "NSParagraphStyle", "NSKern",
    "NSUnderline",
  ]

  // MARK: Attributes

  private static let structure: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "fixedFrame", "ambiguous",
    "misplaced", "verifyAmbiguity", "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext", "usesAttributedText",
    "hasAttributedTitle", "catalog",
  ]

  private static let common: Set<String> = [
    "contentMode", "semanticContentAttribute", "hidden", "alpha", "clipsSubviews", "opaque", "userInteractionEnabled",
    "tag", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
  ]

  /// The values that have no effect.
  private static let defaults: [String: Set<String>] = [
    "autoresizesSubviews": ["YES"], "clearsContextBeforeDrawing": ["YES", "NO"], "multipleTouchEnabled": ["YES"],
    "segmentControlStyle": ["plain", "bar", "bordered", "bezeled"], "adjustsLetterSpacingToFitWidth": ["NO"],
    "layoutMarginsFollowReadableWidth": ["NO"], "dataMode": ["prototypes"],
  ]

  private static let control: Set<String> = [
    "enabled", "selected", "contentHorizontalAlignment", "contentVerticalAlignment",
  ]

  private static let scroll: Set<String> = [
    "scrollEnabled", "pagingEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "minimumZoomScale", "maximumZoomScale",
    "contentInsetAdjustmentBehavior",
  ]

  private static let byKind: [String: Set<String>] = [
    "label": [
      "text", "textAlignment", "lineBreakMode", "numberOfLines", "baselineAdjustment", "adjustsFontSizeToFit",
      "minimumScaleFactor", "minimumFontSize", "preferredMaxLayoutWidth", "enabled", "highlighted",
      "adjustsFontForContentSizeCategory",
    ],
    "button": control.union(["buttonType", "lineBreakMode"]),
    "textField": control.union([
      "text", "placeholder", "textAlignment", "borderStyle", "minimumFontSize", "adjustsFontSizeToFit",
      "adjustsFontForContentSizeCategory", "clearButtonMode",
    ]),
    "textView": scroll.union([
      "text", "textAlignment", "editable", "selectable", "adjustsFontForContentSizeCategory",
    ]),
    "imageView": ["image", "highlightedImage", "highlighted"],
    "switch": control.union(["on"]),
    "slider": control.union(["minValue", "maxValue", "value", "continuous"]),
    "stepper": control.union(["minimumValue", "maximumValue", "stepValue", "value", "wraps"]),
    "segmentedControl": control.union(["selectedSegmentIndex", "momentary", "apportionsSegmentWidthsByContent"]),
    "progressView": ["progress"],
    "activityIndicatorView": ["style", "hidesWhenStopped", "animating"],
    "pageControl": control.union(["numberOfPages", "currentPage", "hidesForSinglePage"]),
    "datePicker": control.union(["datePickerMode", "style", "minuteInterval"]),
    "control": control,
    "stackView": ["axis", "distribution", "alignment", "spacing", "spacingType", "baselineRelativeArrangement"],
    "scrollView": scroll, "tableView": scroll, "collectionView": scroll,
  ]

  // MARK: Elements

  private static let elements: Set<String> = [
    "rect", "autoresizingMask", "constraints", "subviews", "viewLayoutGuide", "layoutGuides", "variation", "fragment",
    "buttonConfiguration", "point", "attributedString", "string",
    "segments", "accessibility",
  ]

  private static let keys: Set<String> = [
    "frame", "backgroundColor", "tintColor", "layoutMargins", "directionalLayoutMargins", "fontDescription",
    "textColor", "contentInset", "userComments", "contentStretch",
  ]

  private static let inputTraits: Set<String> = [
    "key", "secureTextEntry", "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
  ]

  private static let stateAttributes: Set<String> = ["key", "title", "image", "backgroundImage", "catalog"]

  private static let stateKeys: Set<String> = [
    "titleColor", "titleShadowColor", "attributedTitle", "preferredSymbolConfiguration", "title",
  ]

  private static let keysByKind: [String: Set<String>] = [
    "label": ["highlightedColor", "shadowColor", "shadowOffset"],
    "button": ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"],
    "imageView": ["preferredSymbolConfiguration", "image"],
    "segmentedControl": ["selectedSegmentTintColor"], "switch": ["onTintColor", "thumbTintColor"],
    "slider": ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"],
    "progressView": ["progressTintColor", "trackTintColor"],
    "pageControl": ["pageIndicatorTintColor", "currentPageIndicatorTintColor"],
    "visualEffectView": ["contentView"], "tableViewCell": ["contentView"], "collectionViewCell": ["contentView"],
  ]
}
