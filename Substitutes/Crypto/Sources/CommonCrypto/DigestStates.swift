// SPDX-License-Identifier: MIT

import Crypto

// Digests of bytes that come one after another. The functions return 1, as Apple's.

/// The state of a digest by MD5.
public struct CC_MD5_CTX {
  fileprivate var state: Insecure.MD5?
  /// Creates a state that has not begun.
  public init() {}
}

/// Begins a digest by MD5, at a place that may contain anything.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  var context = CC_MD5_CTX()
  context.state = Insecure.MD5()
  c.initialize(to: context)
  return 1
}

/// Adds bytes to a digest by MD5.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  c.pointee.state?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes a digest by MD5 to a place, and ends it.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
  guard let state = c.pointee.state else { return 0 }
  write(state.finalize(), to: md)
  c.pointee.state = nil
  return 1
}

/// The state of a digest by SHA-1.
public struct CC_SHA1_CTX {
  fileprivate var state: Insecure.SHA1?
  /// Creates a state that has not begun.
  public init() {}
}

/// Begins a digest by SHA-1, at a place that may contain anything.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  var context = CC_SHA1_CTX()
  context.state = Insecure.SHA1()
  c.initialize(to: context)
  return 1
}

/// Adds bytes to a digest by SHA-1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  c.pointee.state?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes a digest by SHA-1 to a place, and ends it.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
  guard let state = c.pointee.state else { return 0 }
  write(state.finalize(), to: md)
  c.pointee.state = nil
  return 1
}

/// The state of a digest by SHA-256.
public struct CC_SHA256_CTX {
  fileprivate var state: SHA256?
  /// Creates a state that has not begun.
  public init() {}
}

/// Begins a digest by SHA-256, at a place that may contain anything.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  var context = CC_SHA256_CTX()
  context.state = SHA256()
  c.initialize(to: context)
  return 1
}

/// Adds bytes to a digest by SHA-256.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  c.pointee.state?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes a digest by SHA-256 to a place, and ends it.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  guard let state = c.pointee.state else { return 0 }
  write(state.finalize(), to: md)
  c.pointee.state = nil
  return 1
}

/// The state of a digest by SHA-384.
public struct CC_SHA384_CTX {
  fileprivate var state: SHA384?
  /// Creates a state that has not begun.
  public init() {}
}

/// Begins a digest by SHA-384, at a place that may contain anything.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>!) -> Int32 {
  var context = CC_SHA384_CTX()
  context.state = SHA384()
  c.initialize(to: context)
  return 1
}

/// Adds bytes to a digest by SHA-384.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA384_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  c.pointee.state?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes a digest by SHA-384 to a place, and ends it.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA384_CTX>!
) -> Int32 {
  guard let state = c.pointee.state else { return 0 }
  write(state.finalize(), to: md)
  c.pointee.state = nil
  return 1
}

/// The state of a digest by SHA-512.
public struct CC_SHA512_CTX {
  fileprivate var state: SHA512?
  /// Creates a state that has not begun.
  public init() {}
}

/// Begins a digest by SHA-512, at a place that may contain anything.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  var context = CC_SHA512_CTX()
  context.state = SHA512()
  c.initialize(to: context)
  return 1
}

/// Adds bytes to a digest by SHA-512.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  c.pointee.state?.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Writes a digest by SHA-512 to a place, and ends it.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  guard let state = c.pointee.state else { return 0 }
  write(state.finalize(), to: md)
  c.pointee.state = nil
  return 1
}
