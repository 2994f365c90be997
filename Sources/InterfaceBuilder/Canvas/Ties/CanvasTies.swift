// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// Decides which view leaves its content size where several could, with equal priorities.
///
/// A constraint that leaves nothing to determine but content sizes changes one of them. The tool has the content sizes
/// first and adds the constraints in the order of the document, required ones before others. It changes the first view
/// in the equation of the constraint, after the equations of earlier ones have been substituted into it. A view whose
/// length counts only in part would have to change more, so it comes later.
///
/// Source: recorded documents; how an incremental simplex method adds a constraint (Badros, Borning and Stuckey: The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm).
@MainActor
struct CanvasTies {
  private let axis: LayoutAxis
  private let traits: InterfaceTraits
  private let document: InterfaceDocument
  private let builder: NibBuilder
  /// The lengths and positions that are determined by others.
  private var definitions: [CanvasLength: OrderedSum] = [:]
  /// The views that leave their content size, in order.
  private var yielding: [UIView] = []

  /// Lowers the priorities of the content sizes that are left, just below those of other views, on both axes.
  static func resolve(in root: InterfaceView, _ builder: NibBuilder, traits: InterfaceTraits) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let ties = CanvasTies(axis, in: root, builder, traits: traits)
      for view in ties.yielding { ties.lowerPriorities(of: view) }
    }
  }

  /// The lowest priority of optional constraints that are satisfied rather than content sizes.
  private static let leastPriority = Double(UILayoutPriority.defaultHigh.rawValue) + 1

  private init(_ axis: LayoutAxis, in root: InterfaceView, _ builder: NibBuilder, traits: InterfaceTraits) {
    self.axis = axis
    self.traits = traits
    self.builder = builder
    document = root.document
    for view in root.tree { define(view, isRoot: view.id == root.id) }
    let constraints = root.element.subtree.filter { $0.name == "constraint" }
      .map { InterfaceConstraint($0, in: root.document) }
      .filter { $0.relation == .equal && $0.isInstalled(under: traits) }
    for constraint in constraints where constraint.priority(under: traits) >= 1000 { add(constraint) }
    for constraint in constraints
    where (Self.leastPriority..<1000).contains(constraint.priority(under: traits)) { add(constraint) }
  }

  // MARK: Definitions

  private mutating func define(_ view: InterfaceView, isRoot: Bool) {
    let position = CanvasLength(view: view.id, kind: .position)
    let length = CanvasLength(view: view.id, kind: .length)
    if isRoot {
      definitions[position] = OrderedSum()
      definitions[length] = OrderedSum()
    } else if !view.isPlaced {
      definitions[position] = view.parent.map { sum(of: .position, in: $0.id) } ?? OrderedSum()
      definitions[length] = OrderedSum()
    } else if view.kind == .stackView {
      define(stack: view)
    } else if view.isArranged, view.kind == .view {
      // Plain arranged views keep the size they were drawn with.
      definitions[length] = OrderedSum()
    } else if hasContent(view) {
      definitions[length] = OrderedSum(CanvasLength(view: view.id, kind: .deviation))
    }
  }

  /// Defines the length of a stack view whose visible views fill it along the axis: the sum of theirs.
  private mutating func define(stack: InterfaceView) {
    guard (stack.element["axis"] == "vertical") == (axis == .vertical), stack.element["distribution"] == nil else {
      return
    }
    var length = OrderedSum()
    for view in stack.subviews where !view.element.flag("hidden") {
      var position = OrderedSum(CanvasLength(view: stack.id, kind: .position))
      position.add(length)
      definitions[CanvasLength(view: view.id, kind: .position)] = position
      length.add(CanvasLength(view: view.id, kind: .length))
    }
    definitions[CanvasLength(view: stack.id, kind: .length)] = length
  }

  private func hasContent(_ view: InterfaceView) -> Bool {
    guard view.kind?.hasContentSize == true, let made = builder.views[view.id] else { return false }
    let size = made.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
  }

  /// Returns a number in terms of those that are not determined.
  private func sum(of kind: CanvasLength.Kind, in view: String) -> OrderedSum {
    sum(of: CanvasLength(view: view, kind: kind))
  }

  private func sum(of length: CanvasLength) -> OrderedSum {
    guard let definition = definitions[length] else { return OrderedSum(length) }
    var result = OrderedSum()
    for term in definition.terms { result.add(sum(of: term.length), times: term.factor) }
    return result
  }

  // MARK: Constraints

  private mutating func add(_ constraint: InterfaceConstraint) {
    guard let attribute = constraint.firstAttribute, attribute.axis == axis,
      var equation = value(of: attribute, constraint.firstItem)
    else { return }
    if let second = constraint.secondItem {
      guard let attribute = constraint.secondAttribute, let value = value(of: attribute, second) else { return }
      equation.add(value, times: -constraint.multiplier(under: traits))
    }
    let free = equation.terms.firstIndex { $0.length.kind != .deviation }
    guard let index = free ?? indexOfYieldingTerm(in: equation) else { return }
    definitions[equation.terms[index].length] = equation.solved(forTermAt: index)
  }

  /// Returns the index of the content size that a constraint changes, and notes its view if others could change as
  /// well.
  private mutating func indexOfYieldingTerm(in equation: OrderedSum) -> Int? {
    let terms = equation.terms
    let least = terms.map { hugging($0.length) }.min()
    let cheapest = terms.indices.filter { hugging(terms[$0].length) == least }
    let greatest = cheapest.map { abs(terms[$0].factor) }.max() ?? 0
    let candidates = cheapest.filter { abs(terms[$0].factor) > greatest * 0.999 }
    if candidates.count > 1, let view = builder.views[terms[candidates[0]].length.view] { yielding.append(view) }
    return candidates.first
  }

  private func value(of attribute: LayoutAttribute, _ item: String) -> OrderedSum? {
    guard let element = document.layoutItem(item) else { return nil }
    // Guides of controllers are at fixed positions, and those of views are at fixed distances from their views.
    guard let owner = InterfaceView.isView(element) ? element : element.ancestors.first(where: InterfaceView.isView)
    else { return OrderedSum() }
    var sum = sum(of: .position, in: owner["id"] ?? "")
    let length = self.sum(of: .length, in: owner["id"] ?? "")
    switch attribute {
    case .width, .height: return length
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: break
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: sum.add(length, times: 0.5)
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline: sum.add(length)
    default: return nil
    }
    return sum
  }

  // MARK: Priorities

  private var viewAxis: NSLayoutConstraint.Axis { axis == .horizontal ? .horizontal : .vertical }

  private func hugging(_ length: CanvasLength) -> Float {
    (builder.views[length.view]?.contentHuggingPriority(for: viewAxis) ?? .required).rawValue
  }

  private func lowerPriorities(of view: UIView) {
    func lowered(_ priority: UILayoutPriority) -> UILayoutPriority {
      priority.rawValue < UILayoutPriority.required.rawValue ? UILayoutPriority(priority.rawValue.nextDown) : priority
    }
    view.setContentHuggingPriority(lowered(view.contentHuggingPriority(for: viewAxis)), for: viewAxis)
    view.setContentCompressionResistancePriority(
      lowered(view.contentCompressionResistancePriority(for: viewAxis)), for: viewAxis)
  }
}
