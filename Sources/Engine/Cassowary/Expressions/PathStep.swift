// SPDX-License-Identifier: MIT

/// A row on a path of definitions, with the term that it determines when the path is reversed.
struct PathStep: BitwiseCopyable {
  var row: RowID
  var term: TermID
}
