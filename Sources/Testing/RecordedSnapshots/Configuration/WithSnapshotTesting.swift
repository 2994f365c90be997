// SPDX-License-Identifier: MIT

/// Calls a function with other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.inner(record, diffTool), operation: operation)
}

/// Calls an asynchronous function with other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inner(record, diffTool), operation: operation, isolation: isolation)
}

extension SnapshotTestingConfiguration {
  /// The present settings with those that are not `nil` replaced.
  fileprivate static func inner(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    SnapshotTestingConfiguration(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }
}
