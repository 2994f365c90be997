// SPDX-License-Identifier: MIT

import Scenes

/// How much is measured.
struct Plan {
  let sizes: [Int]
  /// How often all engines take turns.
  let rounds: Int
  /// What one process may spend on repeats of one scene.
  let milliseconds: Double
  /// After how many seconds kiwi is given up.
  let patience: Double
  /// Where the engines' results are compared with each other.
  let comparedSizes: [Int]

  static let full = Plan(
    sizes: [10, 100, 1000, 10_000, 100_000], rounds: 3, milliseconds: 150, patience: 6, comparedSizes: [10, 100, 1000])
  static let quick = Plan(sizes: [10, 100, 1000], rounds: 1, milliseconds: 40, patience: 1, comparedSizes: [10, 100])
}

extension Engine {
  /// Whether the plan has the engine run a scene at all.
  func runs(_ scene: String, views: Int) -> Bool {
    switch self {
    case .cassowary: scene != "text"
    case .kiwi: scene != "text" && views <= 1000
    case .tinamou: scene == "text" ? views == 10_000 : Engine.viewScenes.contains(scene) && views <= 10_000
    case .yoga: Engine.flexboxScenes.contains(scene) && views <= 10_000
    }
  }

  /// Scenes that are trees of views; a nest of ten thousand would need a deep stack in every engine.
  static let viewScenes = flexboxScenes.union(["masks", "scroll", "stacks"])

  /// Scenes that flexbox can say.
  static let flexboxScenes: Set<String> = [
    "independent", "chain", "chain-resize", "equal-chain", "nested", "grid", "chat-stack", "chat-stack-resize",
  ]
}
