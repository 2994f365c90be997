// SPDX-License-Identifier: MIT

/// The names that generated accessors of resources have.
enum AccessorName {
  /// The words of a name as one that begins with a capital: `my-icons` is `MyIcons`.
  static func type(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first.map { $0.isNumber } == true ? "_" + joined : joined
  }

  /// The words of a name as one that begins in lower case: `Two-Lakes` is `twoLakes`, and `URLIcon` is `urlIcon`.
  static func member(_ name: String) -> String {
    let name = type(name)
    let capitals = name.prefix(while: \.isUppercase).count
    let isWhole = capitals == name.count || capitals == 1
    // The last of several capital letters begins the next word.
    let count = isWhole ? capitals : max(capitals - (name.dropFirst(capitals).first?.isLetter == true ? 1 : 0), 0)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}

/// Public members in namespaces, each of a name of its own.
struct AccessorMembers {
  private var own: [String: String] = [:]
  private var inner: [String: AccessorMembers] = [:]

  /// Whether there are none.
  var isEmpty: Bool { own.isEmpty && inner.isEmpty }

  /// Adds a declaration, unless there is one of its name.
  ///
  /// - Parameter path: The namespaces, the outermost first.
  mutating func add(_ name: String, _ declaration: String, in path: [String]) {
    if let first = path.first {
      inner[first, default: AccessorMembers()].add(name, declaration, in: Array(path.dropFirst()))
    } else if !name.isEmpty, own[name] == nil {
      own[name] = "public " + declaration
    }
  }

  /// The declarations, on one line.
  var text: String {
    (own.sorted { $0.key < $1.key }.map(\.value)
      + inner.sorted { $0.key < $1.key }.map { "public enum `\($0.key)` { \($0.value.text) }" })
      .joined(separator: "; ")
  }
}
