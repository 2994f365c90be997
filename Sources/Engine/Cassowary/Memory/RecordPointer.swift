// SPDX-License-Identifier: MIT

/// Direct access to records, for inner loops: the address need not be loaded again after each write to memory.
struct RecordPointer<ID: Identity, Record: BitwiseCopyable>: BitwiseCopyable {
  let base: UnsafeMutablePointer<Record>

  subscript(id: ID) -> Record {
    @inline(__always) get { base[Int(id.rawValue)] }
    @inline(__always) nonmutating _modify { yield &base[Int(id.rawValue)] }
  }
}
