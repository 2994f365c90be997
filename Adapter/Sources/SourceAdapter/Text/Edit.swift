// SPDX-License-Identifier: MIT

/// A replacement of a range of bytes of a text.
struct Edit: Equatable {
  /// The offsets of the replaced bytes; empty for an insertion.
  var range: Range<Int>
  /// The text that stands there afterward.
  var text: String
}
