// SPDX-License-Identifier: MIT

import Tinamou

/// The animation of a layout file, driven by the animation clock.
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

  /// The total duration of all steps including delays and repetitions, in seconds.
  public var duration: TimeInterval { steps.map(\.timing.totalDuration).reduce(0, +) }

  /// Starts the first step. Each of the other steps starts when the previous one has ended.
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
    // Constraints are deactivated first, so that they do not conflict with those that are activated.
    for change in step.constraints where change.isActive == false { named[change.name.text]?.isActive = false }
    for change in step.constraints {
      guard let constraint = named[change.name.text] else { continue }
      if let constant = change.constant { constraint.constant = constant }
      if let priority = change.priority { constraint.priority = priority }
      if change.isActive == true { constraint.isActive = true }
    }
    for change in step.views {
      guard let view = scene.view(named: change.view) else { continue }
      for assignment in change.assignments { set(assignment, on: view) }
    }
  }

  /// Sets a property. Its value was validated when the file was read, so an error can only be the result of a later
  /// change outside of the file, such as a deleted image.
  private func set(_ assignment: PropertyAssignment, on view: UIView) {
    do {
      try assignment.set(PropertyTarget(view: view))
    } catch {
      LayoutLog.handler("\(error.path):\(error.position.line): '\(assignment.key)' could not be set.")
    }
  }
}
