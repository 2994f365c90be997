// SPDX-License-Identifier: MIT

import Foundation

// Core Foundation's names for classes of Foundation. On Apple's platforms both are the same objects.

/// Core Foundation's name for bytes.
public typealias CFData = NSData
/// Core Foundation's name for a string.
public typealias CFString = NSString
/// Core Foundation's name for a mutable string.
public typealias CFMutableString = NSMutableString
/// Core Foundation's name for a URL.
public typealias CFURL = NSURL
/// Core Foundation's name for a dictionary.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name for a mutable dictionary.
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's name for an array.
public typealias CFArray = NSArray
/// Core Foundation's name for a number.
public typealias CFNumber = NSNumber
/// Core Foundation's name for a locale.
public typealias CFLocale = NSLocale
/// Core Foundation's name for an error.
public typealias CFError = NSError
/// Core Foundation's name for an object of any class.
public typealias CFTypeRef = AnyObject
/// Core Foundation's name for seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

/// The seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Objective-C's name for an integer.
public typealias NSInteger = Int
/// Objective-C's name for an integer that is not negative.
public typealias NSUInteger = UInt

/// The greatest integer.
public let NSIntegerMax = Int.max
/// The least integer.
public let NSIntegerMin = Int.min
/// The greatest integer that is not negative.
public let NSUIntegerMax = UInt.max

/// The place for an error that an Objective-C method returns.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// A code of four characters.
public typealias FourCharCode = UInt32
/// The code of a type, of four characters.
public typealias OSType = FourCharCode

/// A pointer to an object that is returned. Foundation on Linux passes plain pointers.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The way in which Core Foundation allocates memory.
public final class CFAllocator: Sendable {
  private init() {}
}
/// The allocator that is used unless another one is named.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Core Foundation's name for a count or an index.
public typealias CFIndex = Int
/// Core Foundation's name for the bits of options.
public typealias CFOptionFlags = UInt

/// Returns the number of references that retain an object. The call itself may count as one.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex {
  guard let cf else { return 0 }
  return CFIndex(clamping: _getRetainCount(cf))
}
