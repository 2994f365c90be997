// SPDX-License-Identifier: MIT

/// The action of a key of a keyboard.
enum KeyAction: Equatable {
  /// Inserts a text: a letter, a digit, a mark or the end of an address.
  case text(String)
  case space
  case delete
  case returnKey
  case shift
  /// Shows other keys.
  case plane(KeyboardPlane)
  /// Hides the keyboard of a tablet.
  case dismiss
  /// Keys of which there is nothing to choose from here: other keyboards, emoji, dictation.
  case nextKeyboard, emoji, dictation

  /// Whether the key has the color of letters.
  var isCharacter: Bool {
    switch self {
    case .text, .space: true
    default: false
    }
  }

  /// The name of the key for scripts and tests, which does not depend on the Shift key.
  var identifier: String {
    switch self {
    case .text(let text): text
    case .space: "space"
    case .delete: "delete"
    case .returnKey: "return"
    case .shift: "shift"
    case .plane(.letters): "letters"
    case .plane(.numbers): "numbers"
    case .plane(.symbols): "symbols"
    case .dismiss: "dismiss keyboard"
    case .nextKeyboard: "next keyboard"
    case .emoji: "emoji"
    case .dictation: "dictate"
    }
  }
}

/// The keys that are shown together.
enum KeyboardPlane: Equatable { case letters, numbers, symbols }

/// The state of the Shift key.
enum ShiftState { case off, on, locked }

/// A key of the keyboard: a control as large as the room that belongs to the key, with a cap in it.
package final class KeyboardKey: UIControl {
  let keyAction: KeyAction
  private let cap = UIView()
  private let label = UILabel()
  private let symbol = UIImageView()
  private let style: KeyboardStyle
  private let isSmall: Bool

  /// Creates a key. A small one has less room between its cap and its edges.
  init(_ action: KeyAction, style: KeyboardStyle, isSmall: Bool) {
    (keyAction, self.style, self.isSmall) = (action, style, isSmall)
    super.init(frame: .zero)
    accessibilityIdentifier = action.identifier
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
    cap.isUserInteractionEnabled = false
    cap.layer.cornerRadius = style.keyRadius
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    symbol.contentMode = .center
    symbol.tintColor = .label
    cap.addSubview(label)
    cap.addSubview(symbol)
    addSubview(cap)
    updateColors()
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows a title, or a symbol in its place.
  func show(title: String, symbolName: String? = nil, spoken: String? = nil) {
    accessibilityLabel = spoken ?? title
    symbol.image = symbolName.flatMap { UIImage(systemName: $0) }
    label.text = symbol.image == nil ? title : nil
    label.font = .systemFont(ofSize: title.count == 1 ? style.letterSize : style.wordSize)
  }

  /// Whether the key is drawn in the tint color, like a return key that sends something.
  var isProminent = false { didSet { updateColors() } }

  package override var isHighlighted: Bool { didSet { updateColors() } }
  package override var isEnabled: Bool { didSet { updateColors() } }

  private func updateColors() {
    let isLight = keyAction.isCharacter != isHighlighted
    cap.backgroundColor = isProminent && isEnabled ? .systemBlue : isLight ? style.key : style.specialKey
    let color: UIColor = isProminent && isEnabled ? .white : isEnabled ? .label : .tertiaryLabel
    (label.textColor, symbol.tintColor) = (color, color)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let (x, y): (CGFloat, CGFloat) = isSmall ? (2.5, 3) : (3, 5.5)
    cap.frame = bounds.insetBy(dx: x, dy: y)
    label.frame = cap.bounds.insetBy(dx: 2, dy: 0)
    symbol.frame = cap.bounds
  }
}
