// SPDX-License-Identifier: MIT

/// Takes the last expression of a closure for its value, and performs the statements before it.
///
/// A closure with `return` is not changed.
@preconcurrency @MainActor @resultBuilder
public enum PreviewMacroBodyBuilder<Content> {
  /// A statement before the content.
  public struct Statement: Sendable {}

  /// The content.
  public static func buildExpression(_ content: Content) -> Content { content }
  /// An assignment, or a call without a value.
  public static func buildExpression(_ nothing: Void) -> Statement { Statement() }
  /// A call with a value, which is dropped.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> Statement { Statement() }

  /// The only expression.
  public static func buildPartialBlock(first: Content) -> Content { first }
  /// The first statement.
  public static func buildPartialBlock(first: Statement) -> Statement { first }
  /// Statements, and the content behind them.
  public static func buildPartialBlock(accumulated: Statement, next: Content) -> Content { next }
  /// Statements, and another one.
  public static func buildPartialBlock(accumulated: Statement, next: Statement) -> Statement { next }

  /// An `if` without `else`.
  public static func buildOptional(_ statement: Statement?) -> Statement { Statement() }
  /// The first branch.
  public static func buildEither(first: Content) -> Content { first }
  /// The other branch.
  public static func buildEither(second: Content) -> Content { second }
  /// The first branch, of statements.
  public static func buildEither(first: Statement) -> Statement { first }
  /// The other branch, of statements.
  public static func buildEither(second: Statement) -> Statement { second }
  /// A loop.
  public static func buildArray(_ statements: [Statement]) -> Statement { Statement() }
  /// A content that depends on a version of the system.
  public static func buildLimitedAvailability(_ content: Content) -> Content { content }
  /// Statements that depend on a version of the system.
  public static func buildLimitedAvailability(_ statement: Statement) -> Statement { statement }
}
