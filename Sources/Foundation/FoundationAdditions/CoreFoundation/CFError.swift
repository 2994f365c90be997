// SPDX-License-Identifier: MIT

public import Foundation

/// Core Foundation's name for the domain of errors of POSIX.
public var kCFErrorDomainPOSIX: CFString! { NSString(string: NSPOSIXErrorDomain) }
/// Core Foundation's name for the domain of errors of the system.
public var kCFErrorDomainOSStatus: CFString! { NSString(string: NSOSStatusErrorDomain) }
/// Core Foundation's name for the domain of errors of Mach.
public var kCFErrorDomainMach: CFString! { NSString(string: NSMachErrorDomain) }
/// Core Foundation's name for the domain of errors of Foundation.
public var kCFErrorDomainCocoa: CFString! { NSString(string: NSCocoaErrorDomain) }

/// The key of an error's description for the user.
public var kCFErrorLocalizedDescriptionKey: CFString! { NSString(string: NSLocalizedDescriptionKey) }
/// The key of an error's reason for the user.
public var kCFErrorLocalizedFailureReasonKey: CFString! { NSString(string: NSLocalizedFailureReasonErrorKey) }
/// The key of what the user can do about an error.
public var kCFErrorLocalizedRecoverySuggestionKey: CFString! { NSString(string: NSLocalizedRecoverySuggestionErrorKey) }
/// The key of an error's description for the author.
public var kCFErrorDescriptionKey: CFString! { NSString(string: "NSDescription") }
/// The key of the error that is behind an error.
public var kCFErrorUnderlyingErrorKey: CFString! { NSString(string: NSUnderlyingErrorKey) }
/// The key of the address that an error is about.
public var kCFErrorURLKey: CFString! { NSString(string: NSURLErrorKey) }
/// The key of the path that an error is about.
public var kCFErrorFilePathKey: CFString! { NSString(string: NSFilePathErrorKey) }
