// SPDX-License-Identifier: MIT

import Foundation
import Scenes

/// The measurements of all engines. The engines take turns for each scene and size, so that disturbances of the machine
/// affect all of them.
struct Session {
  let plan: Plan
  let programs: Programs
  private var samples: [Cell: [Outcome]] = [:]
  /// The runs that did not finish in time. Empty by default.
  private(set) var abandoned: Set<Cell> = []

  /// A cell of the tables.
  struct Cell: Hashable {
    let engine: Engine
    let scene: String
    let size: Int
  }

  static let scenes = Scene.names + Engine.unsolvedScenes.keys.sorted()

  init(_ plan: Plan, _ programs: Programs) {
    self.plan = plan
    self.programs = programs
  }

  mutating func runAll() throws {
    for round in 1...plan.rounds {
      for scene in Session.scenes {
        FileHandle.standardError.write(Data("round \(round) of \(plan.rounds): \(scene)\n".utf8))
        for size in sizes(of: scene) {
          for engine in Engine.allCases where engine.runs(scene, views: size) && !wouldTakeTooLong(engine, scene, size)
          {
            try run(Cell(engine: engine, scene: scene, size: size))
          }
        }
      }
    }
  }

  /// Returns whether, with quadratic growth from the next smaller size, one repetition would take more than 20 seconds.
  private func wouldTakeTooLong(_ engine: Engine, _ scene: String, _ size: Int) -> Bool {
    guard engine != .kiwi, let smaller = plan.sizes.last(where: { $0 < size }) else { return false }
    guard let result = result(engine, scene, smaller) else { return Engine.unsolvedScenes[scene] == nil }
    let growth = Double(size * size) / Double(smaller * smaller)
    return growth * (result.build_us + Double(Scene.frameCount) * result.frame_us) > 20e6
  }

  /// Returns the sizes of a scene.
  func sizes(of scene: String) -> [Int] { Engine.unsolvedScenes[scene].map { [$0] } ?? plan.sizes }

  private mutating func run(_ cell: Cell) throws {
    guard !abandoned.contains(cell) else { return }
    let result = try programs.run(
      cell.engine, cell.scene, views: cell.size, milliseconds: plan.milliseconds, patience: plan.patience,
      withValues: false)
    guard let outcome = result?.outcome else { return }
    if outcome.repeats == 0 { abandoned.insert(cell) } else { samples[cell, default: []].append(outcome) }
    // A run that reaches its time limit is not repeated, because the result would be the same.
    if !outcome.isComplete { abandoned.insert(cell) }
  }

  /// Returns the median of all rounds; `nil` if the engine did not run the scene or did not finish building it.
  func result(_ engine: Engine, _ scene: String, _ size: Int) -> Outcome? {
    guard let outcomes = samples[Cell(engine: engine, scene: scene, size: size)], let first = outcomes.first else {
      return nil
    }
    func median(_ value: (Outcome) -> Double) -> Double { outcomes.map(value).sorted()[outcomes.count / 2] }
    return Outcome(
      engine: first.engine, scene: first.scene, views: first.views, build_us: median(\.build_us),
      frame_us: median(\.frame_us), steady_us: median(\.steady_us), bytes: first.bytes, moved: first.moved,
      repeats: outcomes.map(\.repeats).reduce(0, +), isComplete: first.isComplete)
  }

  func isAbandoned(_ engine: Engine, _ scene: String, _ size: Int) -> Bool {
    abandoned.contains(Cell(engine: engine, scene: scene, size: size))
  }

  /// Returns the exponent of the growth of build time in the number of views, between two sizes.
  func growth(_ engine: Engine, _ scene: String, from small: Int, to large: Int) -> Double? {
    guard let a = result(engine, scene, small), let b = result(engine, scene, large) else { return nil }
    return log(b.build_us / a.build_us) / log(Double(b.views) / Double(a.views))
  }

  /// Returns the build time of `rival` divided by that of Tinamou's solver.
  func ratio(to rival: Engine, _ scene: String, _ size: Int) -> Double? {
    guard let ours = result(.cassowary, scene, size), let theirs = result(rival, scene, size) else { return nil }
    return theirs.build_us / ours.build_us
  }
}
