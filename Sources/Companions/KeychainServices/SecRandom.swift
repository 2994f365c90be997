// SPDX-License-Identifier: MIT

/// A source of random bytes.
public typealias SecRandomRef = OpaquePointer
/// The source of the system.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills a place with random bytes of the system, which are fit for keys. Returns 0.
///
/// - Parameters:
///   - rnd: The source, of which there is one.
///   - count: The number of bytes.
///   - bytes: The place.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var source = SystemRandomNumberGenerator()
  for index in 0..<count { bytes.storeBytes(of: source.next(), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
