// SPDX-License-Identifier: MIT

/// A method of Objective-C, with the names under which Swift can import it.
///
/// Swift shortens names by rules that know all types of a program. Here a method gets each of the names that these can lead to: code that
/// compiles in Xcode uses one of them.
struct HeaderMethod {
  /// A part of the selector.
  struct Piece {
    var label: String
    var type: HeaderType
    var name: String
  }

  var isOfClass: Bool
  var result: HeaderType
  /// The parts; a method without parameters has its name alone.
  var name: String
  var pieces: [Piece]
  /// Whether its last parameter is for an error, which Swift throws.
  var isThrowing = false

  private static let prepositions: Set<String> = [
    "After", "Along", "As", "At", "Before", "Between", "By", "For", "From", "In", "Inside", "Into", "Of", "On",
    "Through", "To",
    "Using", "Via", "With", "Within", "Without",
  ]

  /// Whether it is an initializer.
  var isInitializer: Bool { name == "init" || name.hasPrefix("initWith") || name.hasPrefix("initFor") }

  /// The parameters of an initializer, with their labels.
  func initializerParameters(afterPrefix prefix: String) -> String {
    var labels = pieces.map(\.label)
    if !labels.isEmpty { labels[0] = Self.lowercased(String(name.dropFirst(prefix.count))) }
    return parameters(labels)
  }

  /// The names and parameters under which Swift can import the method, such as `show(_:animated:)`.
  var signatures: [String] {
    guard let first = pieces.first else {
      let words = Self.words(of: name)
      let short = result.shortName.flatMap { type in
        words.count > 1 && name.hasSuffix(type) ? String(name.dropLast(type.count)) : nil
      }
      return Self.unique([name] + [short].compactMap(\.self).filter { !$0.isEmpty }).map { $0 + "()" }
    }
    let rest = pieces.dropFirst().map { [$0.label, Self.shortened($0.label, by: $0.type)] }
    let labels = [rest.map { $0[0] }, rest.map { $0[1] }]
    var bases: [(base: String, label: String)] = [(name, "_")]
    let short = Self.shortened(name, by: first.type)
    if short != name, short != "set", !short.isEmpty { bases.append((short, "_")) }
    let words = Self.words(of: name)
    if let index = words.lastIndex(where: Self.prepositions.contains), index > 0 {
      let base = words[..<index].joined(), label = Self.lowercased(words[index...].joined())
      if first.type.isBlock, label.hasPrefix("with"), label != "with" {
        // A handler is named without its preposition.
        bases.append((base, Self.lowercased(String(label.dropFirst("with".count)))))
      } else {
        bases += [(base, label), (base, Self.shortened(label, by: first.type))]
      }
    }
    let all = bases.flatMap { base in labels.map { base.base + parameters([base.label] + $0) } }
    return Self.unique(all)
  }

  private func parameters(_ labels: [String]) -> String {
    let list = zip(labels, pieces).map { label, piece in
      let type = piece.type.swift
      let isClosure = piece.type.isBlock && !type.hasSuffix("?") && !type.hasSuffix("!")
      let label = label.isEmpty ? "_" : label
      return (label == piece.name ? "`\(label)`" : "\(label) `\(piece.name)`")
        + ": \(isClosure ? "@escaping " : "")\(type)"
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  /// A name without the type of the parameter at its end.
  private static func shortened(_ name: String, by type: HeaderType) -> String {
    let known = [type.shortName, ["Int", "UInt"].contains(type.swift) ? "Index" : nil].compactMap(\.self)
    for short in known where name.hasSuffix(short) && name.count > short.count {
      return String(name.dropLast(short.count))
    }
    return name
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// A name that begins with a small letter, as do the initials at its beginning: `urlString` of `URLString`, `fm` of `FM`.
  static func lowercased(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isWhole = name.dropFirst(capitals.count).first?.isLetter != true
    let count = capitals.count < 2 || isWhole ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
