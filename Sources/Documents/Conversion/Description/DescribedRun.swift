// SPDX-License-Identifier: MIT

/// A part of an attributed text whose characters have the same attributes.
public struct DescribedRun: Sendable, Equatable {
  /// The characters.
  public var text: String
  /// The attributes, by the names of UIKit's keys, such as `foregroundColor`.
  public var attributes: [DescribedProperty]
}
