// SPDX-License-Identifier: MIT

import Foundation

/// Structures of numbers, which Foundation for Linux contains as lists of `Double`.
extension NSValue {
  /// Creates a value that contains a structure of `Double` and `CGFloat`.
  package convenience init<Structure>(structure: Structure) {
    let bytes = UnsafeMutablePointer<Structure>.allocate(capacity: 1)
    bytes.initialize(to: structure)
    defer { bytes.deallocate() }
    self.init(bytes: bytes, objCType: Self.encoding(of: Structure.self))
  }

  /// Returns the structure that the value contains; `nil` if it contains one of another number of numbers.
  package func structure<Structure>(_ type: Structure.Type) -> Structure? {
    guard String(cString: objCType) == Self.encoding(of: type) else { return nil }
    return withUnsafeTemporaryAllocation(of: type, capacity: 1) { buffer in
      guard let address = buffer.baseAddress else { return nil }
      getValue(UnsafeMutableRawPointer(address))
      return address.pointee
    }
  }

  private static func encoding<Structure>(of type: Structure.Type) -> String {
    "[\(MemoryLayout<Structure>.size / MemoryLayout<Double>.size)d]"
  }
}
