// SPDX-License-Identifier: MIT

/// A row of the basis that closes a cycle of definitions, with the variable that it determines implicitly.
///
/// Tearing is the name of the method in equation-based modeling: fix a few variables provisionally, compute all others
/// from them in order, and then choose the values of the few so that the remaining rows hold. The Jacobian is the
/// derivative of the residuals of those rows with respect to the tear variables, *through* the definitions.
struct Tear: BitwiseCopyable {
  var row: RowID
  var variable: VariableID
  /// The head of this tear's row of the Jacobian, or -1.
  var jacobian: Int32 = -1
  /// The block of tears that depend on one another, or null for a single tear.
  var block: TearBlockID = .null
  /// The Jacobian of a single tear.
  var pivot: Double = 0
  /// All definitions between the tear variables and this row are required equalities, and so is this row.
  var isRequired = false
  /// The definitions between the tear variables and this row have changed.
  var isStale = false
  var isLive = true

  // Scratch memory of the walks over tears, zero between walks.

  /// The weight of the tear in the expression being computed, or the derivative of its variable.
  var amount: Double = 0
  /// In Tarjan's algorithm the number of the visit, otherwise 1 when the walk has met the tear.
  var index: Int32 = 0
  /// In Tarjan's algorithm the smallest number of a visit that can be reached; while a block is made, the tear's position in
  /// it. Meaningless otherwise.
  var lowLink: Int32 = 0
  var isOnStack = false
}

/// The identity of a tear.
struct TearID: Identity {
  let rawValue: Int32

  @_transparent
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The identity of a block of tears that depend on one another.
struct TearBlockID: Identity {
  let rawValue: Int32

  @_transparent
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}
