// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The models that coordinators use, in which a class finds its entity. The model of the newest coordinator comes first.
enum LoadedModels {
  private struct Reference {
    weak var model: NSManagedObjectModel?
  }

  private static let references = Mutex<[Reference]>([])

  static func add(_ model: NSManagedObjectModel) {
    references.withLock { list in
      list.removeAll { $0.model == nil }
      list.insert(Reference(model: model), at: 0)
    }
  }

  /// Returns the entity whose objects have a class.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = references.withLock { $0.compactMap(\.model) }
    return models.lazy.compactMap { $0.entity(of: type) }.first
  }
}

extension NSManagedObjectModel {
  /// Returns the entity whose objects have a class: its own, or one without a class of its name.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let entities = entities.filter { $0.objectClass == type }
    return entities.first { $0.superentity?.objectClass != type } ?? entities.first
  }
}
