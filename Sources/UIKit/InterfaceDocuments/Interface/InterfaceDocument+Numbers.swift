// SPDX-License-Identifier: MIT

extension InterfaceDocument {
  /// The attributes that are used as numbers in layout and whose value is infinite, NaN or too large.
  ///
  /// - Complexity: Linear in the number of attributes of the document.
  package var numbersOutOfRange: [(element: MarkupElement, attribute: String)] {
    markup.root.subtree.flatMap { element in
      element.attributes.lazy.map(\.name)
        .filter { Self.layoutNumbers.contains($0) && Self.isOutOfRange(element[$0] ?? "", of: $0) }
        .map { (element, $0) }
    }
  }

  /// Returns whether `text` is a number that ``MarkupElement/number(_:)`` or the ratio of a constraint rejects.
  private static func isOutOfRange(_ text: String, of attribute: String) -> Bool {
    if attribute == "multiplier" {
      return InterfaceConstraint.ratio(text) == nil
        && text.split { $0 == ":" || $0 == "/" }.allSatisfy { Double($0) != nil }
    }
    return Double(text) != nil && MarkupElement.number(text) == nil
  }

  /// The attributes that contain points, factors, priorities or counts, in elements of any name.
  private static let layoutNumbers: Set<String> = [
    "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right", "leading",
    "trailing",
    "constant", "multiplier", "priority", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "spacing", "pointSize", "size",
    "alpha", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "estimatedSectionHeaderHeight",
    "sectionFooterHeight", "estimatedSectionFooterHeight", "minimumLineSpacing", "minimumInteritemSpacing",
    "preferredMaxLayoutWidth", "minimumScaleFactor", "minimumFontSize", "numberOfLines", "numberOfPages",
    "imagePadding",
    "titlePadding", "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "minimumLineHeight",
    "maximumLineHeight", "lineHeightMultiple", "firstLineHeadIndent", "headIndent", "tailIndent",
  ]
}

/// The elements of a document by identifier.
struct InterfaceIndex {
  private(set) var objects: [String: MarkupElement] = [:]
  private(set) var layoutItems: [String: MarkupElement] = [:]
  private(set) var duplicates: [MarkupElement] = []

  /// Creates the index of `root` and its descendants.
  init(_ root: MarkupElement) {
    for element in root.subtree {
      guard let id = element["id"], element.name != "device", element.name != "adaptation" else { continue }
      if objects[id] == nil { objects[id] = element } else { duplicates.append(element) }
      if layoutItems[id] == nil, InterfaceView.isView(element) || InterfaceGuide.isGuide(element) {
        layoutItems[id] = element
      }
    }
  }
}
