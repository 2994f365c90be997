// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Two layouts with different settings, computed side by side on the main actor.
@MainActor
@Suite("Settings of layouts side by side")
struct LayoutSettingTests {
  /// A view in a window whose safe area starts 100 points below its top; its margins follow the safe area on new systems.
  private func topMargin() -> CGFloat {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 100
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller.view.layoutMargins.top
  }

  /// The top margins of three views laid out one after the other by the rules of `generation`.
  private func measure(_ generation: InterfaceGeneration) async -> [CGFloat] {
    await generation.whileCurrent(inTask: {
      var margins: [CGFloat] = []
      for _ in 0..<3 {
        margins.append(topMargin())
        await Task.yield()
      }
      return margins
    })
  }

  /// The errors heard while `count` errors are made.
  private func reasons(addingAt count: Int) async -> [String] {
    var heard: [String] = []
    let record: @MainActor (LayoutException.Name, String) -> Void = { _, reason in heard.append(reason) }
    await LayoutException.whileHandling(record) {
      for _ in 0..<count {
        let view = UIView()
        view.addSubview(view)
        await Task.yield()
      }
    }
    return heard
  }

  @Test("each of two tasks lays out by its own generation, also when they take turns")
  func generationsSideBySide() async {
    async let old = measure(.iOS10)
    async let new = measure(.iOS26)
    let (before, after) = await (old, new)
    #expect(Set(before).count == 1 && Set(after).count == 1)
    #expect(after[0] - before[0] >= 100)
    #expect(InterfaceGeneration.current == .iOS16)
  }

  @Test("each of two tasks hears of its own errors only")
  func handlersSideBySide() async {
    async let one = reasons(addingAt: 1)
    async let three = reasons(addingAt: 3)
    let (first, second) = await (one, three)
    #expect(first == ["Can't add self as subview"])
    #expect(second == Array(repeating: "Can't add self as subview", count: 3))
  }

  @Test("a value set inside an override ends with the override")
  func settingInsideAnOverride() {
    InterfaceGeneration.iOS10.whileCurrent {
      InterfaceGeneration.current = .iOS26
      #expect(InterfaceGeneration.current == .iOS26)
    }
    #expect(InterfaceGeneration.current == .iOS16)
  }
}
