// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Two layouts with different settings, computed concurrently on the main actor.
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
  ///
  /// Other tests run between them and change the main screen, so the task has a screen of its own.
  private func measure(_ generation: InterfaceGeneration) async -> [CGFloat] {
    await DeviceProfile.standard.whileSimulated(inTask: {
      await generation.whileCurrent(inTask: {
        var margins: [CGFloat] = []
        for _ in 0..<3 {
          margins.append(topMargin())
          await Task.yield()
        }
        return margins
      })
    })
  }

  private final class PlainBadge: UIView {}
  private final class RoundBadge: UIView {}

  /// Whether the view that a task loads from a nib is of the class that the task registered for the name in the nib.
  private func loadsOwnClass(isRound: Bool) async -> Bool {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="badge" customClass="SettingsBadge"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      </objects></document>
      """
    return await NibRegistry.whileRegistering {
      NibRegistry.register("SettingsBadge") { isRound ? RoundBadge() : PlainBadge() }
      await Task.yield()
      let view = UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil, options: nil).first
      return isRound ? view is RoundBadge : view is PlainBadge
    }
  }

  @Test("each of two tasks has its own classes for nibs")
  func registriesSideBySide() async {
    async let round = loadsOwnClass(isRound: true)
    async let plain = loadsOwnClass(isRound: false)
    let (first, second) = await (round, plain)
    #expect(first && second)
  }

  /// The errors that a handler receives while `count` errors occur.
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
    #expect(InterfaceGeneration.current == .standard)
  }

  @Test("each of two tasks receives only its own errors")
  func handlersSideBySide() async {
    async let one = reasons(addingAt: 1)
    async let three = reasons(addingAt: 3)
    let (first, second) = await (one, three)
    #expect(first == ["Can't add self as subview"])
    #expect(second == Array(repeating: "Can't add self as subview", count: 3))
  }

  /// Returns the values that a task reads of the screen of `device` and of views made for it, each time after it was suspended.
  private func measure(_ device: DeviceProfile) async -> Set<String> {
    await device.whileSimulated(inTask: {
      var seen: Set<String> = []
      for _ in 0..<3 {
        let controller = UIViewController()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let traits = UITraitCollection.current
        seen.insert(
          "\(controller.view.frame.size) \(controller.view.safeAreaInsets.top) \(traits.displayScale) "
            + "\(UIDevice.current.userInterfaceIdiom == .pad) \(UIView().traitCollection.displayScale)")
        await Task.yield()
      }
      return seen
    })
  }

  @Test("each of two tasks has its own main screen, with its traits")
  func screensSideBySide() async throws {
    let small = try #require(DeviceProfile.named("iPhone SE (1st generation)"))
    let large = try #require(DeviceProfile.named("iPhone 15 Plus"))
    async let one = measure(small)
    async let other = measure(large)
    let (first, second) = await (one, other)
    #expect(first == ["(320.0, 568.0) 20.0 2.0 false 2.0"])
    #expect(second == ["(430.0, 932.0) 59.0 3.0 false 3.0"])
    #expect(UIScreen.main.inspection.device != small && UIScreen.main.inspection.device != large)
  }

  @Test(
    "a main screen chosen inside an override ends with the override, and so do its traits")
  func screenInsideAnOverride() {
    let (width, scale) = (UIScreen.main.bounds.width, UITraitCollection.current.displayScale)
    DeviceProfile.custom(width: 100, height: 200, scale: 1).whileSimulated {
      #expect(UIScreen.main.bounds.width == 100 && UITraitCollection.current.displayScale == 1)
      DeviceProfile.custom(width: 300, height: 400, scale: 2).simulate()
      #expect(UIScreen.main.bounds.width == 300 && UITraitCollection.current.displayScale == 2)
    }
    #expect(UIScreen.main.bounds.width == width)
    #expect(UITraitCollection.current.displayScale == scale)
  }

  /// The opacities that a view shows while it fades out in one second by a clock of its own, in steps of `step` seconds.
  private func fade(by step: TimeInterval) async -> [Float] {
    let clock = AnimationClock()
    return await clock.whileMain(inTask: {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
      var shown: [Float] = []
      for _ in 0..<2 {
        AnimationClock.main.advance(by: step)
        shown.append(view.layer.presentation()?.opacity ?? -1)
        await Task.yield()
      }
      return shown
    })
  }

  @Test("each of two tasks animates by its own clock")
  func clocksSideBySide() async {
    async let slow = fade(by: 0.25)
    async let fast = fade(by: 0.5)
    let (first, second) = await (slow, fast)
    #expect(first == [0.75, 0.5] && second == [0.5, 0])
  }

  @Test("an animation keeps the clock by which it began")
  func clockOfAnAnimation() {
    let clock = AnimationClock()
    let view = UIView()
    var hasEnded = false
    clock.whileMain {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 },
        completion: { _ in hasEnded = true })
      clock.advance(by: 0.5)
    }
    AnimationClock.main.advance(by: 10)
    #expect(view.layer.presentation()?.opacity == 0.5 && !hasEnded)
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0 && hasEnded && clock.isIdle)
  }

  @Test("a clock that goes away takes its time along: what it animated stands still")
  func clockThatGoesAway() {
    let view = UIView()
    weak var seen: AnimationClock?
    do {
      let clock = AnimationClock()
      seen = clock
      clock.whileMain { UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 }) }
      clock.advance(by: 0.5)
    }
    #expect(seen == nil)
    let opacity = view.layer.presentation()?.opacity ?? -1
    #expect(opacity > 0.4 && opacity < 0.6)
    view.layer.removeAllAnimations()
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test("a value set inside an override ends with the override")
  func settingInsideAnOverride() {
    InterfaceGeneration.iOS10.whileCurrent {
      InterfaceGeneration.current = .iOS26
      #expect(InterfaceGeneration.current == .iOS26)
    }
    #expect(InterfaceGeneration.current == .standard)
  }
}
