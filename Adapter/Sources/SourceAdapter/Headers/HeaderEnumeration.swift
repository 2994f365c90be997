// SPDX-License-Identifier: MIT

/// An enumeration of Objective-C or C.
struct HeaderEnumeration {
  /// The form in which Swift imports it.
  enum Kind { case enumeration, options, ofC }

  var name: String
  /// The type of the numbers.
  var type: String
  var kind: Kind
  /// The names with the tokens of their values, which are empty where a case follows the one before.
  var cases: [(name: String, value: [Substring])]

  /// The lines of the declaration in Swift.
  var lines: [String] {
    switch kind {
    case .enumeration: ["public enum \(name): \(type), Sendable {"] + members + ["}"]
    case .options:
      [
        "public struct \(name): OptionSet, Sendable { public let rawValue: \(type); "
          + "public init(rawValue: \(type)) { self.rawValue = rawValue }"
      ] + constants + ["}"]
    case .ofC:
      [
        "public struct \(name): RawRepresentable, Hashable, Sendable { public var rawValue: \(type); "
          + "public init(_ rawValue: \(type)) { self.rawValue = rawValue }; "
          + "public init(rawValue: \(type)) { self.rawValue = rawValue } }"
      ] + values.map { "public let \($0.name) = \(name)(rawValue: \($0.value))" }
    }
  }

  /// The cases of an enumeration. One with the value of another is a constant.
  private var members: [String] {
    var first: [String: String] = [:]
    return values.flatMap { item in
      let short = shortName(item.name), initials = initials(item.name)
      let other = first[item.value] ?? short
      let alias = ([short] + initials).filter { $0 != other }.map {
        "  public static var `\($0)`: \(name) { .`\(other)` }"
      }
      defer { first[item.value] = other }
      return (first[item.value] == nil ? ["  case `\(short)` = \(item.value)"] : []) + alias
    }
  }

  private var constants: [String] {
    values.map { "  public static let `\(shortName($0.name))` = \(name)(rawValue: \($0.value))" }
  }

  // MARK: Values

  /// The names with their values, as expressions of Swift.
  private var values: [(name: String, value: String)] {
    var known: [String: String] = [:]
    var next = 0
    return cases.map { item in
      let value = expression(item.value, known) ?? "\(next)"
      next = (Int(value) ?? next) + 1
      known[item.name] = value
      return (item.name, value)
    }
  }

  /// The expression of some tokens; `nil` if they name something that is not known.
  private func expression(_ tokens: [Substring], _ known: [String: String]) -> String? {
    guard let first = tokens.first else { return nil }
    if tokens.count == 1, let value = known[String(first)] { return value }
    var parts: [String] = []
    for token in tokens {
      if let value = known[String(token)] {
        parts.append("(\(value))")
      } else if token.first?.isNumber == true {
        parts.append(String(token.hasPrefix("0x") ? token : token.prefix(while: \.isNumber)))
      } else if "-<|()+~&".contains(token) {
        parts.append(String(token))
      } else {
        return nil
      }
    }
    if parts.count == 2, parts[0] == "-" { return parts.joined() }
    return parts.count == 1 ? parts[0] : parts.joined(separator: " ").replacing("< <", with: "<<")
  }

  // MARK: Names

  /// The name of a case in Swift: without what all names begin with.
  private func shortName(_ case: String) -> String {
    let short = HeaderMethod.lowercased(String(`case`.dropFirst(prefix.count)))
    return short.isEmpty || short.first?.isNumber == true ? `case` : short
  }

  /// The name of a case that consists of initials, which Swift writes in capitals in some frameworks.
  private func initials(_ case: String) -> [String] {
    let rest = String(`case`.dropFirst(prefix.count))
    return rest.count > 1 && rest.first?.isLetter == true && rest == rest.uppercased() ? [rest] : []
  }

  /// The common beginning of all names, up to a capital letter: the name of the type, as a rule.
  private var prefix: String {
    let names = cases.map(\.name)
    guard let first = names.first else { return "" }
    let bare = name.hasSuffix("s") && kind == .options ? String(name.dropLast()) : name
    for beginning in [name, bare] where names.allSatisfy({ $0.hasPrefix(beginning) }) { return beginning }
    if names.count == 1 { return "" }
    var common = first
    for name in names { common = String(zip(common, name).prefix { $0 == $1 }.map(\.0)) }
    while !common.isEmpty, names.contains(where: { $0.dropFirst(common.count).first?.isUppercase != true }) {
      common.removeLast()
    }
    return common
  }
}
