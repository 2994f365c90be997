// SPDX-License-Identifier: MIT

/// The parts of a text field that have no public names. The field draws them itself unless an app has asked for one by its key and given
/// it another look. The button takes touches while it is shown.
@MainActor
final class TextFieldParts {
  let clearButton = UIButton(type: .custom)
  let placeholderLabel: PlaceholderLabel

  init(of field: UITextField) {
    placeholderLabel = PlaceholderLabel(of: field)
    clearButton.accessibilityLabel = "Clear text"
    clearButton.addAction(UIAction { [weak field] _ in field?.inspection.clearText() }, for: .touchUpInside)
    field.addSubview(clearButton)
    place(in: field)
  }

  /// Puts the button in its place, or hides it while the field shows none.
  func place(in field: UITextField) {
    clearButton.isHidden = !field.showsClearButton
    clearButton.frame = field.clearButtonRect(forBounds: field.bounds)
  }
}

/// The label by which an app changes the look of a text field's placeholder.
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?
  /// The color that the app has set.
  private(set) var color: UIColor?
  /// The font that the app has set.
  private(set) var ownFont: UIFont?

  init(of field: UITextField) {
    super.init(frame: .zero)
    super.text = field.placeholder
    self.field = field
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var textColor: UIColor! {
    didSet {
      color = textColor
      field?.overlaysDidChange()
    }
  }

  override var font: UIFont! {
    didSet {
      ownFont = font
      field?.overlaysDidChange()
    }
  }
}

extension UITextField {
  /// The button that clears the text. Apps find it by key.
  package var clearButton: UIButton { madeParts.clearButton }

  /// A label with the color and the font of the placeholder. Apps find it by key.
  package var placeholderLabel: UILabel { madeParts.placeholderLabel }

  /// Whether a button that clears the text is shown.
  var showsClearButton: Bool { shows(clearButtonMode) && !content.isEmpty }

  private var madeParts: TextFieldParts {
    if let parts { return parts }
    let made = TextFieldParts(of: self)
    parts = made
    return made
  }
}
