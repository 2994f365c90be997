// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Views with text or images.
extension NibBuilder {
  /// Sets what a document states of a label in a form of its own.
  func apply(_ element: MarkupElement, to label: UILabel) {
    load(.label, from: element, into: label)
    // The attribute is written where it is off.
    if label.numberOfLines != 1 { label.adjustsFontSizeToFitWidth = false }
    // Documents state the smallest size as a factor or, older ones, in points.
    if element.number("minimumScaleFactor") == nil, let size = element.number("minimumFontSize"),
      let font = label.font, font.pointSize > 0
    {
      label.minimumScaleFactor = min(1, CGFloat(size) / font.pointSize)
    }
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
    load(.textView, from: element, into: view)
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
