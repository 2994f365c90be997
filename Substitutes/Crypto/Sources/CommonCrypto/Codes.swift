// SPDX-License-Identifier: MIT

import Crypto

/// The number of a digest for a code. Numbers are Apple's.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public var kCCHmacAlgSHA1: Int { 0 }
/// MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// SHA-256.
public var kCCHmacAlgSHA256: Int { 2 }
/// SHA-384.
public var kCCHmacAlgSHA384: Int { 3 }
/// SHA-512.
public var kCCHmacAlgSHA512: Int { 4 }

/// Writes the code that authenticates bytes by a key to a place. Has no effect for other digests than those with a constant here.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
  let place = macOut?.assumingMemoryBound(to: UInt8.self)
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: write(HMAC<Insecure.SHA1>.authenticationCode(for: bytes, using: key), to: place)
  case kCCHmacAlgMD5: write(HMAC<Insecure.MD5>.authenticationCode(for: bytes, using: key), to: place)
  case kCCHmacAlgSHA256: write(HMAC<SHA256>.authenticationCode(for: bytes, using: key), to: place)
  case kCCHmacAlgSHA384: write(HMAC<SHA384>.authenticationCode(for: bytes, using: key), to: place)
  case kCCHmacAlgSHA512: write(HMAC<SHA512>.authenticationCode(for: bytes, using: key), to: place)
  default: break
  }
}
