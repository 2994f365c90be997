// SPDX-License-Identifier: MIT

import UIKit

/// Views, guides and constraints that pseudorandom changes add, remove and change.
@MainActor
public struct ViewHistory {
  /// The root, with a frame set in code.
  public let root = stage(320, 480)
  /// The active constraints and some that are not, in the order of their last activation.
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// The changes so far, for a message; `/` is a layout.
  public private(set) var trace = ""
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var numbers: SeededNumbers

  /// Makes an empty root for `seed`.
  public init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &numbers)]
  }

  private mutating func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }

  private var viewsInRoot: [UIView] { [root] + views.filter { $0.isDescendant(of: root) } }

  private mutating func randomItem() -> AnyObject {
    let owned = guides.filter { $0.owningView?.isDescendant(of: root) ?? false }
    return !owned.isEmpty && chance(of: 4) ? pick(owned) : pick(viewsInRoot)
  }

  private func name(_ item: AnyObject?) -> String {
    if item === root { return "root" }
    if let index = views.firstIndex(where: { $0 === item }) { return "v\(index)" }
    return guides.firstIndex { $0 === item }.map { "g\($0)" } ?? "-"
  }

  // MARK: Changes

  /// Makes many changes, and calls `check` after each layout.
  public mutating func live(_ check: (ViewHistory) -> Void) {
    for _ in 0..<Int.random(in: 5...45, using: &numbers) {
      change()
      guard chance(of: 3) else { continue }
      layOut(check)
    }
    layOut(check)
  }

  private mutating func layOut(_ check: (ViewHistory) -> Void) {
    root.layoutIfNeeded()
    trace += " /"
    check(self)
  }

  private mutating func change() {
    switch Int.random(in: 0..<24, using: &numbers) {
    case 0, 1, 2: addView()
    case 3: addGuide()
    case 4, 5, 6, 7, 8, 9: for _ in 0..<Int.random(in: 1...4, using: &numbers) { addConstraint() }
    case 10, 11: switchConstraint()
    case 12, 13: changeConstant()
    case 14: changePriority()
    case 15: removeView()
    case 16: moveView()
    case 17: removeGuide()
    case 18: hideView()
    case 19: changeStack()
    case 20: changeRoot()
    case 21: changeContent()
    case 22: changeFrame()
    default: fit()
    }
  }

  private mutating func addView() {
    let view: UIView
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0, 1:
      let label = UILabel()
      label.text = "label text"
      label.numberOfLines = chance(of: 3) ? 0 : 1
      view = label
    case 2, 3: view = UIStackView()
    case 4: view = UIScrollView()
    case 5: view = UIView()
    default: view = SizedView(30, 20)
    }
    view.translatesAutoresizingMaskIntoConstraints = chance(of: 6)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(x: 10, y: 20, width: 60, height: 40)
      view.autoresizingMask = pick([[], .flexibleWidth, [.flexibleLeftMargin, .flexibleTopMargin]])
    }
    let parent = pick(viewsInRoot)
    views.append(view)
    if let stack = parent as? UIStackView, chance(of: 2) {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
    trace += " \(name(view)) = \(type(of: view)) in \(name(parent))"
  }

  private mutating func addGuide() {
    let guide = UILayoutGuide()
    let owner = pick(viewsInRoot)
    owner.addLayoutGuide(guide)
    guides.append(guide)
    trace += " \(name(guide)) in \(name(owner))"
  }

  private mutating func removeGuide() {
    guard !guides.isEmpty else { return }
    let guide = pick(guides)
    guide.owningView?.removeLayoutGuide(guide)
    trace += " remove \(name(guide))"
  }

  private static let attributesAcross: [NSLayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .leftMargin, .rightMargin,
    .centerXWithinMargins,
  ]
  private static let attributesDown: [NSLayoutConstraint.Attribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
  ]

  private mutating func addConstraint() {
    let first = randomItem()
    let second = randomItem()
    guard first !== second else { return }
    let constant = CGFloat(pick([0, 8, -8, 20, 50, 100]))
    let relation: NSLayoutConstraint.Relation = pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let constraint: NSLayoutConstraint
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0, 1, 2: constraint = position(first, relation, second, Self.attributesAcross, constant)
    case 3, 4: constraint = position(first, relation, second, Self.attributesDown, constant)
    case 5:
      constraint = NSLayoutConstraint(
        item: first, attribute: pick([.width, .height]), relatedBy: relation, toItem: second,
        attribute: pick([.width, .height]), multiplier: pick([1, 0.5, 2]), constant: pick([0, 0, 10]))
    default:
      constraint = NSLayoutConstraint(
        item: first, attribute: pick([.width, .height]), relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: abs(constant))
    }
    constraint.priority = UILayoutPriority(pick([1000, 1000, 999, 750, 500, 251, 250, 50]))
    activate(constraint)
    trace += " c\(constraints.count - 1) = \(describe(constraint))"
  }

  private mutating func position(
    _ first: AnyObject, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject,
    _ attributes: [NSLayoutConstraint.Attribute], _ constant: CGFloat
  ) -> NSLayoutConstraint {
    // Leading and trailing edges do not go with left and right ones.
    var attributes = attributes
    if attributes.contains(.left) {
      let absolute: [NSLayoutConstraint.Attribute] = [.left, .right, .leftMargin, .rightMargin]
      let relative: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
      attributes = attributes.filter { !(chance(of: 2) ? absolute : relative).contains($0) }
      if attributes.contains(where: absolute.contains) { attributes.removeAll(where: relative.contains) }
    }
    func usable(_ item: AnyObject) -> [NSLayoutConstraint.Attribute] {
      item is UIView ? attributes : attributes.filter { !Self.attributesOfViews.contains($0) }
    }
    return NSLayoutConstraint(
      item: first, attribute: pick(usable(first)), relatedBy: relation, toItem: second, attribute: pick(usable(second)),
      multiplier: 1, constant: constant)
  }

  /// The attributes that guides lack.
  private static let attributesOfViews: Set<NSLayoutConstraint.Attribute> = [
    .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
    .centerYWithinMargins, .firstBaseline, .lastBaseline,
  ]

  private func describe(_ constraint: NSLayoutConstraint) -> String {
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
    return "\(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue) \(relation) \(constraint.multiplier)"
      + "*\(name(constraint.secondItem)).\(constraint.secondAttribute.rawValue) + \(constraint.constant)"
      + " @\(constraint.priority.rawValue)"
  }

  /// Activates a constraint, which becomes the youngest.
  private mutating func activate(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.isActive = true
    constraints.append(constraint)
  }

  private mutating func switchConstraint() {
    guard !constraints.isEmpty else { return }
    let index = Int.random(in: constraints.indices, using: &numbers)
    let constraint = constraints[index]
    if constraint.isActive {
      constraint.isActive = false
    } else {
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      let holders = items.map { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
      guard holders.allSatisfy({ $0?.isDescendant(of: root) ?? false }) else { return }
      activate(constraint)
    }
    trace += " c\(index) active = \(constraint.isActive)"
  }

  private mutating func changeConstant() {
    guard !constraints.isEmpty else { return }
    let index = Int.random(in: constraints.indices, using: &numbers)
    constraints[index].constant = CGFloat(pick([0, 10, 33, -20, 200]))
    trace += " c\(index).constant = \(constraints[index].constant)"
  }

  private mutating func changePriority() {
    guard !constraints.isEmpty else { return }
    let index = Int.random(in: constraints.indices, using: &numbers)
    constraints[index].priority = UILayoutPriority(pick([1000, 750, 251]))
    trace += " c\(index).priority = \(constraints[index].priority.rawValue)"
  }

  private mutating func removeView() {
    guard !views.isEmpty else { return }
    let view = pick(views)
    view.removeFromSuperview()
    trace += " remove \(name(view))"
  }

  /// Adds a view again that was removed, or moves it to another superview.
  private mutating func moveView() {
    guard !views.isEmpty else { return }
    let view = pick(views)
    let parents = viewsInRoot.filter { !$0.isDescendant(of: view) }
    let parent = pick(parents)
    parent.addSubview(view)
    trace += " \(name(view)) to \(name(parent))"
  }

  private mutating func hideView() {
    guard !views.isEmpty else { return }
    let view = pick(views)
    view.isHidden.toggle()
    trace += " \(name(view)).isHidden = \(view.isHidden)"
  }

  private mutating func changeStack() {
    let stacks = views.compactMap { $0 as? UIStackView }
    guard !stacks.isEmpty else { return }
    let stack = pick(stacks)
    stack.axis = pick([.horizontal, .vertical])
    stack.distribution = pick([.fill, .equalSpacing, .fillEqually, .equalCentering])
    stack.alignment = pick([.fill, .center, .leading, .firstBaseline])
    trace += " \(name(stack)) axis \(stack.axis.rawValue) distribution \(stack.distribution.rawValue)"
    trace += " alignment \(stack.alignment.rawValue)"
  }

  private mutating func changeRoot() {
    root.frame.size.width = CGFloat(pick([100, 320, 500]))
    trace += " root.width = \(root.frame.width)"
  }

  private mutating func changeContent() {
    guard !views.isEmpty else { return }
    let view = pick(views)
    if let label = view as? UILabel { label.text = pick(["a", "two words", "a text of several words", nil]) }
    if let sized = view as? SizedView { sized.natural = CGSize(width: pick([10, 60, -1]), height: pick([10, 35])) }
    if let scroll = view as? UIScrollView { scroll.contentOffset = CGPoint(x: pick([0, 7]), y: pick([0, 30])) }
    trace += " content of \(name(view))"
  }

  private mutating func changeFrame() {
    let translating = views.filter(\.translatesAutoresizingMaskIntoConstraints)
    guard !translating.isEmpty else { return }
    let view = pick(translating)
    view.frame = CGRect(x: pick([0, 15]), y: pick([0, 25]), width: pick([40, 90]), height: pick([30, 44]))
    trace += " \(name(view)).frame = \(view.frame)"
  }

  private mutating func fit() {
    let view = pick(viewsInRoot)
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    trace += " fit \(name(view))"
  }

  /// An active required constraint that does not hold, with the deviation; `nil` if all hold that can be measured by frames.
  public var violatedRequiredConstraint: String? {
    for constraint in constraints where constraint.isActive && constraint.priority == .required {
      guard let excess = ConstraintExcess(constraint, in: root), !excess.isAllowed else { continue }
      return "\(describe(constraint)) is violated by \(excess.amount)"
    }
    return nil
  }
}

extension ViewHistory {
  /// Runs the history of `seed`, checks every layout, and compares the last with a new hierarchy in its state.
  public static func run(seed: UInt64, _ counts: inout HistoryCounts) {
    var history = ViewHistory(seed: seed)
    var comparison = HierarchyComparison.equal
    var violation: String?
    let witness = HistoryWitness {
      history.live { history in
        guard violation == nil, history.root.inspection.conflicts.isEmpty else { return }
        violation = history.violatedRequiredConstraint
      }
      let fresh = HierarchyCopy(of: history.root, constraints: history.constraints).root
      fresh.layoutIfNeeded()
      comparison = HierarchyComparison(of: history.root, and: fresh)
    }
    let description = "seed \(seed):\(history.trace)"
    if let complaint = witness.complaint ?? violation { return counts.add(complaint: "\(description): \(complaint)") }
    counts.add(comparison, description)
  }
}
