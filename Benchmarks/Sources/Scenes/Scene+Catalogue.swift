// SPDX-License-Identifier: MIT

extension Scene {
  /// The names of all scenes, in the order of the tables.
  public static let names = [
    "independent", "chain", "chain-resize", "first-edits", "equal-chain", "nested", "animation", "grid", "chat",
    "chat-stack",
    "chat-stack-resize", "recycle", "move", "removal", "pressure",
  ]

  /// The scene called `name` with about `views` views; nil when there is none of that name.
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
    default: nil
    }
  }
}
