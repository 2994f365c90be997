// SPDX-License-Identifier: MIT

/// Swift declarations that stand for those of headers in Objective-C, whose sources are not compiled on Linux.
///
/// Classes have their superclasses and members, which do nothing and return empty values; enumerations, constants and macros of literals have
/// their values as far as the headers say them.
public enum HeaderStandIns {
  /// Returns the declarations of the headers that a bridging header imports.
  ///
  /// - Parameters:
  ///   - bridging: The text of the bridging header.
  ///   - header: Returns the text of a header of the project by its name; `nil` for those of other modules.
  /// - Returns: The text; empty if the headers declare nothing.
  public static func text(bridging: String, header: (String) -> String?) -> String {
    var headers: [HeaderTokens] = []
    var seen: Set<String> = []
    func take(_ text: String) {
      let tokens = HeaderTokens(text)
      for name in tokens.imports where seen.insert(name).inserted { if let text = header(name) { take(text) } }
      headers.append(tokens)
    }
    take(bridging)
    let readers = headers.map(HeaderReader.init)
    let lines = Declarations(readers, headers.flatMap(\.macros)).lines
    return lines.isEmpty ? "" : "\nimport UIKit\nimport ObjectiveC\n" + lines.joined(separator: "\n") + "\n"
  }
}

/// The declarations of some headers in Swift.
private struct Declarations {
  private let readers: [HeaderReader]
  private let macros: [(name: String, tokens: [Substring])]
  /// The superclasses of the classes.
  private let superclasses: [String: String]
  init(_ readers: [HeaderReader], _ macros: [(name: String, tokens: [Substring])]) {
    (self.readers, self.macros) = (readers, macros)
    let types = readers.flatMap(\.containers).filter { $0.kind == .type }
    superclasses = Dictionary(types.map { ($0.name, $0.superclass ?? "NSObject") }) { first, _ in first }
  }

  var lines: [String] {
    var names: Set<String> = []
    func isNew(_ name: String) -> Bool { names.insert(name).inserted }
    var result: [String] = []
    for reader in readers {
      for one in reader.enumerations where isNew(one.name) { result += one.lines }
      for one in reader.aliases where isNew(one.name) {
        result.append("public typealias \(one.name) = " + one.type.swift.replacing(/^\((.*)\)[?!]$/, with: { $0.1 }))
      }
      for name in reader.textTypes.sorted() where isNew(name) { result += Self.textType(name) }
      for one in reader.constants where isNew(one.name) { result.append(text(of: one)) }
      for one in reader.functions where isNew(one.name) { result.append(text(of: one)) }
      for one in reader.containers where one.kind != .category && isNew(one.name) { result += text(of: one) }
      for one in reader.containers where one.kind == .category { result += text(of: one) }
    }
    return result + macros.filter { isNew($0.name) }.compactMap(text)
  }

  // MARK: Constants

  private func text(of macro: (name: String, tokens: [Substring])) -> String? {
    guard let literal = Self.literal(macro.tokens) else { return nil }
    let isFraction = literal.contains(".") && !literal.hasPrefix("\"")
    return "public let \(macro.name)\(isFraction ? ": Double" : "") = \(literal)"
  }

  /// The literal of some tokens in Swift; `nil` if they are something else.
  private static func literal(_ tokens: [Substring]) -> String? {
    var tokens = tokens.filter { $0 != "(" && $0 != ")" }
    if tokens.first == "@" { tokens.removeFirst() }
    guard tokens.count <= 2, let last = tokens.last, tokens.count == 1 || tokens[0] == "-" else { return nil }
    let sign = tokens.count == 2 ? "-" : ""
    if last.hasPrefix("\"") { return String(last) }
    if last == "YES" || last == "NO" { return "\(last == "YES")" }
    guard last.first?.isNumber == true else { return nil }
    let isWhole = !last.contains(".")
    let number =
      last.hasPrefix("0x") ? last : isWhole ? last.prefix(while: \.isNumber) : last.prefix { $0.isNumber || $0 == "." }
    return "\(sign)\(number)\(number.last == "." ? "0" : "")"
  }

  private static func textType(_ name: String) -> [String] {
    [
      "public struct \(name): RawRepresentable, Hashable, Sendable { public var rawValue: String; "
        + "public init(rawValue: String) { self.rawValue = rawValue }; "
        + "public init(_ rawValue: String) { self.rawValue = rawValue } }"
    ]
  }

  /// A constant: one of the values of a type of texts stands in that type, without its name.
  private func text(of constant: (name: String, type: HeaderType, value: [Substring])) -> String {
    let (name, type) = (constant.name, constant.type.swift)
    if let literal = Self.literal(constant.value) { return "public let \(name): \(type) = \(literal)" }
    if type == "NSNotificationName" {
      let short = name.hasSuffix("Notification") ? String(name.dropLast("Notification".count)) : name
      return "extension Notification.Name { public static let \(short) = Notification.Name(\"\(name)\") }"
    }
    if readers.contains(where: { $0.textTypes.contains(type) }) {
      let short = name.hasPrefix(type) ? HeaderMethod.lowercased(String(name.dropFirst(type.count))) : name
      return "extension \(type) { public static let `\(short)` = \(type)(rawValue: \"\(name)\") }"
    }
    // A variable of C belongs to no actor.
    return "public nonisolated(unsafe) var \(name)\(value(of: type, named: name))"
  }

  /// The type and an empty value behind the name of a variable. A constant for a text has its own name as its value.
  private func value(of type: String, named name: String) -> String {
    if type.hasPrefix("String") { return ": String = \"\(name)\"" }
    if let value = EmptyValue.expression(of: type, making: [:]) { return ": \(type) = \(value)" }
    return ": \(type.last == "!" || type.last == "?" ? type : type + "!")"
  }

  // MARK: Functions

  private func text(of function: HeaderMethod) -> String {
    let rest = rest(of: function, in: "")
    return (rest.contains("->") ? "@discardableResult " : "") + "public " + function.functionSignature + rest
  }

  // MARK: Classes

  private func text(of container: HeaderReader.Container) -> [String] {
    switch container.kind {
    case .protocolType:
      // Requirements of Objective-C are often optional; code that implements them needs none.
      return ["public protocol \(container.name): NSObjectProtocol {}"]
    case .category:
      return ["extension \(container.name) {"] + members(of: container, isExtension: true) + ["}"]
    case .type:
      let parameters = container.parameters.map { "\($0): AnyObject" }.joined(separator: ", ")
      let name = container.name + (parameters.isEmpty ? "" : "<\(parameters)>")
      return ["open class \(name): \(container.superclass ?? "NSObject") {"]
        + (parameters.isEmpty ? ["  " + MemberTableRule.table(of: name)] : [])
        + members(of: container, isExtension: false) + ["}"]
    }
  }

  private func members(of container: HeaderReader.Container, isExtension: Bool) -> [String] {
    let access = isExtension ? "  public" : "  open"
    let ofClass = isExtension ? "static" : "class"
    var seen: Set<String> = []
    let properties = Self.named(container).filter { seen.insert($0.name).inserted }.map { property in
      let isComputed = isExtension || property.isOfClass
      let whole = storage(of: property.type.swift, makesObjects: isComputed)
      let start = "\(access) \(property.isOfClass ? ofClass + " " : "")var \(property.name): \(whole.type)"
      return isComputed ? "\(start) { get { \(whole.value) } set {} }" : "\(start) = \(whole.value)"
    }
    let methods = container.methods.flatMap { method -> [String] in
      if method.isInitializer { return initializer(of: container, method) }
      let factory = method.isOfClass ? factory(of: container, method) : []
      let rest = rest(of: method, in: container.name)
      let start = rest.contains("->") ? "  @discardableResult\(access.dropFirst())" : access
      return factory
        + method.signatures.filter { seen.insert($0).inserted }.map { signature in
          "\(start) \(method.isOfClass ? ofClass + " " : "")func \(signature)\(rest)"
        }
    }
    return properties + methods
  }

  /// The properties of a container, a constant of its own class also without the name of that: `brandColor` is `UIColor.brand`, too.
  private static func named(
    _ container: HeaderReader.Container
  ) -> [(name: String, type: HeaderType, isOfClass: Bool, isReadOnly: Bool)] {
    container.properties.flatMap { property in
      let type = property.type.swift.filter { !"!?".contains($0) }
      guard property.isOfClass, type == container.name, let short = property.type.shortName,
        property.name.hasSuffix(short), property.name != short
      else { return [property] }
      var other = property
      other.name = String(property.name.dropLast(short.count))
      return [property, other]
    }
  }

  /// The rest of a method after its parameters: its result and its body.
  private func rest(of method: HeaderMethod, in owner: String) -> String {
    let mark = method.isThrowing ? " throws" : ""
    let type = method.result.swift
    // An error that Swift throws has told in its result whether there was one.
    if type == "Void" || method.isThrowing && type == "Bool" { return mark + " {}" }
    if method.name.lowercased().hasSuffix("identifier"), type.hasPrefix("String") {
      // Cells are registered under the texts by which they are found.
      return "\(mark) -> \(type) { \"\(owner)\" }"
    }
    let whole = storage(of: type == "Self" ? owner : type, makesObjects: true)
    return "\(mark) -> \(whole.type) { \(whole.value) }"
  }

  /// A type that has an empty value, and that value: an optional where there is none.
  ///
  /// - Parameter makesObjects: Whether objects of the headers' classes are made.
  private func storage(of type: String, makesObjects: Bool) -> (type: String, value: String) {
    if type.last == "?" { return (type, "nil") }
    let plain = type.last == "!" ? String(type.dropLast()) : type
    if let value = value(of: plain, makesObjects: makesObjects) { return (type, value) }
    if type.last == "!" { return (type, "nil") }
    return (type.contains("->") || type.hasPrefix("any ") ? "(\(type))!" : type + "!", "nil")
  }

  /// A value of a type; `nil` if none is known. The code around what headers do not mark as optional expects one.
  private func value(of type: String, makesObjects: Bool) -> String? {
    // A screen is to be seen, whatever its colors are.
    if type == "UIColor" { return "(.systemGray as UIColor)" }
    if let value = EmptyValue.expression(of: type, making: [:]) { return value }
    guard makesObjects, superclasses[type] != nil, let arguments = arguments(of: type) else { return nil }
    return "\(type)(\(arguments))"
  }

  // MARK: Initializers

  private func initializer(of container: HeaderReader.Container, _ method: HeaderMethod) -> [String] {
    guard !method.pieces.isEmpty, !Self.inherited.contains(method.pieces.map { $0.label + ":" }.joined()),
      let call = designatedCall(of: container.name)
    else { return [] }
    let prefix = method.name.hasPrefix("initWith") ? "initWith" : "init"
    return ["  public convenience init\(method.initializerParameters(afterPrefix: prefix)) { \(call) }"]
  }

  /// A method that makes an object, such as `colorWithHex:`, is an initializer in Swift.
  private func factory(of container: HeaderReader.Container, _ method: HeaderMethod) -> [String] {
    let type = method.result.swift.filter { !"!?".contains($0) }
    let words = container.name.drop { $0.isUppercase }
    let short = container.name.dropFirst(max(0, container.name.count - words.count - 1))
    let prefix = HeaderMethod.lowercased(String(short)) + "With"
    guard ["Self", container.name].contains(type), method.name.hasPrefix(prefix), !method.pieces.isEmpty,
      let call = designatedCall(of: container.name)
    else { return [] }
    return ["  public convenience init\(method.initializerParameters(afterPrefix: prefix)) { \(call) }"]
  }

  private static let inherited: Set<String> = [
    "initWithFrame:", "initWithCoder:", "initWithNibName:bundle:", "initWithStyle:", "initWithStyle:reuseIdentifier:",
    "initWithFrame:collectionViewLayout:", "initWithRootViewController:",
  ]

  /// The call of an initializer of UIKit's class that a class inherits from; `nil` where it is not known.
  private func designatedCall(of name: String) -> String? { arguments(of: name).map { "self.init(\($0))" } }

  /// The arguments of that initializer.
  private func arguments(of name: String) -> String? {
    var root = name
    while let next = superclasses[root] { root = next }
    switch root {
    case "UIColor": return "white: 0, alpha: 0"
    case "UIFont", "NSString": return nil
    default: return StandIn(name: root, kind: .classType).arguments
    }
  }
}
