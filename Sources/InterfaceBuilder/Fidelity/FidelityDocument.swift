// SPDX-License-Identifier: MIT

import Foundation

/// What came out of one document.
public struct FidelityDocument: Codable, Sendable {
  /// The path as it was given.
  public let path: String
  /// The version of the tool that wrote it.
  public var toolsVersion = ""
  /// The placed views, in the document's order.
  public var views: [FidelityView] = []
  /// What UIKit would have raised.
  public var exceptions: [String] = []
  /// The number of constraints that could not all hold.
  public var conflicts = 0
  /// The number of elements that are not known.
  public var unknownElements = 0
  /// Why it could not be read; nil if it could.
  public var failure: Failure?

  /// Why there is nothing to compare.
  public struct Failure: Codable, Hashable, Sendable {
    /// The sentence.
    public let message: String
    /// The line, from 1; 0 where it has none.
    public let line: Int
    /// The column, from 1; 0 where it has none.
    public let column: Int

    /// The failure with `message` at a place.
    public init(message: String, line: Int = 0, column: Int = 0) {
      self.message = message
      self.line = line
      self.column = column
    }
  }

  /// Nothing found yet in the document at `path`.
  public init(path: String) {
    self.path = path
  }

  /// The number of views where they should be.
  public var hits: Int { views.count(where: \.isHit) }
}
