// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// Finds the classes that models name.
enum ObjectClasses {
  /// Returns the class with a name, with or without its module; `NSManagedObject` if there is none, as on iOS.
  static func named(_ name: String?) -> NSManagedObject.Type {
    guard let name, name != "NSManagedObject" else { return NSManagedObject.self }
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let last = plain.split(separator: ".").last.map(String.init) ?? plain
    for candidate in [plain, last] {
      if let found = ObjectiveCRuntime.shared.type(named: candidate) as? NSManagedObject.Type { return found }
      if let found = NSClassFromString(candidate) as? NSManagedObject.Type { return found }
    }
    FileHandle.standardError.write(
      Data("CoreData: warning: Unable to load class named '\(plain)' for an entity. NSManagedObject is used.\n".utf8))
    return NSManagedObject.self
  }
}
