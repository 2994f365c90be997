// SPDX-License-Identifier: MIT

/// A text with the members of a value, one on a line, in an order that is the same in each run.
struct ValueDump {
  private var lines: [String] = []
  private var visited: Set<ObjectIdentifier> = []

  /// The text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds a value below a name.
  mutating func add(_ value: Any, named name: String? = nil, depth: Int = 0) {
    let mirror = Mirror(reflecting: value)
    let start = String(repeating: "  ", count: depth)
    let title = name.map { "\($0): " } ?? ""
    if let text = Self.ownText(of: value, mirror) { return lines.append("\(start)- \(title)\(text)") }
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    guard let isNew = enter(value, mirror) else {
      return lines.append("\(start)\(bullet) \(name ?? "value") (circular reference detected)")
    }
    lines.append("\(start)\(bullet) \(title)\(Self.title(of: value, mirror))")
    for child in children(of: value, mirror) { add(child.value, named: child.label, depth: depth + 1) }
    if let isNew { visited.remove(isNew) }
  }

  /// Notes that the members of an object are being added. Returns `nil` if they are already, above.
  private mutating func enter(_ value: Any, _ mirror: Mirror) -> ObjectIdentifier?? {
    guard mirror.displayStyle == .class, !(value is CustomStringConvertible) else { return .some(nil) }
    let identifier = ObjectIdentifier(value as AnyObject)
    guard visited.insert(identifier).inserted else { return nil }
    return .some(identifier)
  }

  /// The members; those without an order of their own are ordered by their names and texts.
  private func children(of value: Any, _ mirror: Mirror) -> [Mirror.Child] {
    let isOrdered: Bool =
      switch mirror.displayStyle {
      case .dictionary?, .set?: false
      case .class?, .struct?: value is any AnySnapshotStringConvertible || value is CustomStringConvertible
      default: true
      }
    guard !isOrdered else { return Array(mirror.children) }
    return mirror.children.map { child in
      var part = self
      part.lines = []
      part.add(child.value)
      return (child, (child.label ?? "", part.text))
    }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The text of a value whose members are not added.
  private static func ownText(of value: Any, _ mirror: Mirror) -> String? {
    switch mirror.displayStyle {
    case .collection?, .dictionary?, .set?, .tuple?, .optional?: return nil
    default: break
    }
    guard let value = value as? any AnySnapshotStringConvertible, !type(of: value).renderChildren else { return nil }
    return value.snapshotDescription
  }

  /// The text before the members.
  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    let type = typeName(mirror)
    switch mirror.displayStyle {
    case .collection?: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary?: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set?: return count == 1 ? "1 member" : "\(count) members"
    case .tuple?: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional?: return count == 0 ? "\(type).none" : type
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible { return value.snapshotDescription }
    if let value = value as? any CustomStringConvertible { return value.description }
    switch mirror.displayStyle {
    case .class?, .struct?: return type
    case .enum?: return count == 0 ? "\(type).\(value)" : type
    default: return String(describing: value)
    }
  }

  /// The name of the type, without the number of one that a function declares.
  private static func typeName(_ mirror: Mirror) -> String {
    let name = String(describing: mirror.subjectType)
    guard let mark = name.firstRange(of: " #") else { return name }
    let digits = name[mark.upperBound...].prefix(while: \.isNumber)
    return digits.isEmpty ? name : String(name[..<mark.lowerBound] + name[digits.endIndex...])
  }
}
