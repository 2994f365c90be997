// SPDX-License-Identifier: MIT

public import Testing

/// A trait with the settings of the assertions of a test or suite of Swift Testing.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether tests in the suite have the settings.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await function()
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// A trait with the surrounding settings.
  public static var snapshots: Self { snapshots() }

  /// A trait with settings.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// A trait with settings.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
