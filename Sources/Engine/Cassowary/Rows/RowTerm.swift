// SPDX-License-Identifier: MIT

/// One term of a row, linked into the list of its variable's occurrences.
///
/// The terms of a row lie side by side. The term by which a row defines its basic variable is not in any list, so that walks
/// from a variable find only what depends on it, in rows and terms at even distances, which the processor fetches ahead.
struct RowTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: VariableID
  var row: RowID
  /// The next occurrence of the variable.
  var next: TermID
  var previous: TermID
}
