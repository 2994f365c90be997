// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Levels of windows") @MainActor
struct WindowLevelTests {
  /// Levels of windows in the order in which the windows are shown, and the places of the windows from the back.
  nonisolated static let table: [(levels: [UIWindow.Level], fromBack: [Int])] = [
    ([.normal, .normal], [0, 1]),
    ([.alert, .normal], [1, 0]),
    ([.normal, .alert, .statusBar], [0, 2, 1]),
    ([.normal + 1, .normal, .normal - 1], [2, 1, 0]),
    ([.statusBar, .normal, .statusBar, .normal], [1, 3, 0, 2]),
  ]

  @Test("windows of higher levels lie before others, and in one level later ones", arguments: table)
  func order(_ row: (levels: [UIWindow.Level], fromBack: [Int])) throws {
    let windows = row.levels.map { level in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    defer { for window in windows { window.isHidden = true } }
    let scene = try #require(windows[0].windowScene)
    let found = scene.windowsFromBack.compactMap { window in windows.firstIndex { $0 === window } }
    #expect(found == row.fromBack)
    // A change of the level of a shown window moves it.
    windows[0].windowLevel = .alert + 1
    #expect(scene.windowsFromBack.last === windows[0])
  }
}
