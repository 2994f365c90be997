// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// The parts of labels and image views that documents have in a form of their own.
extension NibBuilder {
  func apply(_ element: MarkupElement, to label: UILabel) {
    // The attribute is written where it is off.
    if label.numberOfLines != 1 { label.adjustsFontSizeToFitWidth = false }
    // Documents state the smallest size as a factor or, older ones, in points.
    if element.number("minimumScaleFactor") == nil, let size = element.number("minimumFontSize"),
      let font = label.font, font.pointSize > 0
    {
      label.minimumScaleFactor = min(1, CGFloat(size) / font.pointSize)
    }
  }

  func apply(_ element: MarkupElement, to view: UIImageView) {
    if let configuration = symbolConfiguration("preferredSymbolConfiguration", of: element) {
      view.preferredSymbolConfiguration = configuration
    }
  }
}
