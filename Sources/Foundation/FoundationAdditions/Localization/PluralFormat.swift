// SPDX-License-Identifier: MIT

import Foundation

/// A format that stands for several texts, of which the numbers among the arguments select one: `%#@trips@ in %#@towns@`.
///
/// On iOS, such a format is a property list `.stringsdict`, which ends a program on Linux that looks its key up. So the command that builds
/// an app writes the rules to files of another kind (`.plurals`), and the format with names that no other one has to the table of strings.
struct PluralFormat {
  /// The texts of a variable by the categories of plurals.
  typealias Texts = [String: String]

  /// The language whose rules decide.
  let language: String
  /// The texts of the variables by their names.
  let variables: [String: Texts]

  /// Returns the format without variables, whose specifiers have the numbers of their arguments.
  func resolved(_ format: String, _ arguments: [any CVarArg]) -> String {
    var next = 1
    return resolved(format[...], &next, own: nil, arguments, depth: 0)
  }

  /// - Parameters:
  ///   - next: The number of the argument for the next specifier without one, from 1.
  ///   - own: The number of the argument that selected this text, which its first specifier shows.
  private func resolved(
    _ format: Substring, _ next: inout Int, own: Int?, _ arguments: [any CVarArg], depth: Int
  ) -> String {
    var result = ""
    var own = own
    var rest = format
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      let position = rest.prefixMatch(of: /([0-9]+)\$/)
      if let position { rest = rest[position.range.upperBound...] }
      let stated = position.flatMap { Int($0.output.1) }
      if let variable = rest.prefixMatch(of: /#@([^@]+)@/) {
        rest = rest[variable.range.upperBound...]
        let number = stated ?? next
        if stated == nil { next += 1 }
        let text = text(of: String(variable.output.1), for: number, arguments)
        result += depth < Self.deepest ? resolved(text[...], &next, own: number, arguments, depth: depth + 1) : text
      } else {
        let number = stated ?? own ?? next
        if stated == nil, own == nil { next += 1 }
        own = nil
        result += "%\(number)$"
      }
    }
    return result + rest
  }

  /// Variables can stand in the texts of others.
  private static let deepest = 8

  /// The text of a variable for an argument. A text for zero counts in every language.
  private func text(of variable: String, for number: Int, _ arguments: [any CVarArg]) -> String {
    guard let texts = variables[variable] else { return "" }
    let value = arguments.indices.contains(number - 1) ? Self.number(arguments[number - 1]) : 0
    let category = value == 0 && texts["zero"] != nil ? .zero : PluralCategory(of: value, in: language)
    return texts[category.rawValue] ?? texts["other"] ?? ""
  }

  private static func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    default: 0
    }
  }
}

extension PluralFormat {
  /// The formats of the program's tables.
  static let ofProgram = Bundle.main.resourceURL.map(formats) ?? [:]

  /// The formats in the files below a directory.
  static func formats(below directory: URL) -> [String: PluralFormat] {
    let paths = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
    var result: [String: PluralFormat] = [:]
    for path in paths where path.hasSuffix(".plurals") {
      let file = directory.appendingPathComponent(path)
      guard let data = try? Data(contentsOf: file),
        let table = try? PropertyListDecoder().decode([String: Entry].self, from: data)
      else { continue }
      for (format, entry) in table {
        result[format] = PluralFormat(language: entry.language, variables: entry.variables)
      }
    }
    return result
  }

  /// The rules of a format in a file.
  private struct Entry: Decodable {
    var language: String
    var variables: [String: Texts]
  }
}

/// Returns a format with the texts of its plurals: another one only if it is one of the program's tables.
@_silgen_name("tinamou_format_with_plurals")
func formatWithPlurals(_ format: __shared String, _ arguments: __shared [any CVarArg]) -> String {
  guard format.contains("#@"), let plural = PluralFormat.ofProgram[format] else { return format }
  return plural.resolved(format, arguments)
}
