// SPDX-License-Identifier: MIT

import Testing
import Tinamou

/// A trait that runs tests on a version of iOS. With it, tests keep their values when the default becomes a newer one.
///
/// ```swift
/// @Suite(.system(.iOS18))
/// struct ProfileTests { … }
/// ```
public struct SystemTrait: TestTrait, SuiteTrait, TestScoping {
  private let system: InterfaceGeneration

  init(_ system: InterfaceGeneration) { self.system = system }

  /// Whether the trait of a suite is that of each test in it: `true`.
  public var isRecursive: Bool { true }

  /// Runs the test on the version.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await system.whileCurrent(inTask: { try await function() })
  }
}

extension Trait where Self == SystemTrait {
  /// Runs the tests on a version of iOS: `@Suite(.system(.iOS18))`. A system of a ``LayoutCase`` comes before it.
  public static func system(_ system: InterfaceGeneration) -> Self { SystemTrait(system) }
}
