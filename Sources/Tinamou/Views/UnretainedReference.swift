// SPDX-License-Identifier: MIT

/// An unretained reference to an object that another object keeps alive. Copying it costs nothing.
///
/// Retaining is atomic and takes as long as an allocation, so walks up a hierarchy, and lists of objects that the
/// hierarchy keeps alive, avoid it. Each owner of such a reference documents which object clears it before the
/// referenced object is deallocated.
struct UnretainedReference<Object: AnyObject>: Equatable {
  private let reference: Unmanaged<Object>

  @inline(__always)
  init(_ object: Object) { reference = .passUnretained(object) }

  /// The object, which must still exist.
  @inline(__always)
  var object: Object { reference.takeUnretainedValue() }

  /// Calls `body` with the object without retaining it. Another owner must keep the object alive until `body` returns,
  /// even if `body` releases references to it.
  @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

  /// Whether both refer to the same object.
  @inline(__always)
  static func == (a: UnretainedReference, b: UnretainedReference) -> Bool {
    a.reference.toOpaque() == b.reference.toOpaque()
  }
}

extension Array where Element: AnyObject {
  /// The index of `object`, found without retaining the elements; `nil` if it is not in the array.
  ///
  /// The elements are compared as addresses, since this is the innermost loop when many siblings are removed.
  func indexOfIdentical(_ object: Element) -> Int? {
    let wanted = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return withUnsafeBytes { bytes in
      let addresses = bytes.assumingMemoryBound(to: UInt.self)
      var index = 0
      while index < addresses.count {
        if addresses[index] == wanted { return index }
        index += 1
      }
      return nil
    }
  }
}

extension RandomAccessCollection where Element: AnyObject {
  /// Calls `body` with each element, in order, without retaining each one. This collection keeps them alive, even if
  /// `body` changes the property that it was read from.
  @inline(__always)
  func forEachKept(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      for index in indices { UnretainedReference(self[index]).with(body) }
    }
  }
}
