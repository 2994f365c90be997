// SPDX-License-Identifier: MIT

import Testing

/// A trait that runs a test in every case of a ``LayoutMatrix``. Failures include the case.
public struct LayoutsTrait: TestTrait, TestScoping {
  private let matrix: LayoutMatrix

  init(_ matrix: LayoutMatrix) { self.matrix = matrix }

  /// Runs the test once for each case.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await matrix.run { _ in try await function() }
  }
}

extension Trait where Self == LayoutsTrait {
  /// Runs the test in every case of a matrix: `@Test(.layouts(.standard))`.
  public static func layouts(_ matrix: LayoutMatrix) -> Self { LayoutsTrait(matrix) }
}
