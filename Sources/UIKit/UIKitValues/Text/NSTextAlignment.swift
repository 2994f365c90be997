// SPDX-License-Identifier: MIT

/// The alignment of the lines of a paragraph.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both edges are aligned by widening spaces. The last line of a paragraph is aligned as with `natural`.
  case justified = 3
  /// The leading edge: left, or right for a right-to-left script or interface.
  case natural = 4
}

extension NSTextAlignment: NamedCases {
  package static var kindOfValue: String { "a text alignment" }
  package static var namedCases: [(name: String, value: NSTextAlignment)] {
    [("natural", .natural), ("left", .left), ("center", .center), ("right", .right), ("justified", .justified)]
  }
}
