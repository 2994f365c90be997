// SPDX-License-Identifier: MIT

/// A table of records that are addressed by identities of one kind.
///
/// Each part of the solver keeps its own records about rows and variables. Those of the ``RowStore`` are appended one by
/// one; those of the other parts cover the store's whole capacity in advance, so creating a row or a variable costs
/// them nothing.
struct Records<ID: Identity, Record: BitwiseCopyable>: ~Copyable {
  private var table: Table<Record>

  init() { table = Table() }

  private init(_ table: consuming Table<Record>) { self.table = table }

  func copy() -> Records<ID, Record> { Records(table.copy()) }

  var count: Int32 { @_transparent get { table.count } }
  var capacity: Int32 { @_transparent get { table.capacity } }
  var ids: IdentityRange<ID> { @_transparent get { IdentityRange(from: 0, to: table.count) } }

  @_transparent
  func contains(_ id: ID) -> Bool { UInt32(bitPattern: id.rawValue) < UInt32(bitPattern: table.count) }

  subscript(id: ID) -> Record {
    @_transparent get { table[id.rawValue] }
    @_transparent nonmutating _modify { yield &table[id.rawValue] }
  }

  /// The records, for loops that do not make new ones; valid until the next record is made.
  var pointer: RecordPointer<ID, Record> { @_transparent get { RecordPointer(base: table.base) } }

  @_transparent
  mutating func append(_ record: Record) -> ID {
    table.append(record)
    return ID(table.count &- 1)
  }

  /// Appends `number` copies of `record` and returns the first identity.
  @_transparent
  mutating func append(repeating record: Record, count number: Int32) -> ID {
    ID(table.append(repeating: record, count: number))
  }

  /// Appends copies of `record` until there are `number` records, in memory for just so many.
  mutating func cover(_ number: Int32, with record: Record) {
    guard number > table.count else { return }
    table.reserveExactly(number)
    table.extend(to: number, with: record)
  }

  mutating func reserve(_ number: Int32) { table.reserve(number) }
  mutating func releaseMemory() { table.releaseMemory() }
}

/// Direct access to records, for inner loops: the address need not be loaded again after each write to memory.
struct RecordPointer<ID: Identity, Record: BitwiseCopyable>: BitwiseCopyable {
  let base: UnsafeMutablePointer<Record>

  subscript(id: ID) -> Record {
    @_transparent get { base[Int(id.rawValue)] }
    @_transparent nonmutating _modify { yield &base[Int(id.rawValue)] }
  }
}
