// SPDX-License-Identifier: MIT

import Crypto

// Common Crypto's functions for digests, by Swift Crypto. SHA-224 is missing there, and here.

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The number of bytes of a digest by MD5.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// The number of bytes of a digest by SHA-1.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// The number of bytes of a digest by SHA-256.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// The number of bytes of a digest by SHA-384.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// The number of bytes of a digest by SHA-512.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }

/// Writes the digest of some bytes by MD5 to a place, and returns that.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.MD5.self, data, len, md) }

/// Writes the digest of some bytes by SHA-1 to a place, and returns that.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.SHA1.self, data, len, md) }

/// Writes the digest of some bytes by SHA-256 to a place, and returns that.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA256.self, data, len, md) }

/// Writes the digest of some bytes by SHA-384 to a place, and returns that.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA384.self, data, len, md) }

/// Writes the digest of some bytes by SHA-512 to a place, and returns that.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA512.self, data, len, md) }

private func digest<Function: HashFunction>(
  _ function: Function.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var state = Function()
  state.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  write(state.finalize(), to: place)
  return place
}

/// Writes bytes to a place, if there is one.
func write(_ bytes: some Sequence<UInt8>, to place: UnsafeMutablePointer<UInt8>?) {
  guard let place else { return }
  for (index, byte) in bytes.enumerated() { place[index] = byte }
}
