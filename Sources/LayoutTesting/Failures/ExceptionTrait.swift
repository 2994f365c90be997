// SPDX-License-Identifier: MIT

#if os(Linux)
  import QuartzCore
  import Testing

  /// A trait that sets what happens when a test does what UIKit raises an exception for. See ``ExceptionPolicy``.
  public struct ExceptionTrait: TestTrait, SuiteTrait, TestScoping {
    /// Whether the trait holds for suites inside the suite as well: it does.
    public var isRecursive: Bool { true }
    private let policy: ExceptionPolicy

    init(_ policy: ExceptionPolicy) { self.policy = policy }

    /// Runs a test with the policy in force for its task and its child tasks.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await LayoutException.whileHandling(policy.handler) { try await function() }
    }
  }

  extension Trait where Self == ExceptionTrait {
    /// Sets what happens when a test does what UIKit raises an exception for.
    public static func exceptions(_ policy: ExceptionPolicy) -> Self { ExceptionTrait(policy) }
  }
#endif
