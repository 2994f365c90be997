// SPDX-License-Identifier: MIT

import Foundation

/// A set of the objects of a relationship, which changes the relationship.
final class RelationshipSet: NSMutableSet {
  private weak var owner: NSManagedObject?
  private var key = ""

  convenience init(_ owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    (self.owner, self.key) = (owner, key)
  }

  private var content: NSSet {
    get { owner?.managedValue(key) as? NSSet ?? NSSet() }
    set { owner?.setManagedValue(newValue, key) }
  }

  override var count: Int { content.count }
  override func member(_ object: Any) -> Any? { content.member(object) }
  override func objectEnumerator() -> NSEnumerator { content.objectEnumerator() }
  override var allObjects: [Any] { content.allObjects }

  override func add(_ object: Any) { content = NSSet(array: content.allObjects + [object]) }
  override func addObjects(from array: [Any]) { content = NSSet(array: content.allObjects + array) }
  override func removeAllObjects() { content = NSSet() }

  override func remove(_ object: Any) {
    let rest = NSMutableSet(set: content)
    rest.remove(object)
    content = rest
  }
}

/// An ordered set of the objects of a relationship, which changes the relationship.
final class RelationshipOrderedSet: NSMutableOrderedSet {
  private weak var owner: NSManagedObject?
  private var key = ""

  override init(capacity numItems: Int) { super.init(capacity: numItems) }
  required init?(coder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: elements.count) }

  convenience init(_ owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    (self.owner, self.key) = (owner, key)
  }

  private var content: [NSObject] {
    get { (owner?.managedValue(key) as? NSOrderedSet)?.array as? [NSObject] ?? [] }
    set { owner?.setManagedValue(NSOrderedSet(array: newValue), key) }
  }

  override var count: Int { content.count }
  override func object(at idx: Int) -> Any { content[idx] }
  override func contains(_ object: Any) -> Bool { position(of: object) != nil }
  override func index(of object: Any) -> Int { position(of: object) ?? NSNotFound }
  private func position(of object: Any) -> Int? { content.firstIndex { $0.isEqual(object) } }

  override func insert(_ object: Any, at idx: Int) {
    if let object = object as? NSObject, !contains(object) { content.insert(object, at: idx) }
  }
  override func add(_ object: Any) { insert(object, at: count) }
  override func removeObject(at idx: Int) { content.remove(at: idx) }
  override func remove(_ val: Any) {
    if let index = position(of: val) { removeObject(at: index) }
  }
  override func removeAllObjects() { content = [] }
  override func replaceObject(at idx: Int, with obj: Any) {
    if let object = obj as? NSObject { content[idx] = object }
  }
}
