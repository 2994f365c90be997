// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The settings of a process, outside of `withSnapshotTesting`.
enum GlobalSettings {
  private static let values = Mutex(SnapshotTestingConfiguration())

  static var current: SnapshotTestingConfiguration {
    get { values.withLock { $0 } }
    set { values.withLock { $0 = newValue } }
  }

  /// The mode in `SNAPSHOT_TESTING_RECORD`; `nil` without it.
  static let environment: SnapshotTestingConfiguration.Record? = {
    guard let word = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty else { return nil }
    if let record = SnapshotTestingConfiguration.Record(rawValue: word) { return record }
    FileHandle.standardError.write(
      Data(
        "warning: SNAPSHOT_TESTING_RECORD is “\(word)”; it can be all, failed, missing, never. Nothing is recorded.\n"
          .utf8))
    return .never
  }()

  /// Whether recordings may be replaced: `withSnapshotTesting(record: .all)` alone may not, because what an iPhone recorded would be
  /// lost.
  static var mayReplace: Bool { environment == .all || environment == .failed }
}

/// Whether assertions record everything. The default is `false`.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var isRecording: Bool {
  get { _record == .all }
  set { _record = newValue ? .all : .missing }
}

/// Whether assertions record everything. The default is `false`.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// The tool for differences outside of `withSnapshotTesting`.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the diff tool.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { _diffTool }
  set { _diffTool = newValue }
}

/// The present mode of recording.
public var _record: SnapshotTestingConfiguration.Record {
  get {
    SnapshotTestingConfiguration.current?.record ?? GlobalSettings.current.record ?? GlobalSettings.environment
      ?? .missing
  }
  set { GlobalSettings.current.record = newValue }
}

/// The present tool for differences.
public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current?.diffTool ?? GlobalSettings.current.diffTool ?? .default }
  set { GlobalSettings.current.diffTool = newValue }
}
