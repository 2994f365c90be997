// SPDX-License-Identifier: MIT

/// A block `#Preview` of a file.
public struct PreviewFact: Hashable, Codable, Sendable {
  /// The name; `nil` for a block without a name, or with one that is not a plain text.
  public var name: String?
  /// The line of `#Preview`, counted from 1.
  public var line: Int
  /// The column of `#Preview`, counted from 1.
  public var column: Int
  /// The name of the class that is made of the block; `nil` for a preview of SwiftUI, which is left out.
  public var typeName: String?
}
