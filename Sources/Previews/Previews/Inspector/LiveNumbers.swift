// SPDX-License-Identifier: MIT

/// Numbers for views and constraints, which they keep as long as they exist.
@MainActor
final class LiveNumbers {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var objects: [Int: ObjectIdentifier] = [:]
  private var next = 1

  /// The number of an object.
  subscript(_ object: AnyObject) -> Int {
    let id = ObjectIdentifier(object)
    if let entry = entries[id] {
      if entry.object === object { return entry.number }
      objects[entry.number] = nil
    }
    entries[id] = Entry(object: object, number: next)
    objects[next] = id
    next += 1
    return next - 1
  }

  /// Returns the object with a number; `nil` if it no longer exists.
  func object(_ number: Int) -> AnyObject? { objects[number].flatMap { entries[$0]?.object } }

  /// Forgets the objects that no longer exist.
  func forgetDead() {
    for (id, entry) in entries where entry.object == nil {
      entries[id] = nil
      objects[entry.number] = nil
    }
  }
}
