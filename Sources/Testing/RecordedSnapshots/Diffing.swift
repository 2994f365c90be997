// SPDX-License-Identifier: MIT

public import Foundation

/// The way in which values become files, and in which two of them are compared.
public struct Diffing<Value> {
  /// Returns the content of the file of a value.
  public var toData: (Value) -> Data
  /// Returns the value of a file.
  public var fromData: (Data) -> Value
  /// Returns the differences between a recorded and a new value, in words and as files; `nil` for equal values.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that explains a failure. XCTest on Linux has no attachments; assertions write them beside the new snapshot.
public final class XCTAttachment: NSObject {
  /// The content of the file.
  package let data: Data
  /// The type of the content, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The name of the file; `nil` for none.
  public var name: String?
  /// The time for which the file is kept. Stored; has no effect.
  public var lifetime = Lifetime.deleteOnSuccess

  /// A time for which files are kept.
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess = 1
  }

  /// Creates a file from its content.
  public init(data payload: Data, uniformTypeIdentifier identifier: String = "public.data") {
    data = payload
    uniformTypeIdentifier = identifier
  }

  /// Creates a text file.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }
}
