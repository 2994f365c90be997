// SPDX-License-Identifier: MIT

/// Limits that protect against documents that would need too much memory.
///
/// The largest of 400 recorded documents has 0.3 megabytes and a depth of 30.
public struct MarkupLimits: Hashable, Sendable {
  /// The maximum size of a file, in bytes. The default is 64 MiB.
  public var bytes = 64 << 20
  /// The maximum depth of elements. The default is `256`.
  public var depth = 256
  /// The maximum length of an attribute's value, in bytes. The default is 4 MiB.
  public var attributeBytes = 4 << 20
  /// The maximum number of elements, attributes and text nodes. The default is `2_000_000`.
  public var parts = 2_000_000

  /// Creates the default limits.
  public init() {}
}
