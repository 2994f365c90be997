// SPDX-License-Identifier: MIT

import InterfaceDocuments
import ScreenComparison

/// The attributes of objects in documents: their names in UIKit, their defaults, and those that only the writer needs.
enum DocumentAttributes {
  /// The property of an attribute; `nil` for what is not a property of the object.
  static func property(_ name: String, _ value: String, of element: String) -> (name: String, value: ComparedValue)? {
    if ofWriter.contains(name) || value.isEmpty || name.hasPrefix("xmlns") || isReference(value) { return nil }
    // The views of a cell with a style are told by themselves.
    if element == "tableViewCell", partsOfCell.contains(name) { return nil }
    // What is shown as the text of the object.
    if name == "text" || name == "title" && titled.contains(element) { return nil }
    // A cell without a style is custom, and everything else without one is plain.
    if name == "style", element == "tableViewCell" { return ("cellStyle", self.value(name, value)) }
    return (names[name] ?? name, self.value(name, value))
  }

  /// Whether a value is the identifier that Interface Builder gave another object, as in `9IH-LX-7la`.
  private static func isReference(_ value: String) -> Bool {
    value.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil
  }

  private static func value(_ name: String, _ value: String) -> ComparedValue {
    if value == "YES" || value == "NO" { return .flag(value == "YES") }
    if texts.contains(name) { return .text(value) }
    if heights.contains(name), value == "-1" { return .name("automatic") }
    if let number = Double(value), number.isFinite { return .number(number) }
    let cellStyle = "IBUITableViewCellStyle"
    if name == "style", value.hasPrefix(cellStyle) { return .name(value.dropFirst(cellStyle.count).lowercased()) }
    // Two names of one type of button.
    if name == "buttonType", value == "roundedRect" { return .name("system") }
    return .name(value)
  }

  /// Whether a value is that of a new object, which some versions of Interface Builder write and others leave out.
  static func isDefault(_ value: ComparedValue, of name: String, _ element: String) -> Bool {
    switch value {
    case .flag(let flag): return flag == onByDefault.contains(name)
    case .name("custom") where element == "tableViewCell": return name == "style"
    case .name(let word): return defaults[name] == word || word == "automatic" && name.hasPrefix("estimated")
    case .number(let number): return numbers[name] == number
    default: return false
    }
  }

  private static let onByDefault: Set<String> = [
    "userInteractionEnabled", "enabled", "clearsContextBeforeDrawing", "autoresizesSubviews", "scrollEnabled",
    "bounces",
    "selectable", "editable", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "showsVerticalScrollIndicator",
    "showsHorizontalScrollIndicator", "allowsSelection", "translucent", "delaysContentTouches",
    "canCancelContentTouches",
    "bouncesZoom", "hidesWhenStopped", "continuous", "prefetchingEnabled", "automaticallyAdjustsScrollViewInsets",
  ]
  private static let defaults: [String: String] = [
    "contentMode": "scaleToFill", "textAlignment": "natural", "baselineAdjustment": "alignBaselines",
    "lineBreakMode": "tailTruncation", "contentHorizontalAlignment": "center", "contentVerticalAlignment": "center",
    "axis": "horizontal", "alignment": "fill", "distribution": "fill", "contentInsetAdjustmentBehavior": "automatic",
    "dataMode": "prototypes", "style": "plain", "separatorStyle": "default", "minimumFontSize": "0",
  ]
  private static let numbers: [String: Double] = [
    "alpha": 1, "horizontalHuggingPriority": 250, "verticalHuggingPriority": 250,
    "horizontalCompressionResistancePriority": 750, "verticalCompressionResistancePriority": 750, "tag": 0,
    "spacing": 0,
    "minimumFontSize": 0, "numberOfLines": 1,
  ]

  /// Properties that belong to the canvas of Interface Builder, and not to the running app.
  static let ofCanvas: Set<String> = [
    "freeformSize", "customSize", "frame", "intrinsicContentSize", "wantsFullScreenLayout",
  ]

  /// Whether an attribute is only for the writer of the document.
  static func isOfWriter(_ name: String) -> Bool { ofWriter.contains(name) }

  private static let ofWriter: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "fixedFrame",
    "misplaced",
    "ambiguous", "verifyAmbiguity", "colorLabel", "translatesAutoresizingMaskIntoConstraints",
    "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "preferredMaxLayoutWidth", "opaque", "placeholderIdentifier", "useTraitCollections",
    "wantsFullScreenLayout", "fontDescription", "rowHeightIsAutomatic", "launchScreen", "catalog",
    "referencedIdentifier",
  ]
  private static let partsOfCell: Set<String> = ["textLabel", "detailTextLabel", "imageView"]
  private static let titled: Set<String> = [
    "barButtonItem", "navigationItem", "tabBarItem", "segment", "customNavigationItem",
  ]
  private static let heights: Set<String> = [
    "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "estimatedSectionHeaderHeight", "sectionFooterHeight",
    "estimatedSectionFooterHeight",
  ]
  private static let texts: Set<String> = [
    "placeholder", "title", "prompt", "label", "hint", "headerTitle", "footerTitle", "storyboardIdentifier",
    "reuseIdentifier",
    "restorationIdentifier", "identifier",
  ]
  private static let names: [String: String] = [
    "hidden": "isHidden", "clipsSubviews": "clipsToBounds", "userInteractionEnabled": "isUserInteractionEnabled",
    "enabled": "isEnabled", "on": "isOn", "selected": "isSelected", "secureTextEntry": "isSecureTextEntry",
    "editable": "isEditable", "scrollEnabled": "isScrollEnabled", "pagingEnabled": "isPagingEnabled",
    "translucent": "isTranslucent", "multipleTouchEnabled": "isMultipleTouchEnabled",
    "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth",
  ]
}
