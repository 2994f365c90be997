// SPDX-License-Identifier: MIT

/// A setting of the process, which a task can override for itself and its child tasks.
///
/// Values that layout reads from its environment rather than from a view are stored in settings of this type:
///
/// | Setting | Read through |
/// |---|---|
/// | the response to errors for which UIKit raises an exception | `LayoutException.handler` |
/// | the destination of console messages | `LayoutLog.handler` |
/// | the generation of iOS whose rules apply | `InterfaceGeneration.current` |
/// | the clock of animations | `AnimationClock.main` |
/// | the main screen, and its traits | `UIScreen.main`, `UITraitCollection.current` |
/// | classes, outlets and actions to which documents refer | `NibRegistry` |
///
/// Two tasks on the main actor that override a setting do not affect each other, even if both are suspended during
/// the override, so layouts with different settings can be computed concurrently.
///
/// Other global state is different:
///
/// - A `UITraitCollection.current` that was set belongs to a thread, as in UIKit.
/// - The running animation closure, the current transaction, the current graphics context, the view at which a layout pass began
///   and the messages of a pass apply only to the code that runs inside them. None of that code suspends.
/// - Appearance proxies, whether animations are enabled, pasteboards, the learned words of `UITextChecker` and the rules and worlds
///   of web pages belong to the process, as in UIKit and WebKit; `ConstraintConfig`, as in SnapKit.
/// - Tables of call sites, measured texts and names that were reported keep what is equal for all, and do not change a layout.
///
/// - Complexity: Without overrides, reading costs one comparison more than reading a stored property.
@MainActor
package final class LayoutSetting<Value> {
  /// A value that can be changed while it applies. It is used on the main thread only.
  @usableFromInline
  final class Box: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var value: Value
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline nonisolated let shared: Box
  private nonisolated let overriding = TaskLocal<Box?>(wrappedValue: nil)
  /// The number of overrides in all tasks.
  @exclusivity(unchecked) @usableFromInline private(set) nonisolated(unsafe) var overrides = 0

  /// Creates a setting with a value for the process.
  package nonisolated init(_ value: Value) { shared = Box(value) }

  /// The value of the current task, or that of the process.
  @usableFromInline nonisolated var overriddenBox: Box { overriding.get() ?? shared }

  /// The current value, for code on the main thread that is not isolated to the main actor, such as layers.
  package nonisolated var valueOnMainThread: Value { overrides == 0 ? shared.value : overriddenBox.value }

  /// The current value. Setting it changes the override of the current task, or the value of the process if there is
  /// none.
  @inlinable package var value: Value {
    get { overrides == 0 ? shared.value : overriddenBox.value }
    set { overriddenBox.value = newValue }
  }

  /// Calls `body` with another value, and returns its result. Afterward the previous value applies again.
  package func withValue<Success, Failure>(
    _ value: Value, _ body: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    overrides += 1
    defer { overrides -= 1 }
    return try overriding.withValue(Box(value)) { Result(catching: body) }.get()
  }

  /// Calls `body` with another value for the current task and its child tasks, including while they are suspended.
  package func withValue<Result: Sendable>(_ value: Value, _ body: @MainActor () async throws -> Result) async rethrows
    -> Result
  {
    overrides += 1
    defer { overrides -= 1 }
    return try await overriding.withValue(Box(value), operation: body)
  }
}
