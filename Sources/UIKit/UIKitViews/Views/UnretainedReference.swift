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
  /// The index of `object`, which occurs at most once, found without retaining the elements; `nil` if it is not in the array.
  ///
  /// The search proceeds from both ends, because most objects are removed in the order in which they were added, or in reverse.
  /// The elements are compared as addresses, since this is the innermost loop when many objects are removed.
  func indexOfIdentical(_ object: Element) -> Int? {
    let wanted = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return withUnsafeBytes { $0.assumingMemoryBound(to: UInt.self).indexFromBothEnds(of: wanted) }
  }
}

extension ContiguousArray {
  /// The index of a reference, which occurs at most once; `nil` if it is not in the array. The search proceeds from both ends.
  func indexOfIdentical<Object: AnyObject>(_ reference: UnretainedReference<Object>) -> Int?
  where Element == UnretainedReference<Object> {
    let wanted = UInt(bitPattern: Unmanaged.passUnretained(reference.object).toOpaque())
    return withUnsafeBytes { $0.assumingMemoryBound(to: UInt.self).indexFromBothEnds(of: wanted) }
  }
}

// Reserving capacity in an empty array costs twice as much.

extension Array {
  /// Creates an array of one element, with room for more.
  @inline(__always)
  init(first: Element, capacity: Int) {
    self.init(unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.initializeElement(at: 0, to: first)
      count = 1
    }
  }
}

extension ContiguousArray {
  /// Creates an array of one element, with room for more.
  @inline(__always)
  init(first: Element, capacity: Int) {
    self.init(unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.initializeElement(at: 0, to: first)
      count = 1
    }
  }
}

extension UnsafeBufferPointer<UInt> {
  /// The index of an address, which occurs at most once, searched from both ends; `nil` if it does not occur.
  fileprivate func indexFromBothEnds(of wanted: UInt) -> Int? {
    var first = 0
    var last = count - 1
    while first <= last {
      if self[last] == wanted { return last }
      if self[first] == wanted { return first }
      first += 1
      last -= 1
    }
    return nil
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
