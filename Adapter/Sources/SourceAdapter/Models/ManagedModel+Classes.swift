// SPDX-License-Identifier: MIT

/// The classes that Xcode generates from a model, as Swift of an author, which is adapted like the rest of a file.
extension ManagedModel {
  /// The declarations for the entities; `nil` if the author writes all of them.
  public var declarations: String? {
    let generated = entities.filter { $0.generation != nil && $0.className != "NSManagedObject" }
    if generated.isEmpty { return nil }
    // Two entities can have one class.
    var seen: Set<String> = []
    let lines = generated.filter { seen.insert($0.className).inserted }.flatMap(Self.declarations)
    return (["import Foundation", "import CoreData"] + lines).joined(separator: "\n")
  }

  private static func declarations(of entity: Entity) -> [String] {
    var lines: [String] = []
    if entity.generation == .type {
      lines.append("@objc(\(entity.className)) nonisolated public class \(entity.className): \(entity.superclass) {}")
    }
    // Objects are used on the queues of their contexts, whatever actor the declarations of the app are on.
    lines.append("nonisolated extension \(entity.className) {")
    lines.append(
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(entity.className)> "
        + "{ NSFetchRequest<\(entity.className)>(entityName: \"\(entity.name)\") }")
    for property in entity.properties { lines.append("  @NSManaged public var `\(property.name)`: \(property.type)") }
    for property in entity.properties { lines += accessors(of: property) }
    return lines + ["}", "nonisolated extension \(entity.className): Identifiable {}"]
  }

  /// The methods that change a relationship to many objects.
  private static func accessors(of property: Property) -> [String] {
    guard let element = property.element else { return [] }
    let key = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let many = property.isOrdered ? "NSOrderedSet" : "NSSet"
    func method(_ selector: String, _ signature: String) -> String {
      "  @objc(\(selector)) @NSManaged public func \(signature)"
    }
    var lines = [
      method("add\(key)Object:", "addTo\(key)(_ value: \(element))"),
      method("remove\(key)Object:", "removeFrom\(key)(_ value: \(element))"),
      method("add\(key):", "addTo\(key)(_ values: \(many))"),
      method("remove\(key):", "removeFrom\(key)(_ values: \(many))"),
    ]
    guard property.isOrdered else { return lines }
    lines += [
      method("insertObject:in\(key)AtIndex:", "insertInto\(key)(_ value: \(element), at idx: Int)"),
      method("removeObjectFrom\(key)AtIndex:", "removeFrom\(key)(at idx: Int)"),
      method("insert\(key):atIndexes:", "insertInto\(key)(_ values: [\(element)], at indexes: NSIndexSet)"),
      method("remove\(key)AtIndexes:", "removeFrom\(key)(at indexes: NSIndexSet)"),
      method(
        "replaceObjectIn\(key)AtIndex:withObject:", "replace\(key)(at idx: Int, with value: \(element))"),
      method("replace\(key)AtIndexes:with\(key):", "replace\(key)(at indexes: NSIndexSet, with values: [\(element)])"),
    ]
    return lines
  }
}
