// SPDX-License-Identifier: MIT

import Scenes

/// The extent of the measurements.
struct Plan {
  let sizes: [Int]
  /// The number of rounds, in each of which every engine runs.
  let rounds: Int
  /// The time that a process can spend on repetitions of one scene, in milliseconds.
  let milliseconds: Double
  /// The time after which kiwi is stopped, in seconds.
  let patience: Double
  /// The numbers of views at which the results of the engines are compared.
  let comparedSizes: [Int]

  static let full = Plan(
    sizes: [10, 100, 1000, 10_000, 100_000], rounds: 3, milliseconds: 150, patience: 6, comparedSizes: [10, 100, 1000])
  static let quick = Plan(sizes: [10, 100, 1000], rounds: 1, milliseconds: 40, patience: 1, comparedSizes: [10, 100])
}

extension Engine {
  /// Returns whether the engine runs a scene of this size.
  func runs(_ scene: String, views: Int) -> Bool {
    if Engine.unsolvedScenes[scene] != nil { return self == .tinamou }
    return switch self {
    case .cassowary: true
    case .kiwi: views <= 1000
    case .tinamou: Engine.viewScenes.contains(scene) && views <= 10_000
    case .yoga: Engine.flexboxScenes.contains(scene) && views <= 10_000
    }
  }

  /// The scenes of views that are no scenes of the solver, each with its only size: texts, and the items of a feed.
  static let unsolvedScenes = ["text": 10_000, "feed-constraints": 100, "feed-stacks": 100, "feed-by-hand": 100]

  /// The scenes that are view trees. Ten thousand nested views would need a deep stack in every engine.
  static let viewScenes = flexboxScenes.union(["masks", "scroll", "stacks"])

  /// The scenes that Flexbox can express.
  static let flexboxScenes: Set<String> = [
    "independent", "chain", "chain-resize", "equal-chain", "nested", "grid", "chat-stack", "chat-stack-resize",
  ]
}
