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

  /// The arguments of a format and those that its specifiers have shown so far. Foundation on Linux takes an argument with a number for the
  /// first one if no specifier shows those before it.
  private struct Arguments {
    let all: [any CVarArg]
    /// The number of the argument for the next specifier without one, from 1.
    var next = 1
    var shown: [any CVarArg] = []

    /// The number of the argument that a specifier stands for.
    mutating func take(_ stated: Int?) -> Int {
      if stated == nil { next += 1 }
      return stated ?? next - 1
    }

    mutating func show(_ number: Int) { shown.append(all.indices.contains(number - 1) ? all[number - 1] : 0) }
  }

  /// Returns the format without variables, and the arguments that its specifiers show, in their order.
  func resolved(_ format: String, _ arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
    var arguments = Arguments(all: arguments)
    let text = resolved(format[...], own: nil, &arguments, depth: 0)
    return (text, arguments.shown)
  }

  /// - Parameter own: The number of the argument that selected this text, which its first specifier shows.
  private func resolved(_ format: Substring, own: Int?, _ arguments: inout Arguments, depth: Int) -> String {
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
        let number = arguments.take(stated)
        let text = text(of: String(variable.output.1), for: number, arguments.all)
        result += depth < Self.deepest ? resolved(text[...], own: number, &arguments, depth: depth + 1) : ""
      } else {
        arguments.show(arguments.take(stated ?? own))
        own = nil
        result += "%"
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

/// Returns a format with the texts of its plurals, and its arguments: others only if it is one of the program's tables.
@_silgen_name("tinamou_format_with_plurals")
func formatWithPlurals(
  _ format: __shared String, _ arguments: __shared [any CVarArg]
) -> (format: String, arguments: [any CVarArg]) {
  guard format.contains("#@"), let plural = PluralFormat.ofProgram[format] else { return (format, arguments) }
  return plural.resolved(format, arguments)
}
