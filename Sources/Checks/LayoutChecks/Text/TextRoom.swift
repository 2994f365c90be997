// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Compares the space available to a view's text with the space that it needs.
///
/// Text widths are predicted. In recorded documents predictions are within two points plus one percent of the width, so
/// only a larger shortage counts.
@MainActor
package enum TextRoom {
  /// Returns the shortage of the text of `view`; `nil` if the text fits or there is none.
  package static func shortage(in view: UIView) -> TextShortage? {
    switch view {
    case let view as UITextView: return view.isScrollEnabled ? nil : shortage(in: view)
    case let field as UITextField: return shortage(in: field)
    default:
      guard ShownText.text(of: view) != nil, let label = ShownText.label(of: view), !label.isHidden else { return nil }
      return shortage(in: label) ?? (view as? UIButton).flatMap { shortage(of: label, beyond: $0) }
    }
  }

  /// Returns the shortage of a title that is whole, but larger than its button, which shows what is beside it.
  private static func shortage(of label: UILabel, beyond button: UIButton) -> TextShortage? {
    let (needed, room) = (label.bounds.size, button.bounds.size)
    if needed.width > room.width + widthTolerance(needed.width) { return made(.width, needed, room) }
    if needed.height > room.height + heightTolerance(label) { return made(.height, needed, room) }
    return nil
  }

  /// Returns the shortage of a label's text in a room of `size` at the text size `textSize`.
  static func shortage(
    of label: UILabel, in size: CGSize, at textSize: UIContentSizeCategory
  ) -> TextShortage? {
    let copy = UILabel()
    copy.numberOfLines = label.numberOfLines
    copy.lineBreakMode = label.lineBreakMode
    copy.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
    copy.minimumScaleFactor = label.minimumScaleFactor
    copy.attributedText = label.attributedText
    copy.font = label.font
    copy.adjustsFontForContentSizeCategory = true
    copy.traitOverrides.displayScale = label.traitCollection.displayScale
    copy.traitOverrides.preferredContentSizeCategory = textSize
    copy.bounds = CGRect(origin: .zero, size: size)
    return shortage(in: copy).map {
      TextShortage(kind: $0.kind, needed: $0.needed, given: $0.given, textSize: textSize.rawValue)
    }
  }

  // MARK: Labels

  private static func shortage(in label: UILabel) -> TextShortage? {
    let given = label.bounds.size
    if label.numberOfLines == 1 { return shortage(ofLineIn: label, given) }
    let tolerant = given.width + widthTolerance(given.width)
    let whole = height(of: label, width: tolerant, lines: 0)
    if label.numberOfLines > 1, whole > height(of: label, width: tolerant, lines: label.numberOfLines) + 1 {
      return made(.lines, CGSize(width: given.width, height: whole), given)
    }
    guard whole > given.height + heightTolerance(label) else { return nil }
    return made(.height, CGSize(width: given.width, height: whole), given)
  }

  private static func shortage(ofLineIn label: UILabel, _ given: CGSize) -> TextShortage? {
    var needed = label.sizeThatFits(.zero)
    if label.adjustsFontSizeToFitWidth {
      let scale = label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.05
      needed = CGSize(width: needed.width * scale, height: needed.height * scale)
    }
    if needed.width > given.width + widthTolerance(needed.width) { return made(.width, needed, given) }
    if needed.height > given.height + heightTolerance(label) { return made(.height, needed, given) }
    return nil
  }

  private static func height(of label: UILabel, width: CGFloat, lines: Int) -> CGFloat {
    let room = CGRect(x: 0, y: 0, width: width, height: 1_000_000)
    return label.textRect(forBounds: room, limitedToNumberOfLines: lines).height
  }

  // MARK: Fields and text views

  private static func shortage(in field: UITextField) -> TextShortage? {
    guard ShownText.text(of: field) != nil else { return nil }
    var (needed, given) = (field.intrinsicContentSize, field.bounds.size)
    if field.adjustsFontSizeToFitWidth, let size = field.font?.pointSize, field.minimumFontSize < size {
      needed.width *= field.minimumFontSize / size
    }
    guard needed.width > given.width + widthTolerance(needed.width) else { return nil }
    return made(.width, needed, given)
  }

  private static func shortage(in view: UITextView) -> TextShortage? {
    guard ShownText.text(of: view) != nil else { return nil }
    let given = view.bounds.size
    let needed = view.sizeThatFits(CGSize(width: given.width + widthTolerance(given.width), height: 1_000_000))
    guard needed.height > given.height + max(2, (view.font?.lineHeight ?? 0) / 4) else { return nil }
    return made(.height, CGSize(width: given.width, height: needed.height), given)
  }

  // MARK: Details

  private static func widthTolerance(_ width: CGFloat) -> CGFloat { 2 + width * 0.01 }

  /// Returns the tolerance of the height, in points. The first and the last points of a line are empty, so a slightly
  /// lower view does not cut any letter.
  private static func heightTolerance(_ label: UILabel) -> CGFloat { max(2, label.font.lineHeight * 0.2) }

  private static func made(_ kind: TextShortage.Kind, _ needed: CGSize, _ given: CGSize) -> TextShortage {
    TextShortage(
      kind: kind, needed: Size(width: needed.width, height: needed.height),
      given: Size(width: given.width, height: given.height), textSize: nil)
  }
}
