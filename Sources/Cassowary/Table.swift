// SPDX-License-Identifier: MIT

/// A growing run of plain records in one block of memory, addressed by 32-bit indices.
///
/// Unlike `Array` it is never copied behind one's back, never counted and never checked in release builds: the solver's
/// inner loops are loads and stores. ``ConstraintSystem`` owns all tables.
struct Table<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int32 = 0
  private(set) var capacity: Int32 = 0

  init() { base = UnsafeMutablePointer<Element>.allocate(capacity: 0) }

  deinit { base.deallocate() }

  /// A second table with the same records.
  func copy() -> Table<Element> {
    var result = Table<Element>()
    result.reserve(count)
    result.base.update(from: base, count: Int(count))
    result.count = count
    return result
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  subscript(index: Int32) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "table index out of range")
      return base[Int(index)]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count, "table index out of range")
      yield &base[Int(index)]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (base + Int(count)).initialize(to: element)
    count += 1
  }

  /// Appends `number` copies of `element` and returns the index of the first.
  @inline(__always)
  mutating func append(repeating element: Element, count number: Int32) -> Int32 {
    let first = count
    if count + number > capacity { reserve(count + number) }
    (base + Int(count)).initialize(repeating: element, count: Int(number))
    count += number
    return first
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[Int(count)]
  }

  @inline(__always)
  mutating func removeLast() { count -= 1 }

  /// Empties the table and keeps its memory.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Keeps the first `number` records.
  @inline(__always)
  mutating func keepFirst(_ number: Int32) { count = number }

  mutating func reserve(_ wanted: Int32) {
    guard wanted > capacity else { return }
    let larger = max(wanted, capacity + capacity / 2, 8)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: Int(larger))
    moved.update(from: base, count: Int(count))
    base.deallocate()
    base = moved
    capacity = larger
  }
}
