// SPDX-License-Identifier: MIT

/// Reads the graph of definitions in inner loops.
struct BasisReader: BitwiseCopyable {
  let roles: RecordPointer<RowID, BasisRole>
  let nodes: RecordPointer<VariableID, BasisNode>

  @inline(__always)
  func status(of row: RowID) -> RowStatus { roles[row].status }

  @inline(__always)
  func basicTerm(of row: RowID) -> TermID { TermID(roles[row].link) }

  @inline(__always)
  func tear(of row: RowID) -> TearID { TearID(roles[row].link) }

  @inline(__always)
  func definition(of variable: VariableID) -> RowID { nodes[variable].definition }

  @inline(__always)
  func isUnused(_ variable: VariableID) -> Bool { nodes[variable].definition.isNull && nodes[variable].uses == 0 }
}
