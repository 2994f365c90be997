// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The alignment rectangles of symbols in image views on a canvas.
///
/// Source: Facts, “Recorded documents”. A constraint on the height of a symbol applies to an alignment rectangle that
/// is as high as a line of text, whatever the height of the symbol. Symbols in a circle are 1 point lower than their
/// alignment rectangle, others between 10 points lower and 2 points higher.
@MainActor
struct CanvasSymbols {
  let document: InterfaceDocument
  let rules: CanvasRules

  /// The font size of a symbol without a configuration, in points.
  private static let fontSize: CGFloat = 17
  /// The height of a line of text of that size, in points.
  private static let lineHeight = fontSize * 1.193359375
  /// The width of a symbol that is wider than high, in points.
  private static let widthOfWideSymbol: CGFloat = 20
  /// The height of a symbol that is higher than wide, in points.
  private static let heightOfTallSymbol: CGFloat = 21.5

  /// Sets the alignment insets of an image view that shows a symbol: those of a line of text for one without a configuration, and
  /// none otherwise.
  func prepare(_ view: UIView, _ interface: InterfaceView) {
    guard interface.kind == .imageView, interface.element["catalog"] == "system" else { return }
    guard rules.apply(.symbolAlignment), interface.element.element(key: "preferredSymbolConfiguration") == nil,
      let name = interface.element["image"], let height = height(ofSymbol: name)
    else {
      view.canvas.alignmentInsets = .zero
      view.canvas.height = (view as? UIImageView)?.image?.size.height
      return
    }
    let inset = (height - Self.lineHeight) / 2
    view.canvas.alignmentInsets = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    view.canvas.height = Self.lineHeight
  }

  /// Returns the height of a symbol in points: the recorded one, otherwise that of the proportions that the document
  /// stores; `nil` if it stores none.
  private func height(ofSymbol name: String) -> CGFloat? {
    if let recorded = SymbolSizes.recorded(name) { return recorded.height * Self.fontSize }
    let resource = document.markup.root.element("resources")?.elements("image").first {
      $0["name"] == name && $0["catalog"] == "system"
    }
    guard let width = resource?.number("width"), let height = resource?.number("height"), width > 0, height > 0 else {
      return nil
    }
    return width < height ? Self.heightOfTallSymbol : Self.widthOfWideSymbol * CGFloat(height / width)
  }
}
