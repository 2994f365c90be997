// SPDX-License-Identifier: MIT

/// The names of classes that are made from files and views.
enum ClassNames {
  /// Returns the name of the class for a file or view: `chat-bubble` becomes `ChatBubbleView`.
  static func className(for name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let base = words.joined()
    let start = base.first?.isNumber == true ? "Layout" + base : base
    return start.hasSuffix("View") || start.hasSuffix("Cell") ? start : start + "View"
  }

  /// Returns the name of the class for a view, which differs from earlier ones.
  static func unique(_ name: String, taken: inout Set<String>) -> String {
    let base = className(for: name)
    var result = base
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(base)\(number)"
      number += 1
    }
    return result
  }
}
