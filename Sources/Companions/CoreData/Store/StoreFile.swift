// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

/// The file of a store: a binary property list with the rows of all entities, in the order in which they were inserted.
struct StoreFile {
  let url: URL

  private static let format = "Tinamou managed objects 1"

  /// Reads the rows of the entities of a model. A file that does not exist has none.
  func read(into store: NSPersistentStore, _ model: NSManagedObjectModel) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let data = try Data(contentsOf: url)
    if data.isEmpty { return }
    if data.starts(with: Data("SQLite format 3".utf8)) {
      throw failure(.persistentStoreOpen, "it is an SQLite database, which cannot be read on Linux")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      list["format"] as? String == Self.format, let rows = list["rows"] as? [[String: Any]]
    else { throw failure(.persistentStoreOpen, "it is no file of this Core Data") }
    store.identifier = list["identifier"] as? String ?? store.identifier
    store.metadata.merge(list["metadata"] as? [String: Any] ?? [:]) { _, new in new }
    let entities = RowCoder(model, store)
    for row in rows { if let row = try entities.row(row) { store.contents.insert(row) } }
  }

  /// Writes the rows. The file is replaced as a whole, so that it is never half written.
  func write(_ contents: StoreContents, of store: NSPersistentStore, _ model: NSManagedObjectModel) throws {
    let coder = RowCoder(model, store)
    var rows: [[String: Any]] = []
    for entity in model.entities {
      for row in contents.rows(of: entity) { rows.append(try coder.list(row)) }
    }
    let list: [String: Any] = [
      "format": Self.format, "identifier": store.identifier ?? "", "rows": rows,
      "metadata": store.metadata.filter { $0.value is String || $0.value is NSNumber },
    ]
    do {
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw failure(.persistentStoreSave, "\(error)")
    }
  }

  private func failure(_ code: CocoaError.Code, _ reason: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The store \(url.path) cannot be \(code == .persistentStoreSave ? "written" : "read"): "
          + "\(reason).",
        NSFilePathErrorKey: url.path,
      ])
  }
}
