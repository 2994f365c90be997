// SPDX-License-Identifier: MIT

import Foundation

/// The comparison of one document.
public struct FidelityDocument: Codable, Sendable {
  /// The path, as given.
  public let path: String
  /// The version of the tool that wrote the document. Empty by default.
  public var toolsVersion = ""
  /// The compared views, in the document's order. Empty by default.
  public var views: [FidelityView] = []
  /// The exceptions that UIKit would have raised. Empty by default.
  public var exceptions: [String] = []
  /// The number of conflicts. The default is 0.
  public var conflicts = 0
  /// The number of unsupported elements, by name. Empty by default.
  public var unknownElements: [String: Int] = [:]
  /// The number of attributes that are not read although they may have an effect, by element and attribute. Empty by
  /// default.
  public var unknownAttributes: [String: Int] = [:]
  /// The reason why the document could not be read; `nil`, the default, if it was read.
  public var failure: Failure?

  /// The reason why a document has no comparison.
  public struct Failure: Codable, Hashable, Sendable {
    /// The message.
    public let message: String
    /// The line number, from 1; 0 if there is none.
    public let line: Int
    /// The column number, from 1; 0 if there is none.
    public let column: Int

    /// Creates a failure with a message and its location. The default location is none.
    public init(message: String, line: Int = 0, column: Int = 0) {
      self.message = message
      self.line = line
      self.column = column
    }
  }

  /// Creates an empty comparison of the document at `path`.
  public init(path: String) {
    self.path = path
  }

  /// The number of views whose frame is within the tolerance.
  public var hits: Int { views.count(where: \.isHit) }
}
