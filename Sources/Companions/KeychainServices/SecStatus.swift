// SPDX-License-Identifier: MIT

import Foundation
public import FoundationAdditions

// The results of functions. Numbers are Apple's.

/// No error.
public let errSecSuccess: OSStatus = 0
/// The function is not there.
public let errSecUnimplemented: OSStatus = -4
/// The keychain could not be read or written.
public let errSecIO: OSStatus = -36
/// A value is not allowed.
public let errSecParam: OSStatus = -50
/// There is not enough memory.
public let errSecAllocate: OSStatus = -108
/// The user has canceled.
public let errSecUserCanceled: OSStatus = -128
/// A request is wrong.
public let errSecBadReq: OSStatus = -909
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user could not be authenticated.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The user cannot be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Data cannot be read.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018
/// A signature is another one.
public let errSecVerifyFailed: OSStatus = -67808

/// Returns a sentence about the result of a function; `nil` for an unknown number.
///
/// Differs from iOS: the sentence is another one, and is in English.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  sentences[status].map { NSString(string: $0) }
}

private let sentences: [OSStatus: String] = [
  errSecSuccess: "Nothing went wrong.",
  errSecUnimplemented: "This function is not available.",
  errSecIO: "The keychain could not be read or written.",
  errSecParam: "A value of the query is not allowed.",
  errSecAllocate: "There is not enough memory.",
  errSecUserCanceled: "The user has canceled.",
  errSecBadReq: "The request is wrong.",
  errSecNotAvailable: "There is no keychain.",
  errSecAuthFailed: "The user could not be authenticated.",
  errSecDuplicateItem: "The keychain has such an item.",
  errSecItemNotFound: "The keychain has no such item.",
  errSecNoSuchAttr: "Items have no such attribute.",
  errSecInteractionNotAllowed: "The user cannot be asked.",
  errSecDecode: "The data cannot be read.",
  errSecMissingEntitlement: "The app lacks an entitlement.",
  errSecVerifyFailed: "The signature is not that of the data.",
]

extension NSError {
  /// The error for the result of a function.
  static func security(_ status: OSStatus) -> NSError {
    let sentence = sentences[status].map { [NSLocalizedDescriptionKey: $0] }
    return NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: sentence)
  }
}
