// SPDX-License-Identifier: MIT

import Tinamou

/// One run of a scene, for counting instructions.
@MainActor
enum CountedRun {
  static func run(_ name: String, _ count: Int) -> Bool {
    // What is initialized once is not counted.
    ViewScene.chain(2).root.layoutIfNeeded()
    if ViewScene.names.contains(name) {
      buildAndEdit(name, count)
    } else if let controller = FeedScene.named(name, count: count) {
      controller.loadViewIfNeeded()
      buildAndEdit(controller)
    } else if let (list, change) = ListScene.named(name, count: count) {
      buildAndEdit(list, change)
    } else {
      return false
    }
    return true
  }

  // The instructions of functions with this name are counted, with those of what they call.

  @inline(never)
  private static func buildAndEdit(_ name: String, _ count: Int) {
    guard let scene = ViewScene.named(name, views: count) else { return }
    scene.root.layoutIfNeeded()
    for frame in 0..<4 {
      scene.edit(frame)
      scene.root.layoutIfNeeded()
    }
  }

  @inline(never)
  private static func buildAndEdit(_ controller: UIViewController) { controller.view.layoutIfNeeded() }

  @inline(never)
  private static func buildAndEdit(_ list: UIScrollView, _ change: () -> Void) {
    list.layoutIfNeeded()
    change()
  }
}
