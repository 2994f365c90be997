// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// The calls that children receive in the course of histories in which their views come and go.
@MainActor @Suite("Histories of appearance", .serialized)
struct AppearanceHistoryTests {
  /// A parent on the screen, with a child.
  @MainActor
  final class Stage {
    let diary = Diary()
    let parent: Recorder
    let child: Recorder
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    /// A plain view in the view of the parent.
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() {
      (parent, child) = (Recorder("parent", diary), Recorder("child", diary))
      parent.view.addSubview(box)
    }

    func show(_ root: UIViewController) {
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// Adds a child with its view.
    func add(_ child: UIViewController, to parent: UIViewController, in superview: UIView? = nil) {
      parent.addChild(child)
      (superview ?? parent.view).addSubview(child.view)
      child.didMove(toParent: parent)
    }

    func layOut() { window.layoutIfNeeded() }
    func removeView() { child.view.removeFromSuperview() }
    func addView() { parent.view.addSubview(child.view) }

    /// Returns the calls that the child received since the last time, as the first letters of their names: w, i, d for an
    /// appearance, W, D for a disappearance.
    func calls(_ name: String = "child") -> String {
      let letters = [
        "viewWillAppear": "w", "viewIsAppearing": "i", "viewDidAppear": "d", "viewWillDisappear": "W",
        "viewDidDisappear": "D",
      ]
      return diary.page().filter { $0.hasPrefix(name + " ") }
        .compactMap { letters[String($0.dropFirst(name.count + 1))] }.joined()
    }
  }

  struct History: CustomTestStringConvertible {
    let testDescription: String
    /// The calls that the steps cause, in the order of the steps.
    let expected: [String]
    let steps: @MainActor (Stage) -> [() -> Void]

    init(_ name: String, _ expected: [String], _ steps: @escaping @MainActor (Stage) -> [() -> Void]) {
      (testDescription, self.expected, self.steps) = (name, expected, steps)
    }
  }

  nonisolated private static let histories = [
    History("the view returns unchanged", ["WD", "w", "id", ""]) { [$0.removeView, $0.addView, $0.layOut, $0.layOut] },
    History("the view returns after a layout without it", ["WD", "", "w", "id"]) {
      [$0.removeView, $0.layOut, $0.addView, $0.layOut]
    },
    History("a hidden view returns", ["", "WD", "w", "id", ""]) { stage in
      [
        { stage.child.view.isHidden = true }, stage.removeView, stage.addView, stage.layOut,
        {
          stage.child.view.isHidden = false
          stage.layOut()
        },
      ]
    },
    History("the view leaves before it was laid out", ["WD", "w", "WD", "w", "id"]) {
      [$0.removeView, $0.addView, $0.removeView, $0.addView, $0.layOut]
    },
    History("the view moves to another superview of its window", ["", ""]) { stage in
      [{ stage.box.addSubview(stage.child.view) }, stage.layOut]
    },
    History("the view leaves and returns with a plain view around it", ["", "WD", "w", "id"]) { stage in
      [
        { stage.box.addSubview(stage.child.view) }, { stage.box.removeFromSuperview() },
        { stage.parent.view.addSubview(stage.box) }, stage.layOut,
      ]
    },
    History("the view joins a plain view that is not in the window yet", ["WD", "", "", "w", "id"]) { stage in
      [
        stage.removeView, { stage.box.removeFromSuperview() }, { stage.box.addSubview(stage.child.view) },
        { stage.parent.view.addSubview(stage.box) }, stage.layOut,
      ]
    },
    History("the child leaves its parent before its view leaves", ["", "WD", ""]) { stage in
      [{ stage.child.removeFromParent() }, stage.removeView, stage.layOut]
    },
    History("the child moves to another parent", ["WD", "", "w", "id"]) { stage in
      let other = UIViewController()
      stage.add(other, to: stage.parent)
      stage.layOut()
      return [
        stage.removeView, { stage.child.removeFromParent() },
        {
          other.addChild(stage.child)
          other.view.addSubview(stage.child.view)
        }, stage.layOut,
      ]
    },
    History("the window is hidden and shown", ["WD", "wid"]) { stage in
      [{ stage.window.isHidden = true }, { stage.window.isHidden = false }]
    },
    History("the view leaves and returns while the window is hidden", ["WD", "", "", "", "wid"]) { stage in
      [
        { stage.window.isHidden = true }, stage.removeView, stage.addView, stage.layOut,
        { stage.window.isHidden = false },
      ]
    },
    History("a controller covers the parent on the whole screen", ["WD", "wid"]) { stage in
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      return [
        { stage.parent.present(cover, animated: false) }, { stage.parent.dismiss(animated: false) },
      ]
    },
    History("the parent's view leaves and returns", ["WD", "w", "id"]) { stage in
      [
        { stage.parent.view.removeFromSuperview() }, { stage.window.addSubview(stage.parent.view) }, stage.layOut,
      ]
    },
  ]

  @Test("a child on the screen is told when its view comes and goes", arguments: histories)
  func history(_ history: History) {
    let stage = Stage()
    stage.show(stage.parent)
    stage.add(stage.child, to: stage.parent)
    stage.layOut()
    #expect(stage.calls() == "wid")
    var calls: [String] = []
    for step in history.steps(stage) {
      _ = stage.calls()
      step()
      calls.append(stage.calls())
    }
    #expect(calls == history.expected)
  }

  @Test("a child in a navigation stack or in a tab appears and disappears with its parent", arguments: [true, false])
  func containers(isStack: Bool) {
    let stage = Stage()
    let stack = UINavigationController(rootViewController: stage.parent), tabs = UITabBarController()
    if !isStack { tabs.viewControllers = [stage.parent, UIViewController()] }
    stage.show(isStack ? stack : tabs)
    stage.add(stage.child, to: stage.parent)
    stage.layOut()
    #expect(stage.calls() == "wid")
    if isStack { stack.pushViewController(UIViewController(), animated: false) } else { tabs.selectedIndex = 1 }
    #expect(stage.calls() == "WD")
    stage.removeView()
    stage.addView()
    #expect(stage.calls() == "")
    if isStack { stack.popViewController(animated: false) } else { tabs.selectedIndex = 0 }
    #expect(stage.calls() == "wid")
  }

  @Test("a controller whose view is added without a parent appears, and disappears")
  func withoutParent() {
    let stage = Stage()
    stage.show(stage.parent)
    stage.addView()
    stage.layOut()
    #expect(stage.calls() == "wid")
    stage.removeView()
    #expect(stage.calls() == "WD")
  }

  @Test("viewIsAppearing comes when the view is in the window, with its size and its traits, before it lays out")
  func isAppearing() {
    final class Watching: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.layoutIfNeeded()
        note("will")
      }
      override func viewIsAppearing(_ animated: Bool) { note("is") }
      override func viewWillLayoutSubviews() { if seen.last?.hasPrefix("layout") != true { note("layout") } }
      override func viewDidAppear(_ animated: Bool) { note("did") }
      private func note(_ what: String) {
        seen.append(
          "\(what) \(view.window != nil) \(Int(view.bounds.width)) \(traitCollection.userInterfaceStyle.rawValue)")
      }
    }
    let stage = Stage()
    stage.window.overrideUserInterfaceStyle = .dark
    stage.show(stage.parent)
    let child = Watching()
    child.view.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<2 {
      stage.parent.addChild(child)
      stage.parent.view.addSubview(child.view)
      child.view.widthAnchor.constraint(equalTo: stage.parent.view.widthAnchor).isActive = true
      stage.layOut()
      let appearance = child.seen.drop { !$0.hasPrefix("will") }
      #expect(appearance.dropFirst().prefix(3) == ["is true 320 2", "layout true 320 2", "did true 320 2"])
      child.view.removeFromSuperview()
      child.removeFromParent()
      child.seen = []
    }
  }

  @Test("in random histories, who is in the window after a layout has appeared, and each call has its turn")
  func random() {
    var random = SeededNumbers(seed: 31)
    for life in 0..<200 {
      let stage = Stage()
      let grandchild = Recorder("grandchild", stage.diary)
      let stack = UINavigationController(rootViewController: stage.parent)
      stage.show(stack)
      var states = ["parent": "d", "child": "D", "grandchild": "D"]
      _ = stage.diary.page()
      for _ in 0..<30 {
        step(Int.random(in: 0..<12, using: &random), stage, grandchild, stack)
        check(stage, &states, "life \(life)")
        guard Bool.random(using: &random) else { continue }
        stage.layOut()
        check(stage, &states, "life \(life)")
        for controller in [stage.parent, stage.child, grandchild] {
          let isShown = controller.viewIfLoaded?.window != nil && !stage.window.isHidden
          #expect((states[controller.name] == "d") == isShown, "life \(life): \(controller.name)")
        }
      }
    }
  }

  private func step(_ number: Int, _ stage: Stage, _ grandchild: Recorder, _ stack: UINavigationController) {
    switch number {
    case 0: stage.add(stage.child, to: stage.parent)
    case 1: stage.add(stage.child, to: stage.parent, in: stage.box)
    case 2: stage.add(grandchild, to: stage.child)
    case 3: stage.removeView()
    case 4: grandchild.view.removeFromSuperview()
    case 5: stage.box.removeFromSuperview()
    case 6: stage.parent.view.addSubview(stage.box)
    case 7:
      stage.removeView()
      stage.child.removeFromParent()
    case 8: stage.child.view.isHidden.toggle()
    case 9: stack.pushViewController(UIViewController(), animated: false)
    case 10: stack.popToRootViewController(animated: false)
    default: stage.window.isHidden.toggle()
    }
  }

  /// Checks that each call may follow the previous one of its controller.
  private func check(_ stage: Stage, _ states: inout [String: String], _ life: String) {
    let after: [String: (letter: String, previous: String)] = [
      "viewWillAppear": ("w", "DW"), "viewIsAppearing": ("i", "w"), "viewDidAppear": ("d", "i"),
      "viewWillDisappear": ("W", "wid"), "viewDidDisappear": ("D", "W"),
    ]
    for line in stage.diary.page() {
      let words = line.split(separator: " ").map(String.init)
      guard let rule = after[words[1]], let state = states[words[0]] else { continue }
      #expect(rule.previous.contains(state), "\(life): \(line) after \(state)")
      states[words[0]] = rule.letter
    }
  }
}
