// SPDX-License-Identifier: MIT

#if os(Linux)
  import QuartzCore
  import Testing

  /// A trait that sets the response to code for which UIKit raises an exception. See ``ExceptionPolicy``.
  public struct ExceptionTrait: TestTrait, SuiteTrait, TestScoping {
    /// Whether the trait also applies to nested suites. Always `true`.
    public var isRecursive: Bool { true }
    private let policy: ExceptionPolicy

    init(_ policy: ExceptionPolicy) { self.policy = policy }

    /// Runs a test with the policy applied to its task and its child tasks.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await LayoutException.whileHandling(policy.handler) { try await function() }
    }
  }

  extension Trait where Self == ExceptionTrait {
    /// Sets the response to code for which UIKit raises an exception.
    public static func exceptions(_ policy: ExceptionPolicy) -> Self { ExceptionTrait(policy) }
  }
#endif
