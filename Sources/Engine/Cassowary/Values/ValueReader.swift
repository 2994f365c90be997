// SPDX-License-Identifier: MIT

/// Reads values in inner loops.
struct ValueReader: BitwiseCopyable {
  let values: RecordPointer<VariableID, Double>
  let marks: RecordPointer<VariableID, UInt8>

  subscript(variable: VariableID) -> Double { @inline(__always) get { values[variable] } }

  @inline(__always)
  func isDirty(_ variable: VariableID) -> Bool { marks[variable] & 1 != 0 }
}
