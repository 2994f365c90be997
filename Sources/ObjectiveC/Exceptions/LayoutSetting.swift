// SPDX-License-Identifier: MIT

/// A setting of the whole process, which a task can override for itself and its child tasks.
///
/// Values that layout reads from its surroundings and not from a view are stored in settings of this type:
///
/// | Setting | Read through |
/// |---|---|
/// | what happens instead of an exception | `LayoutException.handler` |
/// | where console messages go | `LayoutLog.handler` |
/// | the generation of iOS whose rules apply | `InterfaceGeneration.current` |
/// | the clock by which animations run | `AnimationClock.main` |
/// | the main screen, and its traits | `UIScreen.main`, `UITraitCollection.current` |
/// | classes, outlets and actions that documents refer to | `NibRegistry` |
///
/// Two tasks on the main actor that override a setting do not see each other's value, even where both are suspended while the
/// override is in force, so layouts with different settings can be computed side by side.
///
/// Other global state is not of this kind: a `UITraitCollection.current` that was set belongs to a thread, as in UIKit. The animation
/// closure that is running, the current transaction and the current graphics context are in force only while code runs inside them.
///
/// - Complexity: without overrides in force, reading costs one comparison more than reading a stored property.
@MainActor
package final class LayoutSetting<Value> {
  /// A value that can be changed while it is in force. It is used on the main thread only.
  @usableFromInline
  final class Box: @unchecked Sendable {
    @usableFromInline var value: Value
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline nonisolated let shared: Box
  private nonisolated let overriding = TaskLocal<Box?>(wrappedValue: nil)
  /// The number of overrides in force, in any task.
  @usableFromInline private(set) nonisolated(unsafe) var overrides = 0

  /// Creates a setting with a value for the whole process.
  package nonisolated init(_ value: Value) { shared = Box(value) }

  /// The value of the current task, or that of the process.
  @usableFromInline nonisolated var overriddenBox: Box { overriding.get() ?? shared }

  /// The value in force, for code on the main thread that is not isolated to the main actor, such as layers.
  package nonisolated var valueOnMainThread: Value { overrides == 0 ? shared.value : overriddenBox.value }

  /// The value in force. Setting it changes the override of the current task if there is one, else the value of the process.
  @inlinable package var value: Value {
    get { overrides == 0 ? shared.value : overriddenBox.value }
    set { overriddenBox.value = newValue }
  }

  /// Calls `body` with another value in force, and returns its result. Afterwards the previous value is in force.
  package func withValue<Result>(_ value: Value, _ body: () throws -> Result) rethrows -> Result {
    overrides += 1
    defer { overrides -= 1 }
    return try overriding.withValue(Box(value), operation: body)
  }

  /// Calls `body` with another value in force for the current task and its child tasks, also while they are suspended.
  package func withValue<Result: Sendable>(_ value: Value, _ body: @MainActor () async throws -> Result) async rethrows
    -> Result
  {
    overrides += 1
    defer { overrides -= 1 }
    return try await overriding.withValue(Box(value), operation: body)
  }
}
