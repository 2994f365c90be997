// SPDX-License-Identifier: MIT

public import Foundation

extension NSObjectProtocol {
  /// Returns an array that reads and changes a property of this object that is an array. Changes notify the observers of the property.
  ///
  /// Differs from Foundation: each change sets the whole property, so the kind of the change is `setting`.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { MutableArrayProxy(self, key) }
}

/// An array whose elements are those of a property.
private final class MutableArrayProxy: NSMutableArray {
  private var target: (any NSObjectProtocol)?
  private var key = ""

  convenience init(_ target: any NSObjectProtocol, _ key: String) {
    self.init(objects: nil, count: 0)
    (self.target, self.key) = (target, key)
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) { super.init(objects: nil, count: 0) }

  required init(arrayLiteral elements: Any...) { super.init(objects: nil, count: 0) }

  required init?(coder aDecoder: NSCoder) { nil }

  private var elements: [Any] {
    get {
      let value = target?.value(forKey: key)
      return (value as? NSArray).map { array in (0..<array.count).map(array.object(at:)) } ?? value as? [Any] ?? []
    }
    // A property of this class or its superclass takes no array of Swift.
    set { target?.setValue(isOfFoundation ? NSMutableArray(array: newValue) : newValue, forKey: key) }
  }

  /// Whether the property has an array of Foundation.
  private var isOfFoundation: Bool { target?.value(forKey: key).map { type(of: $0) is NSArray.Type } ?? false }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements[index] }
  override func insert(_ anObject: Any, at index: Int) { elements.insert(anObject, at: index) }
  override func add(_ anObject: Any) { elements.append(anObject) }
  override func removeObject(at index: Int) { elements.remove(at: index) }
  override func removeLastObject() { if !elements.isEmpty { elements.removeLast() } }
  override func removeAllObjects() { elements = [] }
  override func replaceObject(at index: Int, with anObject: Any) { elements[index] = anObject }
}
