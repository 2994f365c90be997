// SPDX-License-Identifier: MIT

import Synchronization

/// The traits of the main screen, which can be read on every thread. `UIScreen` updates them.
///
/// They are a setting like those of `LayoutSetting`: a task can override them for itself and its child tasks.
package final class MainScreenTraits: Sendable {
  private static let shared = MainScreenTraits(
    (SimulatorEnvironment.current.device ?? .standard).traitCollection(in: .portrait))
  private static let overriding = TaskLocal<MainScreenTraits?>(wrappedValue: nil)
  /// The number of effective overrides, in any task.
  private static let overrides = Atomic(0)

  private let collection: Mutex<UITraitCollection>

  private init(_ collection: UITraitCollection) { self.collection = Mutex(collection) }

  private static var inForce: MainScreenTraits {
    overrides.load(ordering: .relaxed) == 0 ? shared : overriding.get() ?? shared
  }

  /// The traits of the main screen.
  package static var current: UITraitCollection {
    get { inForce.collection.withLock { $0 } }
    set { inForce.collection.withLock { $0 = newValue } }
  }

  /// Calls `body` with other traits.
  package static func withValue<Result>(_ traits: UITraitCollection, _ body: () throws -> Result) rethrows -> Result {
    overrides.add(1, ordering: .relaxed)
    defer { overrides.subtract(1, ordering: .relaxed) }
    return try overriding.withValue(MainScreenTraits(traits), operation: body)
  }

  /// Calls `body` with other traits for the current task and its child tasks, including while they are suspended.
  @MainActor
  package static func withValue<Result: Sendable>(
    _ traits: UITraitCollection, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    overrides.add(1, ordering: .relaxed)
    defer { overrides.subtract(1, ordering: .relaxed) }
    return try await overriding.withValue(MainScreenTraits(traits), operation: body)
  }
}
