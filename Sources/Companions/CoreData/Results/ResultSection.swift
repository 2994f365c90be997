// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// A section of fetched results.
final class ResultSection: NSFetchedResultsSectionInfo {
  let name: String
  let list: [NSManagedObject]
  let indexTitle: String?

  init(_ name: String, _ list: [NSManagedObject], indexTitle: String?) {
    (self.name, self.list, self.indexTitle) = (name, list, indexTitle)
  }

  var numberOfObjects: Int { list.count }
  var objects: [Any]? { list }

  /// Groups sorted objects by the values of a key path. Objects with one value stand together.
  static func sections(
    of objects: [NSManagedObject], by path: String?, indexTitle: (String) -> String?
  ) -> [ResultSection] {
    guard let path else { return [ResultSection("", objects, indexTitle: nil)] }
    var names: [String] = []
    var groups: [String: [NSManagedObject]] = [:]
    for object in objects {
      let name = text(KeyPathValues.value(forKeyPath: path, of: object))
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(object)
    }
    return names.map { ResultSection($0, groups[$0] ?? [], indexTitle: indexTitle($0)) }
  }

  private static func text(_ value: Any?) -> String {
    guard let value else { return "" }
    return (value as? NSNumber)?.stringValue ?? "\(value)"
  }
}
