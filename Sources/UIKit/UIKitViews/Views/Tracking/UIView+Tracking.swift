// SPDX-License-Identifier: MIT

import ObjectiveC
import Observation

extension UIView {
  /// Runs a method of the view, or of an object that acts for it. When a trait or an observable property that the method has read
  /// changes, the view is asked to run it again in its next pass.
  package func track(_ update: TrackedUpdate, _ body: @MainActor () -> Void) {
    let generation = InterfaceGeneration.system
    guard generation.tracksTraits else { return body() }
    let traits = TraitReads.record {
      if generation.tracksObservableObjects { observe(update, body) } else { body() }
    }
    if !traits.isEmpty || uncommon?.trackedRuns != nil { run(of: update).traits = traits }
  }

  /// Calls `body`, and observes what it reads. Most methods read nothing, and most views therefore have no runs.
  private func observe(_ update: TrackedUpdate, _ body: @MainActor () -> Void) {
    if let run = knownRun(of: update) {
      run.update = update
      return run.observe(body)
    }
    withObservationTracking({ body() }, onChange: run(of: update).request())
  }

  /// Whether the methods that update the view are those of ``UIView``. They read nothing that is observed, so that no run is needed.
  ///
  /// Most views of most hierarchies are of these classes, and a run costs more than their methods do.
  var hasMethodsOfUIView: Bool {
    let type = type(of: self)
    return (type == UIView.self || type == UILabel.self || type == UIImageView.self) && !MethodExchange.isInUse
  }

  private func knownRun(of update: TrackedUpdate) -> TrackedRun? {
    uncommon?.trackedRuns?.first { $0.update.kind == update.kind }
  }

  private func run(of update: TrackedUpdate) -> TrackedRun {
    if let run = knownRun(of: update) { return run }
    let made = TrackedRun(update, of: self)
    trackedRuns = (trackedRuns ?? []) + [made]
    return made
  }

  /// Asks for the methods that have read one of the traits that changed.
  func traitsDidChange(from old: TraitValues, to new: TraitValues) {
    for run in trackedRuns ?? [] where run.traits.contains(where: { new.differs(from: old, in: $0) }) { run.ask() }
  }
}
