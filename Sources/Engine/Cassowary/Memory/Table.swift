// SPDX-License-Identifier: MIT

/// A growing run of plain records in one block of memory, addressed by 32-bit indices.
///
/// Unlike an `Array` it has one owner, no reference count, and no index checks in release builds: the solver's inner loops
/// are loads and stores. Indices that come from outside are checked by ``RowStore``.
///
/// Accessors here and in the other parts are `@_transparent` rather than `@inline(__always)`: debug builds inline only these, and
/// would otherwise call generic code for each record, which takes two to four times as long.
struct Table<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int32 = 0
  private(set) var capacity: Int32 = 0

  /// A table without memory.
  init() { base = Table.nothing }

  deinit { if capacity > 0 { base.deallocate() } }

  /// An address that is never read from or written to.
  private static var nothing: UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
      .assumingMemoryBound(to: Element.self)
  }

  /// A second table with the same records.
  func copy() -> Table<Element> {
    var result = Table<Element>()
    if count > 0 { result.move(to: count) }
    result.base.update(from: base, count: Int(count))
    result.count = count
    return result
  }

  var isEmpty: Bool { @_transparent get { count == 0 } }

  subscript(index: Int32) -> Element {
    @_transparent get {
      assert(index >= 0 && index < count, "table index out of range")
      return base[Int(index)]
    }
    @_transparent nonmutating _modify {
      assert(index >= 0 && index < count, "table index out of range")
      yield &base[Int(index)]
    }
  }

  @_transparent
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + Int(count)).initialize(to: element)
    // No more than the capacity, which did not overflow.
    count &+= 1
  }

  /// Appends `number` copies of `element` and returns the index of the first.
  @_transparent
  mutating func append(repeating element: Element, count number: Int32) -> Int32 {
    let first = count
    if count + number > capacity { grow(to: count + number) }
    (base + Int(count)).initialize(repeating: element, count: Int(number))
    count += number
    return first
  }

  /// Appends copies of `element` until there are `number` records.
  @_transparent
  mutating func extend(to number: Int32, with element: Element) {
    if count < number { _ = append(repeating: element, count: number - count) }
  }

  @_transparent
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return base[Int(count)]
  }

  @_transparent
  mutating func removeLast() { count -= 1 }

  /// Empties the table and keeps its memory.
  @_transparent
  mutating func removeAll() { count = 0 }

  /// Empties the table and releases its memory.
  mutating func releaseMemory() {
    if capacity > 0 { base.deallocate() }
    base = Table.nothing
    count = 0
    capacity = 0
  }

  /// Keeps the first `number` records.
  @_transparent
  mutating func keepFirst(_ number: Int32) { count = number }

  /// Grows the table for at least one more record. It is rarely called, so it is not inlined into loops that append.
  @inline(never)
  private mutating func grow() { grow(to: count + 1) }

  /// Grows the table to at least `wanted` records.
  mutating func grow(to wanted: Int32) {
    // Large tables grow in smaller steps, so that no more than a fifth of them is unused.
    move(to: max(wanted, capacity + max(capacity / 4, min(capacity, 1024)), 8))
  }

  /// Makes room for `number` more records, and for more only if the table would grow as much automatically.
  mutating func reserve(_ number: Int32) {
    guard count + number > capacity else { return }
    if number > capacity / 4 { move(to: Table.withSpare(count + number)) } else { grow(to: count + number) }
  }

  /// Makes room for `number` records in all.
  mutating func reserveExactly(_ number: Int32) {
    if number > capacity { move(to: number) }
  }

  /// Releases unused memory if that is worth a copy.
  mutating func trim() {
    if capacity - Table.withSpare(count) > 64 { move(to: Table.withSpare(count)) }
  }

  /// `number` and a few more. Records that replace others are created before the others are deleted, which must not
  /// move the whole table.
  private static func withSpare(_ number: Int32) -> Int32 { number + number / 512 + 8 }

  private mutating func move(to wanted: Int32) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: Int(wanted))
    moved.update(from: base, count: Int(count))
    if capacity > 0 { base.deallocate() }
    base = moved
    capacity = wanted
  }
}
