// SPDX-License-Identifier: MIT

import Tinamou

extension ViewScene {
  /// The names of the scenes that are expressed as views, in the order of the tables.
  static let names = [
    "independent", "chain", "chain-resize", "equal-chain", "nested", "grid", "chat-stack", "chat-stack-resize",
    "masks", "scroll", "stacks",
  ]

  static func named(_ name: String, views: Int) -> ViewScene? {
    switch name {
    case "independent": return independent(views)
    case "chain": return chain(views)
    case "chain-resize":
      let scene = chain(views)
      scene.widen(by: 4)
      return scene
    case "equal-chain": return equalChain(views)
    case "nested": return nested(views)
    case "grid": return grid(views)
    case "chat-stack": return chatStack(views, resizing: false)
    case "chat-stack-resize": return chatStack(views, resizing: true)
    case "masks": return masks(views)
    case "scroll": return scroll(views)
    case "stacks": return stacks(views)
    default: return nil
    }
  }
}
