// SPDX-License-Identifier: MIT

import Foundation

/// Core Foundation's name for an identifier that no other one equals.
public typealias CFUUID = NSUUID

/// Returns an identifier that no other one equals.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

/// Returns the digits of an identifier, in capitals and with hyphens.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  uuid.map { NSString(string: $0.uuidString) }
}

/// Returns the identifier with some digits, or `nil` if there is none.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
  uuidStr.flatMap { NSUUID(uuidString: $0.description) }
}
