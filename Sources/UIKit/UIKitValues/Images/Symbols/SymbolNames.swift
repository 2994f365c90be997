// SPDX-License-Identifier: MIT

import Foundation

/// The names of SF Symbols.
enum SymbolNames {
  /// Whether SF Symbols has a symbol of the given name, which may be a former name of it.
  static func contains(_ name: String) -> Bool { all.contains(name) || all.contains(current(name)) }

  /// The names of the table.
  static let all: Set<String> = {
    var names: Set<String> = []
    var firsts: [Substring] = []
    var isList = false
    for word in table.split(whereSeparator: \.isWhitespace) {
      if word.last == "|" || word.last == ":" {
        if isList { firsts = [] }
        firsts.append(word.dropLast())
        isList = word.last == ":"
        continue
      }
      let isFilled = word.last == "+"
      let rest = isFilled ? word.dropLast() : word
      for first in firsts {
        let name = rest == "." ? String(first) : "\(first).\(rest)"
        names.insert(name)
        if isFilled { names.insert(name + ".fill") }
      }
    }
    return names
  }()

  /// Returns the present name of a symbol that has been renamed; other names are returned as they are.
  static func current(_ name: String) -> String {
    let isFilled = name.hasSuffix(".fill")
    if let renamed = renamed[name] { return renamed }
    if isFilled, let renamed = renamed[String(name.dropLast(5))] { return renamed + ".fill" }
    return counted(name) ?? inset(name) ?? replacingParts(of: name)
  }

  /// The present name of "gobackward.15", "speaker.2.fill" or "battery.50": the number has another place.
  private static func counted(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 1 else { return nil }
    let number = parts[1], rest = parts.dropFirst(2).map { "." + $0 }.joined()
    switch parts[0] {
    case "gobackward": return "\(number).arrow.trianglehead.counterclockwise\(rest)"
    case "goforward": return "\(number).arrow.trianglehead.clockwise\(rest)"
    case "speaker" where Int(number) != nil: return "speaker.wave.\(number)\(rest)"
    case "battery" where Int(number) != nil: return "battery.\(number)percent\(rest)"
    default: return nil
    }
  }

  /// The present name of "rectangle.lefthalf.inset.filled" or "rectangle.inset.bottomleft.fill": the inset comes first.
  private static func inset(_ name: String) -> String? {
    var parts = name.split(separator: ".")[...]
    guard let inset = parts.firstIndex(of: "inset"), inset > 0,
      let filled = parts[inset...].firstIndex(where: { $0 == "filled" || $0 == "fill" })
    else { return nil }
    let rest = parts[(filled + 1)...]
    var places = parts[(inset + 1)..<filled]
    parts = parts[..<inset]
    let base = parts.prefix(parts.dropFirst().first == "portrait" ? 2 : 1)
    places = parts.dropFirst(base.count) + places
    return (["inset", "filled"] + places + base + rest).joined(separator: ".")
  }

  private static func replacingParts(of name: String) -> String {
    let name = replacements.reduce("." + name + ".") { name, replacement in
      name.replacingOccurrences(of: ".\(replacement.former).", with: ".\(replacement.current).")
    }
    return String(name.dropFirst().dropLast())
  }
}
