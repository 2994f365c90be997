// SPDX-License-Identifier: MIT

/// A reference to an object that something else keeps alive: it is not counted, and copying it costs nothing.
///
/// Counting is atomic and takes as long as allocating; walks up a tree, and lists of what a tree holds anyway, do without. Whoever
/// keeps one says which object takes it away before the object goes.
struct Uncounted<Object: AnyObject>: Equatable {
  private let reference: Unmanaged<Object>

  @inline(__always)
  init(_ object: Object) { reference = .passUnretained(object) }

  /// The object, which must still be there.
  @inline(__always)
  var object: Object { reference.takeUnretainedValue() }

  /// Calls `body` with the object without counting, even where `body` calls what might let go of it: somebody else must hold it
  /// until `body` returns.
  @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

  /// Whether both are the same object.
  @inline(__always)
  static func == (a: Uncounted, b: Uncounted) -> Bool { a.reference.toOpaque() == b.reference.toOpaque() }
}

extension Array where Element: AnyObject {
  /// Calls `body` with each element, in order, without counting them one by one: until the end this array keeps them, whatever
  /// becomes of where it was read from.
  @inline(__always)
  func forEachKept(_ body: (Element) -> Void) {
    withExtendedLifetime(self) {
      for index in indices { Uncounted(self[index]).with(body) }
    }
  }
}
