// SPDX-License-Identifier: MIT

import Foundation

// Methods as values. Swift on Linux calls methods directly, so they can be neither found nor exchanged: code that asks for
// them gets `nil`, and code that exchanges them has no effect.

/// A method of a class.
public typealias Method = OpaquePointer
/// The address of a method's code.
public typealias IMP = OpaquePointer
/// A variable of a class.
public typealias Ivar = OpaquePointer

/// Returns a method of a class. Always `nil`.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns a class method. Always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns the address of a method's code. Always `nil`.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Adds a method. Returns `false`: methods cannot be added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}
/// Replaces a method. Returns `nil`: methods cannot be replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Exchanges two methods. Has no effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Returns the address of a method's code: the method itself.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Replaces a method's code. Has no effect: the given code is returned.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Returns the address of a closure's code. It cannot be called: the address is that of an empty place.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
/// Returns the types of a method. Always `nil`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { (obj as AnyObject?).map { type(of: $0) } }
/// Returns the superclass of a class; `nil` for none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
