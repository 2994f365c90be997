// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC
import Testing

/// The functions of Objective-C's runtime about classes, of which Linux has names only.
struct InstanceVariableTests {
  private final class Card: NSObject { var title = "a" }

  @Test("Classes have names and superclasses, but no instance variables or properties that C can list")
  func lists() throws {
    var count: UInt32 = 7
    #expect(class_copyIvarList(Card.self, &count) == nil && count == 0)
    count = 7
    #expect(class_copyPropertyList(Card.self, &count) == nil && count == 0)
    #expect(class_getInstanceVariable(Card.self, "title") == nil && class_getProperty(Card.self, "title") == nil)
    let none = try #require(OpaquePointer(bitPattern: 8))
    #expect(ivar_getName(none) == nil && object_getIvar(Card(), none) == nil && property_getAttributes(none) == nil)
    #expect(String(cString: property_getName(none)) == "")
  }

  @Test("A name stays where it is")
  func names() {
    let name = class_getName(Card.self)
    #expect(String(cString: name).hasSuffix("Card"))
    #expect(name == object_getClassName(Card()))
    #expect(String(cString: class_getName(nil)) == "" && class_getName(NSObject.self) != name)
  }

  @Test("An object stays one of its class")
  func change() {
    let card = Card()
    #expect(object_setClass(card, NSObject.self) == Card.self)
    #expect(type(of: card) == Card.self)
  }
}
