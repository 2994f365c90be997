// SPDX-License-Identifier: MIT

import Foundation

/// Core Foundation's name for a truth value.
public typealias CFBoolean = NSNumber
/// The value for true.
public var kCFBooleanTrue: CFBoolean! { true }
/// The value for false.
public var kCFBooleanFalse: CFBoolean! { false }

/// Returns whether a truth value is true.
public func CFBooleanGetValue(_ boolean: CFBoolean) -> Bool { boolean.boolValue }

/// A number that a function returns: 0 for success.
public typealias OSStatus = Int32
/// The result of a function without an error.
public var noErr: OSStatus { 0 }
