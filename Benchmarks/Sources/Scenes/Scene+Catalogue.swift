// SPDX-License-Identifier: MIT

extension Scene {
  /// The names of all scenes, in the order of the tables.
  public static let names = [
    "independent", "chain", "chain-resize", "first-edits", "equal-chain", "nested", "animation", "grid", "chat",
    "chat-stack", "chat-stack-resize", "recycle", "masks", "scroll", "stacks", "move", "removal", "pressure",
    "conflict",
    "ties", "unsat",
  ]

  /// Returns the scene named `name` with about `views` views; `nil` if there is no such scene.
  public static func named(_ name: String, views: Int) -> Scene? {
    switch name {
    case "independent": independent(views)
    case "chain": chain(views)
    case "chain-resize": chainResize(views)
    case "first-edits": firstEdits(views)
    case "equal-chain": equalChain(views)
    case "nested": nested(views)
    case "animation": animation(views)
    case "grid": grid(views)
    case "chat": chat(views)
    case "chat-stack": chatStack(views)
    case "chat-stack-resize": chatStackResize(views)
    case "recycle": recycle(views)
    case "move": move(views)
    case "removal": removal(views)
    case "pressure": pressure(views)
    case "masks": masks(views)
    case "scroll": scroll(views)
    case "stacks": stacks(views)
    case "conflict": conflict(views)
    case "ties": ties(views)
    case "unsat": unsatisfiable(views)
    default: nil
    }
  }
}
