// SPDX-License-Identifier: MIT

import UIKit

/// The contents of a screen of a controller history.
struct ScreenState {
  var titles: [String]
  var distribution = UIStackView.Distribution.equalSpacing
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 8
  /// Whether the titles stand in a row in a wide window, and otherwise in a column.
  var followsSize = true
  var usesMargins = false
  var hiddenTitles: Set<Int> = []
  var additionalInsets = UIEdgeInsets.zero
  var child: [String]?
}

/// A controller with a row or column of buttons, and with at most one child controller below them.
final class ScreenController: UIViewController {
  private(set) var state: ScreenState
  let stack = UIStackView()
  private let area = UIView()
  private var edges: [NSLayoutConstraint] = []

  init(_ state: ScreenState) {
    self.state = state
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [stack, area] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor), area.topAnchor.constraint(equalTo: stack.bottomAnchor),
      area.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      area.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      area.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      area.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
    ])
    apply(state)
    chooseAxis(view.bounds.size)
  }

  /// Shows another state; what it has in common with the present one remains.
  func apply(_ new: ScreenState) {
    state = new
    stack.distribution = new.distribution
    stack.alignment = new.alignment
    stack.spacing = new.spacing
    additionalSafeAreaInsets = new.additionalInsets
    pinStack()
    while stack.arrangedSubviews.count > new.titles.count { stack.arrangedSubviews.last?.removeFromSuperview() }
    for (index, title) in new.titles.enumerated() {
      if index == stack.arrangedSubviews.count { stack.addArrangedSubview(UIButton(type: .system)) }
      (stack.arrangedSubviews[index] as? UIButton)?.setTitle(title, for: .normal)
      stack.arrangedSubviews[index].isHidden = new.hiddenTitles.contains(index)
    }
    showChild(new.child)
  }

  private func pinStack() {
    NSLayoutConstraint.deactivate(edges)
    let guide = state.usesMargins ? view.layoutMarginsGuide : view.safeAreaLayoutGuide
    edges = [
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
    NSLayoutConstraint.activate(edges)
  }

  private func showChild(_ titles: [String]?) {
    if let child = children.first as? ScreenController {
      if let titles {
        var state = child.state
        state.titles = titles
        return child.apply(state)
      }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      return child.removeFromParent()
    }
    guard let titles else { return }
    let child = ScreenController(ScreenState(titles: titles))
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    area.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      child.view.topAnchor.constraint(equalTo: area.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
    child.didMove(toParent: self)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    chooseAxis(size)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    chooseAxis(view.window?.bounds.size ?? view.bounds.size)
  }

  private func chooseAxis(_ size: CGSize) {
    stack.axis = !state.followsSize || size.width > size.height ? .horizontal : .vertical
  }

  /// The views that the controller and its child have made, parents first.
  var ownViews: [UIView] {
    let child = (children.first as? ScreenController)?.ownViews ?? []
    return [view, stack, area] + stack.arrangedSubviews + child
  }
}

/// A window with a navigation controller whose device turns and whose screens come, change and go.
@MainActor
public struct ControllerHistory {
  /// The changes so far, for a message; `/` is a layout.
  public private(set) var trace = ""
  private var numbers: SeededNumbers
  private let window: UIWindow
  private let navigation: UINavigationController
  private var isLandscape = false
  private var hidesBar = false
  private let device: String

  /// Opens the window with one screen for `seed`.
  public init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    device = ["iPhone 14", "iPhone SE", "iPad 10.2"][Int.random(in: 0..<3, using: &numbers)]
    let titles = ControllerHistory.titles(&numbers)
    navigation = UINavigationController(rootViewController: ScreenController(ScreenState(titles: titles)))
    window = Self.makeWindow(device, isLandscape: false, navigation)
  }

  private static func makeWindow(
    _ device: String, isLandscape: Bool, _ controller: UIViewController
  ) -> UIWindow {
    let screen = DeviceProfile.named(device)?.makeScreen() ?? UIScreen.main
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    if isLandscape { window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) }
    window.layoutIfNeeded()
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  private static func titles(_ numbers: inout SeededNumbers) -> [String] {
    (0..<Int.random(in: 1...4, using: &numbers)).map { index in
      ["Cancel", "OK", "Share", "Save as a copy"][(index + Int.random(in: 0..<4, using: &numbers)) % 4]
    }
  }

  private mutating func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }

  private var top: ScreenController? { navigation.topViewController as? ScreenController }

  /// Makes a few changes, with layouts between them.
  public mutating func live() {
    for _ in 0..<Int.random(in: 3...16, using: &numbers) {
      change()
      guard !chance(of: 3) else { continue }
      window.layoutIfNeeded()
      trace += " /"
    }
    window.layoutIfNeeded()
  }

  private mutating func change() {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0, 1, 2: turn()
    case 3: push()
    case 4: pop()
    case 5: hideBar()
    default: changeTop()
    }
  }

  private mutating func turn() {
    isLandscape.toggle()
    window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: isLandscape ? .landscape : .portrait))
    trace += isLandscape ? " landscape" : " portrait"
  }

  private mutating func push() {
    let titles = Self.titles(&numbers)
    navigation.pushViewController(ScreenController(ScreenState(titles: titles)), animated: false)
    trace += " push \(titles)"
  }

  private mutating func pop() {
    let popped = navigation.popViewController(animated: false)
    trace += popped == nil ? "" : " pop"
  }

  private mutating func hideBar() {
    hidesBar.toggle()
    navigation.setNavigationBarHidden(hidesBar, animated: false)
    trace += " hidesBar \(hidesBar)"
  }

  private mutating func changeTop() {
    guard let top else { return }
    var state = top.state
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: state.titles = Self.titles(&numbers)
    case 1:
      let all: [UIStackView.Distribution] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
      state.distribution = all[Int.random(in: all.indices, using: &numbers)]
    case 2:
      let all: [UIStackView.Alignment] = [.fill, .leading, .trailing, .center, .firstBaseline]
      state.alignment = all[Int.random(in: all.indices, using: &numbers)]
    case 3: state.spacing = chance(of: 2) ? 0 : 12
    case 4: state.followsSize.toggle()
    case 5: state.usesMargins.toggle()
    case 6:
      let index = Int.random(in: state.titles.indices, using: &numbers)
      if state.hiddenTitles.remove(index) == nil { state.hiddenTitles.insert(index) }
    case 7: state.additionalInsets = UIEdgeInsets(top: chance(of: 2) ? 0 : 20, left: 0, bottom: 10, right: 5)
    default: state.child = state.child == nil || chance(of: 2) ? Self.titles(&numbers) : nil
    }
    top.apply(state)
    top.view.setNeedsLayout()
    trace += " \(state)"
  }

  /// Compares the screen on top with that of a new window in the same state.
  func comparison() -> HierarchyComparison {
    guard let top else { return .equal }
    let fresh = ScreenController(top.state)
    let controllers =
      navigation.viewControllers.dropLast().map { _ in ScreenController(ScreenState(titles: [])) } + [fresh]
    let newNavigation = UINavigationController()
    newNavigation.setViewControllers(controllers, animated: false)
    newNavigation.setNavigationBarHidden(hidesBar, animated: false)
    let newWindow = Self.makeWindow(device, isLandscape: isLandscape, newNavigation)
    defer {
      newWindow.isHidden = true
      newWindow.rootViewController = nil
    }
    return HierarchyComparison(of: top.ownViews, in: window, and: fresh.ownViews, in: newWindow)
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}

extension ControllerHistory {
  /// Runs the history of `seed`, and compares it with a new window in its last state.
  public static func run(seed: UInt64, _ counts: inout HistoryCounts) {
    var history: ControllerHistory?
    var comparison = HierarchyComparison.equal
    let witness = HistoryWitness {
      var lived = ControllerHistory(seed: seed)
      lived.live()
      comparison = lived.comparison()
      lived.close()
      history = lived
    }
    let description = "seed \(seed):\(history?.trace ?? "")"
    if let complaint = witness.complaint { return counts.add(complaint: "\(description): \(complaint)") }
    counts.add(comparison, description)
  }
}
