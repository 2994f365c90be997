// SPDX-License-Identifier: MIT

import Tinamou

/// The properties of a view as attributes and elements of a document.
@MainActor
struct DocumentProperties {
  let view: DescribedView
  let isRoot: Bool
  let screen: DescribedScreen

  /// Returns the element of the view without identifier, subviews and constraints.
  func element(_ names: inout DocumentIdentifiers) throws(ConversionError) -> MarkupText {
    var element = MarkupText(name: Self.elements[view.className] ?? "view")
    try setCommon(&element)
    for property in view.properties {
      if let known = PropertyTable.property(property.name, of: view.className) {
        if let name = known.documentName, let text = Self.text(property.value, of: known) { element.set(name, text) }
      } else if let attribute = Self.attributes[property.name], let text = Self.text(property.value) {
        element.set(attribute, text)
      }
    }
    for stated in DocumentDefaults.stated(by: view.className) where view.value(stated.name) == nil {
      element.set(stated.attribute, stated.text)
    }
    setSpecial(&element)
    element.elements += try elements(&element, &names)
    return element
  }

  /// The names of elements by class.
  private static let elements = [
    "UILabel": "label", "UIButton": "button", "UITextField": "textField", "UITextView": "textView",
    "UIImageView": "imageView", "UISwitch": "switch", "UISlider": "slider", "UIStepper": "stepper",
    "UISegmentedControl": "segmentedControl", "UIProgressView": "progressView",
    "UIActivityIndicatorView": "activityIndicatorView", "UIPageControl": "pageControl", "UIDatePicker": "datePicker",
    "UIPickerView": "pickerView", "UIStackView": "stackView", "UIScrollView": "scrollView", "UIControl": "control",
  ]

  /// The names of attributes by the names of properties with plain values.
  private static let attributes = [
    "contentMode": "contentMode", "semanticContentAttribute": "semanticContentAttribute", "isHidden": "hidden",
    "alpha": "alpha", "clipsToBounds": "clipsSubviews", "text": "text", "placeholder": "placeholder",
    "textAlignment": "textAlignment",
    "adjustsFontSizeToFitWidth": "adjustsFontSizeToFit",
    "borderStyle": "borderStyle",
    "contentHorizontalAlignment": "contentHorizontalAlignment",
    "contentVerticalAlignment": "contentVerticalAlignment", "isEnabled": "enabled", "isSelected": "selected",
    "isOn": "on", "minimumValue": "minimumValue", "maximumValue": "maximumValue", "value": "value",
    "selectedSegmentIndex": "selectedSegmentIndex", "progress": "progress", "style": "style",
    "hidesWhenStopped": "hidesWhenStopped", "isAnimating": "animating", "numberOfPages": "numberOfPages",
    "currentPage": "currentPage",

    "preservesSuperviewLayoutMargins": "preservesSuperviewLayoutMargins",
    "isOpaque": "opaque",
    "isUserInteractionEnabled": "userInteractionEnabled", "tag": "tag",
    "adjustsFontForContentSizeCategory": "adjustsFontForContentSizeCategory", "isHighlighted": "highlighted",
    "minimumFontSize": "minimumFontSize", "clearButtonMode": "clearButtonMode",
    "isContinuous": "continuous", "stepValue": "stepValue", "wraps": "wraps", "isMomentary": "momentary",
    "apportionsSegmentWidthsByContent": "apportionsSegmentWidthsByContent",
    "hidesForSinglePage": "hidesForSinglePage", "minuteInterval": "minuteInterval",

  ]

  /// The names of keyboards that differ from those of the cases.
  private static let keyboards = ["asciiCapable": "alphabet", "asciiCapableNumberPad": "ASCIICapableNumberPad"]

  /// The properties of other kinds, which are written as elements or in another way.
  private static let others: Set<String> = [
    "type", "title", "titleColor", "titleShadowColor", "attributedTitle", "font", "image", "highlightedImage",
    "backgroundImage", "states", "configuration", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
    "attributedText", "attributedPlaceholder", "isSecureTextEntry", "keyboardType", "returnKeyType",
    "autocapitalizationType", "autocorrectionType", "segments", "datePickerMode", "preferredDatePickerStyle",
    "isLayoutMarginsRelativeArrangement", "margins", "hugging", "compression", "cornerRadius",
    "insetsLayoutMarginsFromSafeArea", "accessibilityIdentifier",
  ]

  /// Whether a document has the property of a view.
  static func has(_ view: DescribedView, _ property: DescribedProperty) -> Bool {
    switch (property.name, property.value) {
    // A color of a layer cannot be set by a document.
    case ("border", .group(let parts)): !parts.contains { $0.name == "color" }
    case ("highlightedImage", .image(.symbol)), ("backgroundImage", .image(.symbol)): false
    case (let name, _) where PropertyTable.property(name, of: view.className)?.documentName != nil: true
    case (let name, _):
      attributes[name] != nil || colorKeys[name] != nil || others.contains(name)
    }
  }

  /// Returns the text of an attribute; `nil` for a value that documents write as an element.
  static func text(_ value: PropertyValue, of property: ViewProperty) -> String? {
    guard case .choice(let choices) = property.kind.required, case .choice(let name) = value else {
      return property.kind.isElement ? nil : text(value)
    }
    return choices.documentName(of: name)
  }

  private static func text(_ value: PropertyValue) -> String? {
    switch value {
    case .flag(let flag): flag ? "YES" : "NO"
    case .number(let number): NumberText.text(number)
    case .text(let text): text
    case .choice(let name): keyboards[name] ?? name
    default: nil
    }
  }

  // MARK: Attributes

  private func setCommon(_ element: inout MarkupText) throws(ConversionError) {
    func set(_ name: String, _ priority: Float, unless standard: Float) {
      if priority != standard { element.set(name, NumberText.text(priority)) }
    }
    set("horizontalHuggingPriority", view.hugging.horizontal, unless: 250)
    set("verticalHuggingPriority", view.hugging.vertical, unless: 250)
    set("horizontalCompressionResistancePriority", view.compression.horizontal, unless: 750)
    set("verticalCompressionResistancePriority", view.compression.vertical, unless: 750)
    if let width = view.contentSize?.width, width >= 0 {
      element.set("placeholderIntrinsicWidth", NumberText.text(width))
    }
    if let height = view.contentSize?.height, height >= 0 {
      element.set("placeholderIntrinsicHeight", NumberText.text(height))
    }
    if !isRoot, view.usesConstraints || view.isArranged {
      element.set("translatesAutoresizingMaskIntoConstraints", "NO")
    }
    if view.value("isOpaque") == nil, Self.transparentClasses.contains(view.className) { element.set("opaque", "NO") }
    if ["UIScrollView", "UITextView"].contains(view.className), view.value("clipsToBounds") == nil {
      element.set("clipsSubviews", "YES")
    }
    if view.className == "UITextField", view.value("adjustsFontSizeToFitWidth") == nil {
      element.set("adjustsFontSizeToFit", "NO")
    }
    if view.value("spacingAfter") != nil {
      throw .inexpressibleView(name: view.name, reason: "a document has no spacing after a single view")
    }
    // The canvas shows the root view below the status bar, but the margins of these views did not include one.
    let isOutsideBars = screen.safeArea == .zero && (isRoot || view.value("margins") != nil)
    if view.value("insetsLayoutMarginsFromSafeArea") == .flag(false) || isOutsideBars {
      element.set("insetsLayoutMarginsFromSafeArea", "NO")
    }
  }

  /// The classes whose views are not opaque, which a document has to state.
  private static let transparentClasses: Set<String> = [
    "UILabel", "UIImageView", "UIProgressView", "UIActivityIndicatorView", "UIPickerView", "UIControl", "UIButton",
    "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
  ]

  private func setSpecial(_ element: inout MarkupText) {
    switch view.className {
    case "UIButton":
      if case .choice(let type)? = view.value("type") {
        element.set("buttonType", type)
      } else {
        element.set("buttonType", "system")
      }
      element.set("lineBreakMode", "middleTruncation")
    case "UISlider":
      element.attributes = element.attributes.map { attribute in
        switch attribute.name {
        case "minimumValue": ("minValue", attribute.value)
        case "maximumValue": ("maxValue", attribute.value)
        default: attribute
        }
      }
    case "UIDatePicker":
      if view.value("preferredDatePickerStyle") == nil { element.set("style", "automatic") }
      if case .choice(let style)? = view.value("preferredDatePickerStyle") { element.set("style", style) }
      if case .choice(let mode)? = view.value("datePickerMode") { element.set("datePickerMode", mode) }
    case "UIStackView":
      // The system's spacing is a tiny number in UIKit, and a word in documents.
      guard case .number(let spacing)? = view.value("spacing"), spacing > 0, spacing < 1e-30 else { break }
      element.attributes.removeAll { $0.name == "spacing" }
      element.set("spacingType", "standard")
    default: break
    }
  }

  // MARK: Elements

  private func elements(
    _ element: inout MarkupText, _ names: inout DocumentIdentifiers
  ) throws(ConversionError) -> [MarkupText] {
    let frame = view.frame
    var result = [
      MarkupText(
        name: "rect",
        attributes: [
          ("key", "frame"), ("x", NumberText.text(isRoot ? 0 : frame.x)), ("y", NumberText.text(isRoot ? 0 : frame.y)),
          ("width", NumberText.text(frame.width)), ("height", NumberText.text(frame.height)),
        ])
    ]
    if isRoot || !view.usesConstraints, !view.isArranged { result.append(mask) }
    result += colors + margins + texts + tableElements
    switch view.value("image") {
    case .image(let image)?:
      if view.className == "UIImageView" { set(image, in: &element, &result, &names) }
    default: break
    }
    if case .image(.sized(let width, let height))? = view.value("highlightedImage") {
      element.set("highlightedImage", names.image(width: width, height: height))
    }
    if view.className == "UIButton" { result += button(&names) }
    if case .texts(let titles)? = view.value("segments") {
      result.append(
        MarkupText(
          name: "segments", elements: titles.map { MarkupText(name: "segment", attributes: [("title", $0)]) }))
    }
    result += attributedTexts
    if let inputTraits { result.append(inputTraits) }
    if case .text(let identifier)? = view.value("accessibilityIdentifier") {
      result.append(
        MarkupText(
          name: "accessibility", attributes: [("key", "accessibilityConfiguration"), ("identifier", identifier)]))
    }
    if let runtime { result.append(runtime) }
    return result
  }

  /// The elements of properties of tables.
  private var tableElements: [MarkupText] {
    view.properties.compactMap { property in
      guard let known = PropertyTable.property(property.name, of: view.className), let key = known.documentName
      else { return nil }
      return Self.element(property.value, key: key)
    }
  }

  private static func element(_ value: PropertyValue, key: String) -> MarkupText? {
    switch value {
    case .color(let color): DocumentColors.element(color, key: key)
    case .font(let font): DocumentFonts.element(font)
    case .insets(let insets): self.insets(insets, key: key)
    case .attributedText(let runs): DocumentTexts.element(runs, key: key)
    case .size(let width, let height):
      MarkupText(
        name: "size",
        attributes: [("key", key), ("width", NumberText.text(width)), ("height", NumberText.text(height))])
    default: nil
    }
  }

  private var mask: MarkupText {
    let names = [
      "flexibleLeftMargin": "flexibleMinX", "flexibleWidth": "widthSizable", "flexibleRightMargin": "flexibleMaxX",
      "flexibleTopMargin": "flexibleMinY", "flexibleHeight": "heightSizable", "flexibleBottomMargin": "flexibleMaxY",
    ]
    let flags =
      view.autoresizing.isEmpty && !isRoot ? ["flexibleRightMargin", "flexibleBottomMargin"] : view.autoresizing
    return MarkupText(
      name: "autoresizingMask",
      attributes: [("key", "autoresizingMask")] + flags.compactMap { names[$0].map { ($0, "YES") } })
  }

  private var colors: [MarkupText] {
    view.properties.compactMap { property in
      guard PropertyTable.property(property.name, of: view.className) == nil, case .color(let color) = property.value,
        let key = Self.colorKeys[property.name]
      else { return nil }
      return DocumentColors.element(color, key: key)
    }
  }

  /// The keys of color elements by the names of properties.
  private static let colorKeys = [
    "backgroundColor": "backgroundColor", "textColor": "textColor", "tintColor": "tintColor",
    "onTintColor": "onTintColor",
    "thumbTintColor": "thumbTintColor", "minimumTrackTintColor": "minimumTrackTintColor",
    "maximumTrackTintColor": "maximumTrackTintColor", "progressTintColor": "progressTintColor",
    "trackTintColor": "trackTintColor", "pageIndicatorTintColor": "pageIndicatorTintColor",
    "currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
    "selectedSegmentTintColor": "selectedSegmentTintColor",
  ]

  private var attributedTexts: [MarkupText] {
    ["attributedText", "attributedPlaceholder"].compactMap { key in
      guard PropertyTable.property(key, of: view.className) == nil,
        case .attributedText(let runs)? = view.value(key)
      else { return nil }
      return DocumentTexts.element(runs, key: key)
    }
  }

  private var inputTraits: MarkupText? {
    var element = MarkupText(name: "textInputTraits", attributes: [("key", "textInputTraits")])
    for name in ["autocapitalizationType", "autocorrectionType", "keyboardType", "returnKeyType"] {
      if let value = view.value(name) { element.set(name, Self.text(value)) }
    }
    if view.value("isSecureTextEntry") == .flag(true) { element.set("secureTextEntry", "YES") }
    return element.attributes.count > 1 ? element : nil
  }

  private var margins: [MarkupText] {
    let isRelative = view.value("isLayoutMarginsRelativeArrangement") == .flag(true)
    // A stack view with margins is one that arranges its views within them.
    if view.className == "UIStackView", !isRelative { return [] }
    let standard = DescribedInsets(top: 8, left: 8, bottom: 8, right: 8)
    switch view.value("margins") {
    case .insets(let insets)?: return [Self.insets(insets, key: "layoutMargins")]
    case .directionalInsets(let insets)?:
      return [
        MarkupText(
          name: "directionalEdgeInsets",
          attributes: [
            ("key", "directionalLayoutMargins"), ("top", NumberText.text(insets.top)),
            ("leading", NumberText.text(insets.left)), ("bottom", NumberText.text(insets.bottom)),
            ("trailing", NumberText.text(insets.right)),
          ])
      ]
    default: return isRoot || isRelative ? [Self.insets(standard, key: "layoutMargins")] : []
    }
  }

  private static func insets(_ insets: DescribedInsets, key: String) -> MarkupText {
    let isInset = key != "layoutMargins"
    let keys = isInset ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    let values = [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.text)
    return MarkupText(
      name: isInset ? "inset" : "edgeInsets", attributes: [("key", key)] + zip(keys, values).map { ($0, $1) })
  }

  private var texts: [MarkupText] {
    guard PropertyTable.property("font", of: view.className) == nil, case .font(let font)? = view.value("font") else {
      return []
    }
    return [DocumentFonts.element(font)]
  }

  private func set(
    _ image: DescribedImage, in element: inout MarkupText, _ elements: inout [MarkupText],
    _ names: inout DocumentIdentifiers
  ) {
    switch image {
    case .sized(let width, let height): element.set("image", names.image(width: width, height: height))
    case .symbol(let name, let size, let weight):
      element.set("image", name)
      element.set("catalog", "system")
      guard let size else { return }
      var configuration = MarkupText(
        name: "preferredSymbolConfiguration",
        attributes: [
          ("key", "preferredSymbolConfiguration"), ("configurationType", "pointSize"),
          ("pointSize", NumberText.text(size)),
        ])
      if weight != "unspecified" { configuration.set("weight", weight) }
      elements.append(configuration)
    }
  }

  private func button(_ names: inout DocumentIdentifiers) -> [MarkupText] {
    var result: [MarkupText] = []
    for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
      guard case .insets(let insets)? = view.value(key) else { continue }
      result.append(Self.insets(insets, key: key))
    }
    if let state = state("normal", view.properties, &names) { result.append(state) }
    if case .group(let states)? = view.value("states") {
      for case (let key, .group(let parts)) in states.map({ ($0.name, $0.value) }) {
        if let state = state(key, parts, &names) { result.append(state) }
      }
    }
    if case .group(let parts)? = view.value("configuration") { result.append(configuration(parts, &names)) }
    return result
  }

  /// Returns the element of a state of a button, or `nil` if it has no values.
  private func state(
    _ key: String, _ properties: [DescribedProperty], _ names: inout DocumentIdentifiers
  ) -> MarkupText? {
    var state = MarkupText(name: "state", attributes: [("key", key)])
    for property in properties {
      switch (property.name, property.value) {
      case ("title", .text(let title)): state.set("title", title)
      case ("attributedTitle", .attributedText(let runs)):
        state.elements.append(DocumentTexts.element(runs, key: "attributedTitle"))
      case ("titleColor", .color(let color)), ("titleShadowColor", .color(let color)):
        state.elements.append(DocumentColors.element(color, key: property.name))
      case ("image", .image(let image)):
        var elements: [MarkupText] = []
        set(image, in: &state, &elements, &names)
        for var configuration in elements {
          configuration.attributes[0].value = "preferredSymbolConfiguration"
          state.elements.append(configuration)
        }
      case ("backgroundImage", .image(.sized(let width, let height))):
        state.set("backgroundImage", names.image(width: width, height: height))
      default: break
      }
    }
    return state.attributes.count > 1 || !state.elements.isEmpty ? state : nil
  }

  private func configuration(_ parts: [DescribedProperty], _ names: inout DocumentIdentifiers) -> MarkupText {
    var element = MarkupText(name: "buttonConfiguration", attributes: [("key", "configuration")])
    for part in parts {
      switch part.value {
      case .image(let image):
        var elements: [MarkupText] = []
        set(image, in: &element, &elements, &names)
        element.elements += elements.map { configuration in
          var named = configuration
          named.attributes[0].value = "preferredSymbolConfigurationForImage"
          return named
        }
      case .color(let color): element.elements.append(DocumentColors.element(color, key: part.name))
      case .attributedText(let runs): element.elements.append(DocumentTexts.element(runs, key: part.name))
      case .directionalInsets(let insets):
        element.elements.append(
          MarkupText(
            name: "directionalEdgeInsets",
            attributes: [
              ("key", part.name), ("top", NumberText.text(insets.top)), ("leading", NumberText.text(insets.left)),
              ("bottom", NumberText.text(insets.bottom)), ("trailing", NumberText.text(insets.right)),
            ]))
      default: element.set(part.name, Self.text(part.value))
      }
    }
    return element
  }

  /// The attributes that a document sets when it is loaded.
  private var runtime: MarkupText? {
    var elements: [MarkupText] = []
    func add(_ path: String, _ number: Double) {
      elements.append(
        MarkupText(
          name: "userDefinedRuntimeAttribute", attributes: [("type", "number"), ("keyPath", path)],
          elements: [MarkupText(name: "real", attributes: [("key", "value"), ("value", NumberText.text(number))])]))
    }
    if case .number(let radius)? = view.value("cornerRadius") { add("layer.cornerRadius", radius) }
    if case .group(let parts)? = view.value("border") {
      for case .number(let width) in parts.map(\.value) { add("layer.borderWidth", width) }
    }
    return elements.isEmpty ? nil : MarkupText(name: "userDefinedRuntimeAttributes", elements: elements)
  }
}
