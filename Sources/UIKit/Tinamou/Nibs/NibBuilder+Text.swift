// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Views with text or images.
extension NibBuilder {
  func apply(_ element: MarkupElement, to label: UILabel) {
    if let font = font("fontDescription", of: element) { label.font = font }
    if let color = color("textColor", of: element) { label.textColor = color }
    if let alignment = option("textAlignment", of: element, Self.alignments) { label.textAlignment = alignment }
    if let mode = option("lineBreakMode", of: element, Self.lineBreaks) { label.lineBreakMode = mode }
    if let lines = element.value("numberOfLines", under: traits).flatMap(MarkupElement.integer) {
      label.numberOfLines = lines
    }
    if let text = text("text", of: element) { label.text = text }
    if let text = attributedText("attributedText", of: element) { label.attributedText = text }
    // The attribute is written where it is off. Documents state the smallest size as a factor or, older ones, in points.
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit", or: true) && label.numberOfLines == 1
    if let factor = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = CGFloat(factor)
    } else if let size = element.number("minimumFontSize"), let font = label.font, font.pointSize > 0 {
      label.minimumScaleFactor = min(1, CGFloat(size) / font.pointSize)
    }
    if let adjustment: UIBaselineAdjustment = choice("baselineAdjustment", of: element) {
      label.baselineAdjustment = adjustment
    }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = CGFloat(width) }
    if !element.flag("enabled", or: true) { label.isEnabled = false }
    label.isHighlighted = element.flag("highlighted")
    label.highlightedTextColor = color("highlightedColor", of: element)
    label.shadowColor = color("shadowColor", of: element)
    if let offset = size("shadowOffset", of: element) { label.shadowOffset = offset }
    label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
  }

  func apply(_ element: MarkupElement, to field: UITextField) {
    if let font = font("fontDescription", of: element) { field.font = font }
    if let color = color("textColor", of: element) { field.textColor = color }
    if let alignment = option("textAlignment", of: element, Self.alignments) { field.textAlignment = alignment }
    if let style = option("borderStyle", of: element, Self.borderStyles) { field.borderStyle = style }
    if let mode = option("clearButtonMode", of: element, Self.viewModes) { field.clearButtonMode = mode }
    if let text = text("text", of: element) { field.text = text }
    if let text = attributedText("attributedText", of: element) { field.attributedText = text }
    if let text = text("placeholder", of: element) { field.placeholder = text }
    if let text = attributedText("attributedPlaceholder", of: element) { field.attributedPlaceholder = text }
    if let size = element.number("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
    field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit", or: true)
    field.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
    applyInputTraits(of: element, to: field)
  }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  func apply(_ element: MarkupElement, to view: UITextView) {
    if let font = font("fontDescription", of: element) { view.font = font }
    if let color = color("textColor", of: element) { view.textColor = color }
    if let alignment = option("textAlignment", of: element, Self.alignments) { view.textAlignment = alignment }
    if let text = text("text", of: element) { view.text = text }
    if let text = attributedText("attributedText", of: element) { view.attributedText = text }
    view.isScrollEnabled = element.flag("scrollEnabled", or: true)
    view.isEditable = element.flag("editable", or: true)
    view.isSelectable = element.flag("selectable", or: true)
    view.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
    applyInputTraits(of: element, to: view)
  }

  func apply(_ element: MarkupElement, to view: UIImageView) {
    if let image = image("image", of: element) { view.image = image }
    if let image = image("highlightedImage", of: element) { view.highlightedImage = image }
    view.isHighlighted = element.flag("highlighted")
    view.adjustsImageSizeForAccessibilityContentSizeCategory = element.flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory")
    if let configuration = symbolConfiguration("preferredSymbolConfiguration", of: element) {
      view.preferredSymbolConfiguration = configuration
    }
  }
}
