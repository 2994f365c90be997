// SPDX-License-Identifier: MIT

/// The rows of keys of a keyboard, from top to bottom. The widths of a phone's rows have the sum 10, in letters.
///
/// Source: Facts, “iOS 26 and 27”: the keys of a phone that is 402 points wide, in an accessibility tree of iOS 27; which keys the
/// keyboards have, Apple, `UIKeyboardType`.
@MainActor
struct KeyboardRows {
  /// A key, or room without one.
  struct Item {
    let action: KeyAction?
    let width: CGFloat
  }

  typealias Row = [Item]

  let kind: KeyboardKind
  let plane: KeyboardPlane
  let isTablet: Bool

  /// The plane that a keyboard begins with.
  static func firstPlane(of kind: KeyboardKind, isTablet: Bool) -> KeyboardPlane {
    kind.type == .numbersAndPunctuation || (isTablet && kind.isPad) ? .numbers : .letters
  }

  /// The rows.
  var all: [Row] {
    if kind.isPad, !isTablet { return pad }
    return isTablet ? tabletRows : characterRows + [bottomRow]
  }

  // MARK: Keyboards of phones

  private var characterRows: [Row] {
    switch plane {
    case .letters:
      [
        Self.keys("qwertyuiop"), [Self.gap(0.5)] + Self.keys("asdfghjkl") + [Self.gap(0.5)],
        Self.enclosed(.shift, Self.keys("zxcvbnm"), .delete),
      ]
    case .numbers:
      [
        Self.keys("1234567890"), Self.keys("-/:;()$&@\""),
        Self.enclosed(.plane(.symbols), Self.keys(".,?!'", width: 1.4), .delete),
      ]
    case .symbols:
      [
        Self.keys("[]{}#%^*+="), Self.keys("_\\|~<>€£¥•"),
        Self.enclosed(.plane(.numbers), Self.keys(".,?!'", width: 1.4), .delete),
      ]
    }
  }

  private var bottomRow: Row {
    let plane = Item(action: .plane(plane == .letters ? .numbers : .letters), width: hasEmoji ? 1.25 : 2.5)
    let emoji = hasEmoji ? [Item(action: .emoji, width: 1.25)] : []
    return [plane] + emoji + middle + [Item(action: .returnKey, width: 2.5)]
  }

  private var hasEmoji: Bool { kind.type != .asciiCapable && kind.type != .namePhonePad }

  /// The keys between those that change the plane and the return key, which are five letters wide.
  private var middle: Row {
    switch kind.type {
    case .emailAddress: [Item(action: .space, width: 3)] + Self.keys("@.")
    case .twitter: [Item(action: .space, width: 3)] + Self.keys("@#")
    case .webSearch: [Item(action: .space, width: 4)] + Self.keys(".")
    case .URL: [".", "/", ".com"].map { Item(action: .text($0), width: 5 / 3) }
    default: [Item(action: .space, width: 5)]
    }
  }

  private static func keys(_ characters: String, width: CGFloat = 1) -> Row {
    characters.map { Item(action: .text(String($0)), width: width) }
  }

  private static func gap(_ width: CGFloat) -> Item { Item(action: nil, width: width) }

  private static func enclosed(_ first: KeyAction, _ keys: Row, _ last: KeyAction) -> Row {
    [Item(action: first, width: 1.3), gap(0.2)] + keys + [gap(0.2), Item(action: last, width: 1.3)]
  }

  // MARK: Pads

  private var pad: [Row] {
    let rows = plane == .symbols ? ["+*#", ",; ", "   "] : ["123", "456", "789"]
    return rows.map { row in row.map { Self.padKey($0 == " " ? nil : .text(String($0))) } } + [lastPadRow]
  }

  private var lastPadRow: Row {
    let first: KeyAction? =
      switch kind.type {
      case .decimalPad: .text(Locale.current.decimalSeparator ?? ".")
      case .phonePad: .plane(plane == .symbols ? .letters : .symbols)
      default: nil
      }
    return [first, .text("0"), .delete].map(Self.padKey)
  }

  private static func padKey(_ action: KeyAction?) -> Item { Item(action: action, width: 10 / 3) }

  // MARK: Keyboards of tablets

  /// The rows of a tablet, which are eleven letters wide.
  private var tabletRows: [Row] {
    let other: KeyAction = .plane(plane == .letters ? .numbers : .letters)
    let outer: KeyAction =
      switch plane {
      case .letters: .shift
      case .numbers: .plane(.symbols)
      case .symbols: .plane(.numbers)
      }
    let rows =
      switch plane {
      case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
      case .numbers: ["1234567890", "@#$&*()'\"", "%-+=/;:,."]
      case .symbols: ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]
      }
    return [
      Self.keys(rows[0]) + [Item(action: .delete, width: 1)],
      [Self.gap(0.5)] + Self.keys(rows[1]) + [Item(action: .returnKey, width: 1.5)],
      [Item(action: outer, width: 1)] + Self.keys(rows[2]) + [Item(action: outer, width: 1)],
      [
        Item(action: other, width: 1), Item(action: .nextKeyboard, width: 1), Item(action: .dictation, width: 1),
        Item(action: .space, width: 5.5), Item(action: other, width: 1.5), Item(action: .dismiss, width: 1),
      ],
    ]
  }
}
