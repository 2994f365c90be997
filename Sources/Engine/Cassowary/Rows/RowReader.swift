// SPDX-License-Identifier: MIT

/// Reads rows and terms in inner loops.
struct RowReader: BitwiseCopyable {
  let variables: RecordPointer<VariableID, VariableRecord>
  let rows: RecordPointer<RowID, Row>
  let terms: RecordPointer<TermID, RowTerm>

  subscript(row: RowID) -> Row { @inline(__always) get { rows[row] } }
  subscript(term: TermID) -> RowTerm { @inline(__always) get { terms[term] } }

  @inline(__always)
  func firstOccurrence(of variable: VariableID) -> TermID { variables[variable].firstTerm }
}
