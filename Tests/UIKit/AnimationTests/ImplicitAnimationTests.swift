// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Changes of layers that do not belong to a view.
@MainActor @Suite("Implicit animations of layers", .serialized)
struct ImplicitAnimationTests {
  /// A property of a layer, with a change and the presented value halfway and at the end.
  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let change: @MainActor (CALayer) -> Void
    let value: @MainActor (CALayer) -> CGFloat
    let half: CGFloat
    let end: CGFloat
  }

  nonisolated private static let changes = [
    Change(
      testDescription: "opacity", change: { $0.opacity = 0 }, value: { CGFloat($0.opacity) }, half: 0.5, end: 0),
    Change(
      testDescription: "position", change: { $0.position.x = 100 }, value: { $0.position.x }, half: 50, end: 100),
    Change(
      testDescription: "size", change: { $0.bounds.size.width = 40 }, value: { $0.bounds.width }, half: 20, end: 40),
    Change(
      testDescription: "corners", change: { $0.cornerRadius = 8 }, value: { $0.cornerRadius }, half: 4, end: 8),
    Change(testDescription: "border", change: { $0.borderWidth = 2 }, value: { $0.borderWidth }, half: 1, end: 2),
    Change(
      testDescription: "transform", change: { $0.transform = CATransform3DMakeTranslation(10, 0, 0) },
      value: { $0.transform.m41 }, half: 5, end: 10),
    Change(
      testDescription: "shadow", change: { $0.shadowOpacity = 1 }, value: { CGFloat($0.shadowOpacity) }, half: 0.5,
      end: 1),
  ]

  /// The surroundings in which a change is made.
  enum Surroundings: CaseIterable {
    case none, transaction, transactionWithDuration

    @MainActor func perform(_ body: () -> Void) {
      guard self != .none else { return body() }
      CATransaction.begin()
      if self == .transactionWithDuration { CATransaction.setAnimationDuration(1) }
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      body()
      CATransaction.commit()
    }

    var duration: TimeInterval { self == .transactionWithDuration ? 1 : 0.25 }
  }

  private func layer(in root: CALayer) -> CALayer {
    let layer = CALayer()
    root.addSublayer(layer)
    return layer
  }

  @Test("without a running clock, the presentation has the new value at once", arguments: changes)
  func noClock(change: Change) {
    for surroundings in Surroundings.allCases {
      for isProcess in [true, false] {
        let clock = isProcess ? AnimationClock.main : AnimationClock()
        clock.isRunning = false
        clock.whileMain {
          // Completions of other tests may wait on the clock of the process.
          let others = clock.runs.count
          let root = CALayer()
          let layer = layer(in: root)
          surroundings.perform { change.change(layer) }
          #expect(change.value(layer) == change.end)
          #expect(change.value(layer.presentation() ?? layer) == change.end)
          #expect(layer.animationKeys() == nil)
          #expect(clock.runs.count == others)
        }
      }
    }
  }

  @Test("on a running clock, also on that of the process, the presentation follows", arguments: changes)
  func running(change: Change) {
    for surroundings in Surroundings.allCases {
      for isProcess in [true, false] {
        let clock = isProcess ? AnimationClock.main : AnimationClock()
        let wasRunning = clock.isRunning
        clock.isRunning = true
        defer {
          clock.finish()
          clock.isRunning = wasRunning
        }
        clock.whileMain {
          let root = CALayer()
          let layer = layer(in: root)
          let start = change.value(layer)
          surroundings.perform { change.change(layer) }
          #expect(change.value(layer) == change.end)
          #expect(change.value(layer.presentation() ?? layer) == start)
          clock.advance(by: surroundings.duration / 2)
          let half = change.value(layer.presentation() ?? layer)
          #expect(surroundings == .none ? half != start && half != change.end : abs(half - change.half) < 1e-6)
          clock.advance(by: surroundings.duration / 2)
          #expect(change.value(layer.presentation() ?? layer) == change.end)
          #expect(layer.animationKeys() == nil)
        }
      }
    }
  }

  @Test("a layer outside of another one, and one whose actions are disabled, are not animated")
  func exceptions() {
    withClock { _ in
      let alone = CALayer()
      alone.opacity = 0
      #expect(alone.presentation()?.opacity == 0)
      let root = CALayer()
      let silent = layer(in: root)
      silent.actions = ["opacity": NSNull(), "bounds": NSNull()]
      silent.opacity = 0
      silent.bounds.size.width = 10
      #expect(silent.animationKeys() == nil)
      silent.cornerRadius = 3
      #expect(silent.animationKeys() == ["cornerRadius"])
    }
  }

  @Test("a delegate and a class choose the animation of a change, or none")
  func actions() {
    final class Chooser: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard event == "opacity" else { return NSNull() }
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0.5, 0, 1)
        return animation
      }
    }
    withClock { clock in
      let root = CALayer(), chooser = Chooser()
      let layer = layer(in: root)
      layer.delegate = chooser
      layer.opacity = 0
      layer.cornerRadius = 3
      #expect(layer.animationKeys() == ["opacity"])
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.opacity == 0.25)
      withExtendedLifetime(chooser) {}
    }
  }

  @Test("the completion of a transaction comes at the next tick without a running clock")
  func completion() {
    let clock = AnimationClock()
    clock.isRunning = false
    clock.whileMain {
      let root = CALayer()
      let layer = layer(in: root)
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      layer.opacity = 0
      CATransaction.commit()
      #expect(calls == 0)
      clock.advance(by: 0)
      #expect(calls == 1)
    }
  }
}
