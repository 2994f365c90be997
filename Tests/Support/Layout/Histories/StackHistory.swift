// SPDX-License-Identifier: MIT

import UIKit

/// A stack view with a nested one and pseudorandom changes of all that arranges its views.
@MainActor
public struct StackHistory {
  /// A view without constraints of its own, in which the stack view has a frame.
  public let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  /// The changes so far, for a message; `/` is a layout.
  public private(set) var trace = ""
  private let outer = UIStackView()
  private let inner = UIStackView()
  private var leaves: [UIView] = []
  private var numbers: SeededNumbers

  /// Makes the stack views for `seed`, with one to eight views.
  public init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    root.addSubview(outer)
    outer.frame.size = randomSize()
    for _ in 0..<Int.random(in: 1...5, using: &numbers) { outer.addArrangedSubview(makeLeaf()) }
    guard chance(of: 2) else { return }
    for _ in 0..<Int.random(in: 1...3, using: &numbers) { inner.addArrangedSubview(makeLeaf()) }
    outer.insertArrangedSubview(inner, at: Int.random(in: 0...outer.arrangedSubviews.count, using: &numbers))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &numbers)]
  }

  private mutating func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }

  private mutating func randomSize() -> CGSize { CGSize(width: pick([100, 300, 320]), height: pick([100, 200, 480])) }

  private mutating func makeLeaf() -> UIView {
    let view: UIView
    if chance(of: 2) {
      view = SizedView(CGFloat(pick([10, 20, 30, 45, 60])), CGFloat(pick([10, 20, 30, 45, 60])))
    } else {
      let label = UILabel()
      label.text = String(repeating: "ab ", count: Int.random(in: 1...4, using: &numbers))
      label.numberOfLines = chance(of: 4) ? 0 : 1
      view = label
    }
    // Different priorities make the layout unique more often.
    if chance(of: 2) {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(UILayoutPriority(Float(240 + leaves.count)), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(740 + leaves.count)), for: axis)
      }
    }
    leaves.append(view)
    return view
  }

  /// Makes a few changes, with layouts between them.
  public mutating func live() {
    for _ in 0..<Int.random(in: 2...14, using: &numbers) {
      change()
      guard !chance(of: 3) else { continue }
      root.layoutIfNeeded()
      trace += " /"
    }
    root.layoutIfNeeded()
  }

  private mutating func change() {
    let isInner = inner.superview != nil && chance(of: 3)
    let stack = isInner ? inner : outer
    let what: String
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0, 1, 2: what = changeArrangement(of: stack)
    case 3: what = changeSpacing(of: stack)
    case 4: what = changeFlags(of: stack)
    case 5, 6: what = hide()
    case 7: what = remove(from: stack)
    case 8: what = insert(into: stack)
    case 9:
      outer.frame.size = randomSize()
      what = "size = \(outer.frame.size)"
    case 10: what = changeContent()
    default: what = changePriority()
    }
    trace += " \(isInner ? "inner." : "")\(what)"
  }

  private mutating func changeArrangement(of stack: UIStackView) -> String {
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0:
      stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
      return "axis = \(stack.axis.rawValue)"
    case 1:
      stack.distribution = pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
      return "distribution = \(stack.distribution.rawValue)"
    default:
      stack.alignment = pick([.fill, .leading, .trailing, .center, .firstBaseline, .lastBaseline])
      return "alignment = \(stack.alignment.rawValue)"
    }
  }

  private mutating func changeSpacing(of stack: UIStackView) -> String {
    if chance(of: 2), !stack.arrangedSubviews.isEmpty {
      let spacing = pick([0, 7, 20, UIStackView.spacingUseDefault, UIStackView.spacingUseSystem])
      let view = pick(stack.arrangedSubviews)
      stack.setCustomSpacing(spacing, after: view)
      return "custom spacing after \(leaves.firstIndex(of: view) ?? -1) = \(spacing)"
    }
    stack.spacing = pick([0, 5, 10, -3, UIStackView.spacingUseSystem])
    return "spacing = \(stack.spacing)"
  }

  private mutating func changeFlags(of stack: UIStackView) -> String {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0:
      stack.isLayoutMarginsRelativeArrangement.toggle()
      return "margins \(stack.isLayoutMarginsRelativeArrangement)"
    case 1:
      stack.layoutMargins = UIEdgeInsets(top: pick([0, 8, 20]), left: pick([0, 8, 30]), bottom: 4, right: 8)
      return "margins = \(stack.layoutMargins)"
    case 2:
      stack.isBaselineRelativeArrangement.toggle()
      return "baselines \(stack.isBaselineRelativeArrangement)"
    default:
      stack.semanticContentAttribute = pick([.unspecified, .forceRightToLeft])
      return "direction = \(stack.semanticContentAttribute.rawValue)"
    }
  }

  private mutating func hide() -> String {
    let view = pick(leaves + [inner])
    view.isHidden.toggle()
    return "hide \(leaves.firstIndex(of: view) ?? -1) \(view.isHidden)"
  }

  private mutating func remove(from stack: UIStackView) -> String {
    guard !stack.arrangedSubviews.isEmpty else { return "-" }
    let view = pick(stack.arrangedSubviews)
    let staysSubview = chance(of: 4)
    if staysSubview { stack.removeArrangedSubview(view) } else { view.removeFromSuperview() }
    return "\(staysSubview ? "unarrange" : "remove") \(leaves.firstIndex(of: view) ?? -1)"
  }

  private mutating func insert(into stack: UIStackView) -> String {
    let view = stack === outer && chance(of: 6) ? inner : pick(leaves)
    let others = stack.arrangedSubviews.count { $0 !== view }
    let index = Int.random(in: 0...others, using: &numbers)
    stack.insertArrangedSubview(view, at: index)
    return "insert \(leaves.firstIndex(of: view) ?? -1) at \(index)"
  }

  private mutating func changeContent() -> String {
    let view = pick(leaves)
    if let label = view as? UILabel {
      label.text = pick(["a", "abc def", "longer text here", nil])
      return "text \(leaves.firstIndex(of: view) ?? -1) = \(label.text ?? "nil")"
    }
    (view as? SizedView)?.natural = CGSize(width: pick([0, 15, 40, UIView.noIntrinsicMetric]), height: pick([15, 40]))
    return "natural size \(leaves.firstIndex(of: view) ?? -1)"
  }

  private mutating func changePriority() -> String {
    let view = pick(leaves)
    let axis: NSLayoutConstraint.Axis = pick([.horizontal, .vertical])
    let priority = UILayoutPriority(pick([200, 251, 252, 760, 999]))
    view.setContentHuggingPriority(priority, for: axis)
    return "hugging \(leaves.firstIndex(of: view) ?? -1) \(axis.rawValue) = \(priority.rawValue)"
  }
}

extension StackHistory {
  /// Runs the history of `seed` and compares it with a new hierarchy in its last state.
  public static func run(seed: UInt64, _ counts: inout HistoryCounts) {
    var history = StackHistory(seed: seed)
    var comparison = HierarchyComparison.equal
    let witness = HistoryWitness {
      history.live()
      let fresh = HierarchyCopy(of: history.root).root
      fresh.layoutIfNeeded()
      comparison = HierarchyComparison(of: history.root, and: fresh)
    }
    if let complaint = witness.complaint { return counts.add(complaint: "seed \(seed):\(history.trace): \(complaint)") }
    counts.add(comparison, "seed \(seed):\(history.trace)")
  }
}
