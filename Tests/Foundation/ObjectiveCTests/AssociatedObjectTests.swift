// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Associated objects")
struct AssociatedObjectTests {
  nonisolated(unsafe) private static var firstKey: UInt8 = 0
  nonisolated(unsafe) private static var secondKey: UInt8 = 0

  private final class Value: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Value() }
  }

  @Test("a value is read under its key, replaced and removed")
  func keys() {
    for object in [UIView(), UIViewController(), CALayer(), UITapGestureRecognizer(), NSObject()] as [NSObject] {
      objc_setAssociatedObject(object, &Self.firstKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, &Self.secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &Self.firstKey) as? String == "one")
      #expect(objc_getAssociatedObject(object, &Self.secondKey) as? Int == 2)
      objc_setAssociatedObject(object, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &Self.firstKey) == nil)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, &Self.secondKey) == nil)
    }
  }

  @Test("the values of views, controllers and layers are released with them")
  func released() {
    weak var value: Value?
    for make in [{ UIView() }, { UIViewController() }, { CALayer() }, { UIBarButtonItem() }]
      as [@MainActor () -> NSObject]
    {
      do {
        let object = make()
        let kept = Value()
        value = kept
        objc_setAssociatedObject(object, &Self.firstKey, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(value == nil)
    }
  }

  @Test("the values of other objects are released by and by, and never found at another object")
  func otherObjects() {
    weak var value: Value?
    for number in 0..<1000 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &Self.firstKey) == nil)
      let kept = Value()
      if number == 0 { value = kept }
      objc_setAssociatedObject(object, &Self.firstKey, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(value == nil)
  }

  @Test("values are copied or referred to weakly as the policy says")
  func policies() {
    let view = UIView()
    let value = Value()
    objc_setAssociatedObject(view, &Self.firstKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    let copy = objc_getAssociatedObject(view, &Self.firstKey) as? Value
    #expect(copy != nil && copy !== value)
    var assigned: Value? = Value()
    objc_setAssociatedObject(view, &Self.secondKey, assigned, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Self.secondKey) as? Value === assigned)
    assigned = nil
    #expect(objc_getAssociatedObject(view, &Self.secondKey) == nil)
  }

  @Test("object locks can be entered again, and leaving too often is reported")
  func locks() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test("a policy is made of its raw value, as with enumerations of C")
  func policyFromRawValue() {
    #expect(objc_AssociationPolicy(rawValue: 1)! == .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_AssociationPolicy(rawValue: 0o1403) == .OBJC_ASSOCIATION_COPY)
  }

  @Test("classes have the methods of their root class")
  func rootClass() {
    final class Cell: UITableViewCell {
      override class func awakeFromNib() { super.awakeFromNib() }
    }
    Cell.awakeFromNib()
    UIBarItem.awakeFromNib()
    UIView.prepareForInterfaceBuilder()
  }
}
