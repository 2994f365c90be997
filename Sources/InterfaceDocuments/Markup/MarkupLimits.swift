// SPDX-License-Identifier: MIT

/// How much a document may ask of the machine before reading it is refused.
///
/// The greatest of 400 recorded documents has 0.3 megabytes and a depth of 30.
public struct MarkupLimits: Hashable, Sendable {
  /// The greatest size of a file, in bytes.
  public var bytes = 64 << 20
  /// The greatest depth of elements.
  public var depth = 256
  /// The greatest length of one attribute's value, in bytes.
  public var attributeBytes = 4 << 20
  /// The greatest number of elements, attributes and texts together.
  public var parts = 2_000_000

  /// The limits that hold unless others are given.
  public init() {}
}
