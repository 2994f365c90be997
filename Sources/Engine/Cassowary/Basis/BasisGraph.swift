// SPDX-License-Identifier: MIT

/// The basis: which rows hold with equality, and which variable each of them determines.
///
/// A simplex method would keep the basis as a factored matrix. Bases of layouts are almost triangular, so here the
/// matrix is a *graph of definitions*: each row of the basis determines its *basic variable* from its other variables, its
/// inputs. The graph has no cycles; a row that would close one is a *tear*, see ``TearSet``.
///
/// No stored property has a default value, so that `init()` and `copy()` cannot forget one.
struct BasisGraph: ~Copyable {
  private var roles: Records<RowID, BasisRole>
  private var nodes: Records<VariableID, BasisNode>
  /// The number of violated optional rows.
  private(set) var violatedCount: Int32
  /// The number of equalities outside the basis at no cost.
  private(set) var inactiveEqualityCount: Int32
  /// The version of the vertex. It changes when a row is added, removed, or changes its status.
  private(set) var version: Int

  init() {
    self.init(roles: Records(), nodes: Records(), violatedCount: 0, inactiveEqualityCount: 0, version: 0)
  }

  private init(
    roles: consuming Records<RowID, BasisRole>, nodes: consuming Records<VariableID, BasisNode>, violatedCount: Int32,
    inactiveEqualityCount: Int32, version: Int
  ) {
    self.roles = roles
    self.nodes = nodes
    self.violatedCount = violatedCount
    self.inactiveEqualityCount = inactiveEqualityCount
    self.version = version
  }

  /// A second graph with the same definitions.
  func copy() -> BasisGraph {
    BasisGraph(
      roles: roles.copy(), nodes: nodes.copy(), violatedCount: violatedCount,
      inactiveEqualityCount: inactiveEqualityCount, version: version)
  }

  // MARK: Reading

  @_transparent
  func status(of row: RowID) -> RowStatus { roles[row].status }

  @_transparent
  func isBasic(_ row: RowID) -> Bool { roles[row].status.isBasic }

  /// The term by which a defining row determines its basic variable.
  @_transparent
  func basicTerm(of row: RowID) -> TermID { TermID(roles[row].link) }

  /// The tear of a tearing row.
  @_transparent
  func tear(of row: RowID) -> TearID { TearID(roles[row].link) }

  /// The row in whose equation a variable is basic, explicitly or through a tear; null for a free variable.
  @_transparent
  func definition(of variable: VariableID) -> RowID { nodes[variable].definition }

  @_transparent
  func isFree(_ variable: VariableID) -> Bool { nodes[variable].definition.isNull }

  /// The row that defines a variable explicitly, or null.
  @_transparent
  func definingRow(of variable: VariableID) -> RowID {
    let row = nodes[variable].definition
    return !row.isNull && roles[row].status == .defining ? row : .null
  }

  /// The tear whose variable this is, or null.
  @_transparent
  func tear(of variable: VariableID) -> TearID {
    let row = nodes[variable].definition
    return !row.isNull && roles[row].status == .tearing ? TearID(roles[row].link) : .null
  }

  /// Whether nothing determines a variable, and no row of the basis reads it.
  @_transparent
  func isUnused(_ variable: VariableID) -> Bool { nodes[variable].definition.isNull && nodes[variable].uses == 0 }

  func useCount(of variable: VariableID) -> UInt32 { nodes[variable].uses }

  /// Direct access for inner loops; valid until ``cover(rows:variables:)`` makes room.
  var reader: BasisReader { @_transparent get { BasisReader(roles: roles.pointer, nodes: nodes.pointer) } }

  // MARK: Room

  /// The capacity for rows.
  var coveredRowCount: Int32 { @_transparent get { roles.count } }
  /// The capacity for variables.
  var coveredVariableCount: Int32 { @_transparent get { nodes.count } }

  /// Makes room for rows and variables.
  mutating func cover(rows rowCount: Int32, variables variableCount: Int32) {
    roles.cover(rowCount, with: BasisRole(.vacant))
    nodes.cover(variableCount, with: BasisNode())
  }

  // MARK: Transitions

  /// Makes `row` basic: it determines the variable of `term`, one of its terms.
  @_transparent
  mutating func enter(_ row: RowID, determining term: TermID, _ store: inout RowStore) {
    let record = store[row]
    setStatus(.defining, of: row, isEquality: record.isEquality)
    roles[row].link = term.rawValue
    nodes[store[term].variable].definition = row
    store.hideOccurrence(term)
    for input in record.terms where input != term { nodes[store[input].variable].uses &+= 1 }
  }

  /// Makes `row` basic by a tear: it determines `variable` implicitly.
  mutating func enter(_ row: RowID, by tear: TearID, determining variable: VariableID, _ store: inout RowStore) {
    let record = store[row]
    setStatus(.tearing, of: row, isEquality: record.isEquality)
    roles[row].link = tear.rawValue
    nodes[variable].definition = row
    for input in record.terms { nodes[store[input].variable].uses &+= 1 }
  }

  /// Removes a row, whose basic variable is `variable`, from the basis. The row becomes inactive and the variable free.
  @_transparent
  mutating func leave(_ row: RowID, determining variable: VariableID, _ store: inout RowStore) {
    let record = store[row]
    let term = roles[row].status == .defining ? basicTerm(of: row) : .null
    nodes[variable].definition = .null
    for input in record.terms where input != term { nodes[store[input].variable].uses &-= 1 }
    if !term.isNull { store.showOccurrence(term) }
    roles[row].link = -1
    setStatus(.inactive, of: row, isEquality: record.isEquality)
  }

  /// Changes what a row does outside the basis.
  @_transparent
  mutating func setStatus(_ status: RowStatus, of row: RowID, isEquality: Bool) {
    let old = roles[row].status
    if old.isViolated { violatedCount &-= 1 }
    if status.isViolated { violatedCount &+= 1 }
    if isEquality {
      if old == .inactive { inactiveEqualityCount &-= 1 }
      if status == .inactive { inactiveEqualityCount &+= 1 }
    }
    roles[row].status = status
    version &+= 1
  }
}
