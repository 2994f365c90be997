// SPDX-License-Identifier: MIT

public import Foundation
import RunningTests

/// Compares a value with its recording, a file in the folder `__Snapshots__` beside the file of the test.
///
/// A recording that is there is compared, and replaced only if `SNAPSHOT_TESTING_RECORD=all` or `failed` is set, because it may come
/// from an iPhone. A missing one is written, and the test fails with the path.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy that makes a picture or a text of the value.
///   - name: A name that is part of the file's; without one, the assertions of a test are numbered.
///   - record: What is recorded; `nil` for the present settings.
///   - timeout: How long an asynchronous strategy may take, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let message = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  guard let message else { return }
  TestFailure.record(
    message, at: CodeLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

/// Compares a value with its recordings in several strategies, each under its name.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its recordings in several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its recording, for assertions of your own.
///
/// - Parameter snapshotDirectory: The folder of the recordings; `nil` for the one beside the file of the test.
/// - Returns: What differs; `nil` if nothing does.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let location = SnapshotLocation(
    testFile: "\(filePath)", testName: testName, name: name, pathExtension: snapshotting.pathExtension,
    directory: snapshotDirectory)
  let comparison = SnapshotComparison(
    location: location, diffing: snapshotting.diffing,
    // The environment can forbid writing beside the tests.
    record: GlobalSettings.environment == .never ? .never : record ?? _record, tool: _diffTool)
  LastStage.current = nil
  TestCaseObserver.start()
  do {
    let snapshot = snapshotting.snapshot(try value())
    guard let made = MainQueueWait.value(of: snapshot, timeout: timeout) else {
      return "The snapshot was not there within \(timeout) seconds. If it needs longer, pass a larger “timeout”."
    }
    return try comparison.run(made)
  } catch {
    return "\(error)"
  }
}
