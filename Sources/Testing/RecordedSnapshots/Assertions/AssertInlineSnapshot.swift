// SPDX-License-Identifier: MIT

public import Foundation
import RunningTests

/// Compares a value with the text in the source of the test.
///
/// Differs from the library of this name: the source is not changed. A test without a text fails and shows it.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let location = CodeLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  do {
    var made: String?
    if let value = try value() {
      made = MainQueueWait.value(of: snapshotting.snapshot(value), timeout: timeout)
      guard made != nil else {
        return TestFailure.record("The snapshot was not there within \(timeout) seconds.", at: location)
      }
    }
    guard let expected else {
      guard let made else { return }
      return TestFailure.record("The test has no text for this snapshot. It is:\n\(made)", at: location)
    }
    guard let (words, _) = snapshotting.diffing.diff(expected(), made ?? "") else { return }
    let own = message()
    TestFailure.record(
      (own.isEmpty ? "" : own + "\n") + "The snapshot differs from the text in the test. \(words)", at: location)
  } catch {
    TestFailure.record("\(error)", at: location)
  }
}

/// The place of a text in the call of a function that calls `assertInlineSnapshot`. Stored; has no effect: sources are not changed.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The former labels of the closure with the text.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure with the text.
  public var trailingClosureLabel: String
  /// The number of closures before the one with the text.
  public var trailingClosureOffset: Int

  /// Creates a description.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }
}
