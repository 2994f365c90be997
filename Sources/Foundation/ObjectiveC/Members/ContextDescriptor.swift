// SPDX-License-Identifier: MIT

/// The compiler's record of a type, an extension or a module.
///
/// The layout is that of `TargetContextDescriptor` and `TargetTypeContextDescriptor` in the Swift compiler's `ABI/Metadata.h`.
struct ContextDescriptor {
  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  private var flags: UInt32 { address.load(as: UInt32.self) }
  private var kind: UInt32 { flags & 0x1F }
  var isGeneric: Bool { flags & 0x80 != 0 }
  var isEnumeration: Bool { kind == 18 }
  private var isAnonymous: Bool { kind == 2 }
  private var isClass: Bool { kind == 16 }

  private var parent: ContextDescriptor? {
    RelativePointer(address + 4).indirectableTarget.map(ContextDescriptor.init)
  }

  /// The class in which the type is nested.
  var enclosingClass: ContextDescriptor? {
    var parent = parent
    while let current = parent, current.isAnonymous { parent = current.parent }
    return parent.flatMap { $0.isClass ? $0 : nil }
  }

  /// The number of generic arguments in the metadata of a generic enumeration.
  var genericArgumentCount: Int { Int(address.load(fromByteOffset: 40, as: UInt16.self)) }

  /// Returns the type, given its generic arguments.
  func type(_ arguments: [UnsafeRawPointer] = []) -> Any.Type? {
    // The accessor is a Swift function whose first result is the metadata; C functions return a pointer in the same register.
    guard let accessor = RelativePointer(address + 12).target else { return nil }
    let metadata: UnsafeRawPointer
    switch arguments.count {
    case 0:
      metadata = unsafeBitCast(accessor, to: (@convention(c) (Int) -> UnsafeRawPointer).self)(0)
    case 1:
      metadata = unsafeBitCast(accessor, to: (@convention(c) (Int, UnsafeRawPointer) -> UnsafeRawPointer).self)(
        0, arguments[0])
    case 2:
      metadata = unsafeBitCast(
        accessor, to: (@convention(c) (Int, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer).self)(
          0, arguments[0], arguments[1])
    case 3:
      metadata = unsafeBitCast(
        accessor,
        to: (@convention(c) (Int, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer).self)(
          0, arguments[0], arguments[1], arguments[2])
    default:
      metadata = arguments.withUnsafeBytes { bytes in
        unsafeBitCast(accessor, to: (@convention(c) (Int, UnsafeRawPointer?) -> UnsafeRawPointer).self)(
          0, bytes.baseAddress)
      }
    }
    return unsafeBitCast(metadata, to: Any.Type.self)
  }
}

/// A 32-bit offset from its own address.
struct RelativePointer {
  private let address: UnsafeRawPointer
  init(_ address: UnsafeRawPointer) { self.address = address }

  private var offset: Int { Int(address.load(as: Int32.self)) }

  /// The address to which the pointer points; `nil` for a null pointer.
  var target: UnsafeRawPointer? { offset == 0 ? nil : address + offset }

  /// The address to which the pointer points, through another pointer if its lowest bit is set.
  var indirectableTarget: UnsafeRawPointer? {
    guard offset != 0 else { return nil }
    let place = address + (offset & ~1)
    return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
  }
}
