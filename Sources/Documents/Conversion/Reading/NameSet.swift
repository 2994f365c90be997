// SPDX-License-Identifier: MIT

/// Names that are unique and identifiers of Swift.
struct NameSet {
  private var taken: Set<String> = []

  /// Returns a name like `preferred` that no earlier call returned, or one for a view of a class if that is empty.
  mutating func unique(_ preferred: String, class className: String) -> String {
    var base = Self.identifier(from: preferred)
    if base.isEmpty { base = Self.word(for: className) }
    if Self.reserved.contains(base) || base.first?.isNumber == true {
      base = Self.word(for: className) + base.prefix(1).uppercased() + base.dropFirst()
    }
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// Returns the words of a text as one identifier: `Sign in` becomes `signIn`.
  static func identifier(from text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.prefix(4)
    guard let first = words.first else { return "" }
    let start =
      first.allSatisfy { $0.isUppercase || $0.isNumber }
      ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the name of a view of a class: `stackView` for `UIStackView`.
  private static func word(for className: String) -> String {
    let word = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    return reserved.contains(word.lowercased())
      ? word.prefix(1).lowercased() + word.dropFirst() + "1" : word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Words of Swift, and members of views that a property of the same name would hide.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var", "where", "while", "alpha", "backgroundColor", "bounds", "center", "constraints", "contentMode",
    "description",
    "frame", "gestureRecognizers", "hash", "inputView", "inspection", "isHidden", "isOpaque", "layer", "layoutGuides",
    "layoutMargins", "mask", "next", "snp", "subviews", "superview", "tag", "tintColor", "trailing", "leading", "left",
    "right", "top", "bottom", "width", "height", "centerX", "centerY", "baseline", "traitCollection", "transform",
    "undoManager", "window", "motionEffects", "interactions", "edges", "size", "margins", "tagView", "isFocused",
    "canBecomeFirstResponder", "isFirstResponder", "inputAccessoryView", "textInputMode", "userActivity", "make",
    "firstBaseline", "lastBaseline", "setUpViews", "setUpConstraints", "view",
  ]
}
