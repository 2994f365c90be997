// SPDX-License-Identifier: MIT

import Tinamou

/// The animation of a layout file, ready to run by the animation clock.
///
/// ```swift
/// let scene = try LayoutScene.load(path: "Card.layout.yaml")
/// scene.animation?.start()
/// AnimationClock.main.advance(by: 0.2)
/// scene.view(named: "card")?.layer.presentation()?.frame
/// ```
@MainActor
public final class SceneAnimation {
  private let steps: [AnimationStep]
  private unowned let scene: LayoutScene

  init(steps: [AnimationStep], scene: LayoutScene) {
    self.steps = steps
    self.scene = scene
  }

  /// How long all steps take one after the other, delays and repetitions included, in seconds.
  public var duration: TimeInterval { steps.map(\.timing.totalDuration).reduce(0, +) }

  /// Starts the first step; each of the others starts when the one before it has ended.
  public func start() { run(steps[...]) }

  private func run(_ steps: ArraySlice<AnimationStep>) {
    guard let step = steps.first else { return }
    AnimationBlock.run(step.timing) {
      apply(step)
      scene.window.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.run(steps.dropFirst())
    }
  }

  private func apply(_ step: AnimationStep) {
    let named = Dictionary(
      scene.constraints.compactMap { entry in entry.constraint.identifier.map { ($0, entry.constraint) } },
      uniquingKeysWith: { first, _ in first })
    // What goes goes first, so that nothing conflicts on the way.
    for change in step.constraints where change.isActive == false { named[change.place.name]?.isActive = false }
    for change in step.constraints {
      guard let constraint = named[change.place.name] else { continue }
      if let constant = change.constant { constraint.constant = constant }
      if let priority = change.priority { constraint.priority = priority }
      if change.isActive == true { constraint.isActive = true }
    }
    for change in step.views {
      guard let view = scene.view(named: change.view) else { continue }
      for assignment in change.assignments { set(assignment, on: view) }
    }
  }

  /// Sets a property. The values were read with the file, so only what has changed outside since can be wrong with one.
  private func set(_ assignment: PropertyAssignment, on view: UIView) {
    do {
      try assignment.set(PropertyTarget(view: view))
    } catch {
      LayoutLog.handler("\(error.path):\(error.position.line): '\(assignment.key)' could not be set.")
    }
  }
}
