// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A property, as the runtime of Objective-C describes it. There is none on Linux.
public typealias objc_property_t = OpaquePointer

/// Returns the instance variables of a class. Always `nil`, with the count 0, because Linux has no runtime of Objective-C.
public func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<
  Ivar
>? {
  outCount?.pointee = 0
  return nil
}

/// Returns the instance variable with a name. Always `nil`, because Linux has no runtime of Objective-C.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }

/// Returns the name of an instance variable. Always `nil`, because there is none.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// Returns the object in an instance variable. Always `nil`, because there is none.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? { nil }

/// Returns the properties of a class. Always `nil`, with the count 0, because Linux has no runtime of Objective-C.
public func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?)
  -> UnsafeMutablePointer<objc_property_t>?
{
  outCount?.pointee = 0
  return nil
}

/// Returns the property with a name. Always `nil`, because Linux has no runtime of Objective-C.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { nil }

/// Returns the name of a property: an empty text, because there is none.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { LastingTexts.pointer(to: "") }

/// Returns the attributes of a property. Always `nil`, because there is none.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// Returns the class of an object. Has no effect: an object stays one of its class.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(obj) }

/// Returns the name of a class, with its module; an empty text for `nil`.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  LastingTexts.pointer(to: cls.map { String(reflecting: $0) } ?? "")
}

/// Returns the name of an object's class, with its module; an empty text for `nil`.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// The names of classes as texts of C, which stay where they are.
private enum LastingTexts {
  private static let texts = Mutex<[String: UInt]>([:])

  static func pointer(to name: String) -> UnsafePointer<CChar> {
    let address = texts.withLock { texts in
      if let known = texts[name] { return known }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: byte) }
      let address = UInt(bitPattern: copy)
      texts[name] = address
      return address
    }
    // The address is that of the allocated text.
    return UnsafePointer(bitPattern: address) ?? UnsafePointer(UnsafeMutablePointer<CChar>.allocate(capacity: 1))
  }
}
