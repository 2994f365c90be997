// SPDX-License-Identifier: MIT

/// The part a row plays in the basis.
struct BasisRole: BitwiseCopyable {
  /// The basic term of a defining row; the tear of a tearing row.
  var link: Int32 = -1
  var status: RowStatus = .vacant
}
