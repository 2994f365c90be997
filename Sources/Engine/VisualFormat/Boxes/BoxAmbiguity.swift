// SPDX-License-Identifier: MIT

import LayoutModel

/// A position or size of a box that the constraints leave open.
public struct BoxAmbiguity: Sendable, Equatable, CustomStringConvertible {
  /// The name of the box.
  public let box: String
  /// Left, top, width or height.
  public let attribute: LayoutAttribute
  /// The values that satisfy the constraints equally well, in points. An end may be infinite.
  public let values: ClosedRange<Double>

  /// The ambiguity in words: `title.width can be anything from 0 to 120`.
  public var description: String {
    let subject = box + "." + attribute.name
    switch (values.lowerBound.isFinite, values.upperBound.isFinite) {
    case (true, true):
      return subject + " can be anything from " + values.lowerBound.plainText + " to " + values.upperBound.plainText
    case (true, false): return subject + " can be anything from " + values.lowerBound.plainText + " up"
    case (false, true): return subject + " can be anything up to " + values.upperBound.plainText
    case (false, false): return subject + " can be anything: no constraint determines it"
    }
  }
}
