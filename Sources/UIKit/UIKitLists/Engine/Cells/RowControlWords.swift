// SPDX-License-Identifier: MIT

/// The words that assistive technology reads for the controls of a row: “Delete Milk”, “Reorder Milk”.
@MainActor
enum RowControlWords {
  /// The word of a control with the first text of its row.
  static func label(_ word: SystemWord, of row: UIView?) -> String {
    [word.text, row.flatMap { firstText(in: $0) }].compactMap(\.self).joined(separator: " ")
  }

  private static func firstText(in view: UIView) -> String? {
    if let label = view as? UILabel { return label.isHidden ? nil : label.text }
    return view.subviews.lazy.compactMap { firstText(in: $0) }.first { !$0.isEmpty }
  }
}

/// The picture of an accessory that deletes or moves its row.
final class RowControlImageView: UIImageView {
  /// The word of the control; `nil` if the picture is only a sign.
  var word: SystemWord?

  override var accessibilityLabel: String? {
    get { word.map { RowControlWords.label($0, of: superview) } ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
}
