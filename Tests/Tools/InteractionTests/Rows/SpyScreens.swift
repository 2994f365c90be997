// SPDX-License-Identifier: MIT

import UIKit

/// A screen that notes what is called: "first WA" for `viewWillAppear` of a screen named "first", and so on.
class SpyScreen: UIViewController {
  /// The calls that are noted.
  struct Calls: OptionSet {
    let rawValue: Int
    static let appearance = Calls(rawValue: 1)
    static let loading = Calls(rawValue: 2)
    static let parents = Calls(rawValue: 4)
  }

  let name: String
  let calls: Calls
  private weak var stage: InteractionStage?

  init(_ name: String, on stage: InteractionStage, noting calls: Calls = .appearance) {
    (self.name, self.stage, self.calls) = (name, stage, calls)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ word: String, if kind: Calls = .appearance) {
    if calls.contains(kind) { stage?.note("\(name) \(word)") }
  }

  override func loadView() {
    note("loadView", if: .loading)
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("viewDidLoad", if: .loading)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("WA")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("DA")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("WD")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("DD")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove(nil)" : "willMove(parent)", if: .parents)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove(nil)" : "didMove(parent)", if: .parents)
  }
}

extension InteractionStage {
  /// Shows a navigation controller with spying screens, and forgets the calls so far.
  @discardableResult
  func showStack(_ names: [String] = ["lower", "top"], noting calls: SpyScreen.Calls = .appearance)
    -> UINavigationController
  {
    let stack = UINavigationController()
    show(stack)
    stack.viewControllers = names.map { SpyScreen($0, on: self, noting: calls) }
    settle()
    forget()
    return stack
  }

  /// The width of the screen, in points.
  var width: CGFloat { window.bounds.width }
  /// The middle of the screen, vertically, in points.
  var middle: CGFloat { window.bounds.midY }

  /// Swipes from the leading edge to a part of the width, and rests there before the finger leaves.
  func swipeBack(toPart part: CGFloat, resting: TimeInterval = 0.3) {
    drag(from: CGPoint(x: 3, y: middle), to: CGPoint(x: width * part, y: middle), resting: resting)
  }

  /// The horizontal place at which a view is shown now, on the screen, rounded to points.
  func shownX(of view: UIView) -> CGFloat {
    var (x, current): (CGFloat, CALayer?) = (0, view.layer)
    while let layer = current {
      let shown = layer.presentation() ?? layer
      x += shown.position.x - shown.bounds.width * shown.anchorPoint.x - (layer.superlayer?.bounds.minX ?? 0)
      current = layer.superlayer
    }
    return x.rounded()
  }

  /// The vertical place at which a view is shown now, on the screen, rounded to points.
  func shownY(of view: UIView) -> CGFloat {
    var (y, current): (CGFloat, CALayer?) = (0, view.layer)
    while let layer = current {
      let shown = layer.presentation() ?? layer
      y += shown.position.y - shown.frame.height * shown.anchorPoint.y - (layer.superlayer?.bounds.minY ?? 0)
      current = layer.superlayer
    }
    return y.rounded()
  }
}
