// SPDX-License-Identifier: MIT

import Foundation
import Scenes

/// A comparison of the layouts of all engines.
///
/// Constraint solvers must reach the same sums of violations at each priority. If a scene has a unique best layout, all
/// engines must give its frames.
struct Agreement {
  private(set) var differences: [String] = []
  private(set) var comparisons = 0

  /// The scenes with several equally good layouts, because texts of equal priority compete or a width is undetermined.
  static let ambiguousScenes: Set<String> = ["pressure", "conflict", "ties"]

  mutating func compareAll(_ session: Session) throws {
    for scene in Scene.names {
      for size in session.plan.comparedSizes { try compare(scene, size, session) }
    }
  }

  private mutating func compare(_ name: String, _ size: Int, _ session: Session) throws {
    guard let scene = Scene.named(name, views: size), let ours = try values(.cassowary, name, size, session) else {
      return
    }
    let best = Violations(of: scene) { ours[Int($0)] }
    expect(best.required <= 1e-6, "cassowary misses a required constraint of \(name) \(size) by \(best.required)")
    for engine in Engine.allCases
    where engine != .cassowary && engine.runs(name, views: size) && !session.isAbandoned(engine, name, size) {
      guard let theirs = try values(engine, name, size, session) else { continue }
      guard theirs.count == ours.count else {
        expect(false, "\(engine) has \(theirs.count) values for \(name) \(size), cassowary \(ours.count)")
        continue
      }
      if engine == .kiwi { compare(Violations(of: scene) { theirs[Int($0)] }, with: best, "\(name) \(size)") }
      if !Agreement.ambiguousScenes.contains(name) { compare(theirs, of: engine, with: ours, "\(name) \(size)") }
    }
  }

  private func values(_ engine: Engine, _ scene: String, _ size: Int, _ session: Session) throws -> [Double]? {
    try session.programs.run(
      engine, scene, views: size, milliseconds: 0.001, patience: session.plan.patience, withValues: true)?.values
  }

  private mutating func compare(_ kiwi: Violations, with best: Violations, _ position: String) {
    for (theirs, ours) in zip(kiwi.sums, best.sums) {
      let tolerance = 1e-4 + 1e-6 * abs(ours.sum)
      expect(
        abs(theirs.sum - ours.sum) <= tolerance,
        "\(position): at priority \(ours.priority) kiwi violates \(theirs.sum), cassowary \(ours.sum)")
    }
  }

  private mutating func compare(_ theirs: [Double], of engine: Engine, with ours: [Double], _ position: String) {
    // View frames are rounded to whole pixels, where each of the two roundings of an edge can change it by half a
    // pixel. Flexbox computes in Float.
    let tolerance: Double =
      switch engine {
      case .tinamou: 1
      case .yoga: 0.05
      case .kiwi, .cassowary: 1e-4
      }
    let worst = zip(theirs, ours).enumerated().max {
      abs($0.element.0 - $0.element.1) < abs($1.element.0 - $1.element.1)
    }
    guard let worst else { return }
    let (theirValue, ourValue) = worst.element
    let part = ["left", "top", "width", "height"][worst.offset % 4]
    expect(
      abs(theirValue - ourValue) <= tolerance + 1e-6 * abs(ourValue),
      "\(position): \(part) of view \(worst.offset / 4) is \(theirValue) in \(engine), \(ourValue) in cassowary")
  }

  private mutating func expect(_ isTrue: Bool, _ difference: String) {
    comparisons += 1
    if !isTrue { differences.append(difference) }
  }
}
