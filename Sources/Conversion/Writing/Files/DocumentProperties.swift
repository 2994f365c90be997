// SPDX-License-Identifier: MIT

/// The properties of a view as attributes and elements of a document.
struct DocumentProperties {
  let view: DescribedView
  let isRoot: Bool
  let screen: DescribedScreen

  /// Returns the element of the view without identifier, subviews and constraints.
  func element(_ names: inout DocumentIdentifiers) throws(ConversionError) -> MarkupText {
    var element = MarkupText(name: Self.elements[view.className] ?? "view")
    try setCommon(&element)
    for property in view.properties {
      if let attribute = Self.attributes[property.name], let text = Self.text(property.value) {
        element.set(attribute, text)
      }
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
    "textAlignment": "textAlignment", "numberOfLines": "numberOfLines", "lineBreakMode": "lineBreakMode",
    "preferredMaxLayoutWidth": "preferredMaxLayoutWidth", "adjustsFontSizeToFitWidth": "adjustsFontSizeToFit",
    "minimumScaleFactor": "minimumScaleFactor", "borderStyle": "borderStyle", "isScrollEnabled": "scrollEnabled",
    "isEditable": "editable", "contentHorizontalAlignment": "contentHorizontalAlignment",
    "contentVerticalAlignment": "contentVerticalAlignment", "isEnabled": "enabled", "isSelected": "selected",
    "isOn": "on", "minimumValue": "minimumValue", "maximumValue": "maximumValue", "value": "value",
    "selectedSegmentIndex": "selectedSegmentIndex", "progress": "progress", "style": "style",
    "hidesWhenStopped": "hidesWhenStopped", "isAnimating": "animating", "numberOfPages": "numberOfPages",
    "currentPage": "currentPage", "axis": "axis", "distribution": "distribution", "alignment": "alignment",
    "isBaselineRelativeArrangement": "baselineRelativeArrangement",
    "preservesSuperviewLayoutMargins": "preservesSuperviewLayoutMargins",
    "contentInsetAdjustmentBehavior": "contentInsetAdjustmentBehavior",
  ]

  private static let lineBreaks = [
    "byWordWrapping": "wordWrap", "byCharWrapping": "characterWrap", "byClipping": "clip",
    "byTruncatingHead": "headTruncation", "byTruncatingMiddle": "middleTruncation",
    "byTruncatingTail": "tailTruncation",
  ]

  private static func text(_ value: PropertyValue) -> String? {
    switch value {
    case .flag(let flag): flag ? "YES" : "NO"
    case .number(let number): NumberText.text(number)
    case .text(let text): text
    case .choice(let name): lineBreaks[name] ?? name
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
    if view.value("spacingAfter") != nil {
      throw .inexpressibleView(name: view.name, reason: "a document has no spacing after a single view")
    }
    // The canvas shows the root view below the status bar, but the margins of these views did not include one.
    let isOutsideBars = screen.safeArea == .zero && (isRoot || view.value("margins") != nil)
    if view.value("insetsLayoutMarginsFromSafeArea") == .flag(false) || isOutsideBars {
      element.set("insetsLayoutMarginsFromSafeArea", "NO")
    }
  }

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
      guard case .number(let spacing)? = view.value("spacing") else { break }
      if spacing > 0, spacing < 1e-30 {
        element.set("spacingType", "standard")
      } else {
        element.set("spacing", NumberText.text(spacing))
      }
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
    result += colors + margins + texts
    switch view.value("image") {
    case .image(let image)?:
      if view.className == "UIImageView" { set(image, in: &element, &result, &names) }
    default: break
    }
    if view.className == "UIButton" { result += button(&names) }
    if case .insets(let insets)? = view.value("contentInset") {
      result.append(Self.insets(insets, key: "contentInset"))
    }
    if case .texts(let titles)? = view.value("segments") {
      result.append(
        MarkupText(
          name: "segments", elements: titles.map { MarkupText(name: "segment", attributes: [("title", $0)]) }))
    }
    if view.value("isSecureTextEntry") == .flag(true) {
      result.append(
        MarkupText(name: "textInputTraits", attributes: [("key", "textInputTraits"), ("secureTextEntry", "YES")]))
    }
    if let runtime { result.append(runtime) }
    return result
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
    ["backgroundColor", "textColor"].compactMap { key in
      guard case .color(let color)? = view.value(key) else { return nil }
      return DocumentColors.element(color, key: key)
    }
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
    let isInset = key == "contentInset"
    let keys = isInset ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    let values = [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.text)
    return MarkupText(
      name: isInset ? "inset" : "edgeInsets", attributes: [("key", key)] + zip(keys, values).map { ($0, $1) })
  }

  private var texts: [MarkupText] {
    guard case .font(let font)? = view.value("font") else { return [] }
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
      var element = Self.insets(insets, key: "contentInset")
      element.attributes[0].value = key
      result.append(element)
    }
    var state = MarkupText(name: "state", attributes: [("key", "normal")])
    if case .text(let title)? = view.value("title") { state.set("title", title) }
    if case .color(let color)? = view.value("titleColor") {
      state.elements.append(DocumentColors.element(color, key: "titleColor"))
    }
    if case .image(let image)? = view.value("image") {
      var elements: [MarkupText] = []
      set(image, in: &state, &elements, &names)
      for var configuration in elements {
        configuration.attributes[0].value = "preferredSymbolConfiguration"
        state.elements.append(configuration)
      }
    }
    if state.attributes.count > 1 || !state.elements.isEmpty { result.append(state) }
    if case .group(let parts)? = view.value("configuration") { result.append(configuration(parts, &names)) }
    return result
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
