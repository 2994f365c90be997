// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

@MainActor
extension DocumentOmissions {
  /// Whether the description has the attribute, or the attribute has no meaning outside of Interface Builder or is the
  /// default.
  static func isRead(_ attribute: String, value: String, of view: InterfaceView) -> Bool {
    if structure.contains(attribute) || common.contains(attribute) { return true }
    if defaults[attribute].map({ $0.contains(value) }) ?? false { return true }
    if view.kind.flatMap({ byKind[$0.rawValue] }).map({ $0.contains(attribute) }) ?? false { return true }
    return properties(of: view).contains { !$0.kind.isElement && $0.documentName == attribute }
  }

  /// The properties of tables that the kind of view has.
  private static func properties(of view: InterfaceView) -> [ViewProperty] {
    // A description has lists as scroll views.
    let isList = view.kind == .tableView || view.kind == .collectionView
    return PropertyTable.properties(of: isList ? "UIScrollView" : view.baseClassName)
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
    if view.kind.flatMap({ keysByKind[$0.rawValue] }).map({ $0.contains(key) }) ?? false { return true }
    return properties(of: view).contains { $0.kind.isElement && $0.documentName == key }
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

  /// The attributes that are read beside those of the tables.
  private static let byKind: [String: Set<String>] = [
    "label": ["minimumFontSize"],
    "button": control.union(["buttonType", "lineBreakMode"]),
    "textField": control.union([
      "text", "placeholder", "textAlignment", "borderStyle", "minimumFontSize", "adjustsFontSizeToFit",
      "adjustsFontForContentSizeCategory", "clearButtonMode",
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
    "stackView": ["spacingType"],
  ]

  // MARK: Elements

  private static let elements: Set<String> = [
    "rect", "autoresizingMask", "constraints", "subviews", "viewLayoutGuide", "layoutGuides", "variation", "fragment",
    "buttonConfiguration", "point", "attributedString", "string",
    "segments", "accessibility",
  ]

  private static let keys: Set<String> = [
    "frame", "backgroundColor", "tintColor", "layoutMargins", "directionalLayoutMargins", "fontDescription",
    "textColor", "userComments", "contentStretch",
  ]

  private static let inputTraits: Set<String> = [
    "key", "secureTextEntry", "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
  ]

  private static let stateAttributes: Set<String> = ["key", "title", "image", "backgroundImage", "catalog"]

  private static let stateKeys: Set<String> = [
    "titleColor", "titleShadowColor", "attributedTitle", "preferredSymbolConfiguration", "title",
  ]

  private static let keysByKind: [String: Set<String>] = [
    "button": ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"],
    "imageView": ["preferredSymbolConfiguration", "image"],
    "segmentedControl": ["selectedSegmentTintColor"], "switch": ["onTintColor", "thumbTintColor"],
    "slider": ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"],
    "progressView": ["progressTintColor", "trackTintColor"],
    "pageControl": ["pageIndicatorTintColor", "currentPageIndicatorTintColor"],
    "visualEffectView": ["contentView"], "tableViewCell": ["contentView"], "collectionViewCell": ["contentView"],
  ]
}
