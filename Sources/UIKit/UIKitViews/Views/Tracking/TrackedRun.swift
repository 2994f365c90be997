// SPDX-License-Identifier: MIT

import Observation

/// The last run of a method of a view, with what it has read: traits, and properties of observable objects.
@MainActor
final class TrackedRun {
  /// The request for another run. It can name what the run was about, such as the item of a cell.
  var update: TrackedUpdate
  /// The traits that were read.
  var traits: [UITrait] = []
  private weak var view: UIView?
  private nonisolated let end = RunEnd()
  /// The number of runs. A change of what only an earlier run has read is ignored.
  private var number = 0

  init(_ update: TrackedUpdate, of view: UIView) {
    self.update = update
    self.view = view
  }

  deinit { end.reach() }

  /// Calls `body`, and asks for another run when an observable property that it reads changes.
  func observe(_ body: @MainActor () -> Void) {
    number += 1
    // Without this, each layout would leave an observation behind until one of the properties changes.
    end.reach()
    withObservationTracking(
      {
        end.read()
        body()
      }, onChange: request())
  }

  /// Returns the closure that an observation of the present run calls before a property changes, on any thread.
  func request() -> @Sendable () -> Void {
    let number = number
    return { [weak self] in
      guard let self else { return }
      MainThread.perform { self.ask(after: number) }
    }
  }

  private func ask(after number: Int) { if number == self.number { ask() } }

  /// Asks the view for another run.
  func ask() { if let view { update.request(view) } }
}

/// The end of a run, as a property that the run observes beside those that its method reads. An observation ends when any of its
/// properties changes.
private final class RunEnd: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var isReached: Bool { true }

  func read() { registrar.access(self, keyPath: \.isReached) }
  func reach() { registrar.withMutation(of: self, keyPath: \.isReached) {} }
}
