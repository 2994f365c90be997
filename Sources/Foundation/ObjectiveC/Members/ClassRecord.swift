// SPDX-License-Identifier: MIT

/// The metadata of a class, in the compiler's format for platforms without Objective-C.
///
/// The layout is that of `TargetClassMetadata` and `TargetClassDescriptor` in the Swift compiler's `ABI/Metadata.h`.
struct ClassRecord {
  private let metadata: UnsafeRawPointer

  init(_ type: AnyClass) { metadata = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// The description that all specializations of a generic class share; `nil` for a class that is not generic.
  var genericDescriptor: UnsafeRawPointer? {
    let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
    guard let descriptor, ContextDescriptor(descriptor).isGeneric else { return nil }
    return descriptor
  }

  /// Returns the generic arguments of a class with the given generic descriptor.
  func genericArguments(_ descriptor: UnsafeRawPointer, count: Int) -> [UnsafeRawPointer] {
    let positiveSize = Int(descriptor.load(fromByteOffset: 28, as: UInt32.self))
    let ownWords = Int(descriptor.load(fromByteOffset: 32, as: UInt32.self))
    let start = metadata + (positiveSize - ownWords) * MemoryLayout<UInt>.stride
    return (0..<count).map { start.load(fromByteOffset: $0 * MemoryLayout<UInt>.stride, as: UnsafeRawPointer.self) }
  }
}
