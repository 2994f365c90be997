// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// Finds the views that leave their content size where several could, with equal priorities.
///
/// The tool adds the constraints in the order of the document to the content sizes of all views. A constraint that
/// leaves nothing to determine but content sizes changes the first of them in its equation, after the equations of
/// earlier constraints were substituted into it.
///
/// Source: recorded documents.
@MainActor
struct CanvasTies {
  private let axis: LayoutAxis
  private let traits: InterfaceTraits
  private let document: InterfaceDocument
  private let builder: NibBuilder
  /// The lengths and positions that are determined, in terms of others that are not.
  private var definitions: [Symbol: Sum] = [:]
  /// The views that yield, in order.
  private(set) var yielding: [InterfaceView] = []

  private struct Symbol: Hashable {
    enum Kind { case position, length, content }
    let view: String
    let kind: Kind
  }

  /// A sum of multiples in the order in which they were added.
  private struct Sum {
    private(set) var terms: [(symbol: Symbol, factor: Double)] = []

    init() {}
    init(_ symbol: Symbol, times factor: Double = 1) { terms = [(symbol, factor)] }

    mutating func add(_ symbol: Symbol, times factor: Double) {
      if let index = terms.firstIndex(where: { $0.symbol == symbol }) {
        terms[index].factor += factor
        if abs(terms[index].factor) < 1e-9 { terms.remove(at: index) }
      } else {
        terms.append((symbol, factor))
      }
    }

    mutating func add(_ other: Sum, times factor: Double) {
      for term in other.terms { add(term.symbol, times: term.factor * factor) }
    }
  }

  init(_ axis: LayoutAxis, in root: InterfaceView, _ builder: NibBuilder, traits: InterfaceTraits) {
    self.axis = axis
    self.traits = traits
    self.builder = builder
    document = root.document
    for view in root.tree { define(view, isRoot: view.id == root.id) }
    let constraints = root.element.subtree.filter { $0.name == "constraint" }
      .map { InterfaceConstraint($0, in: root.document) }
      .filter { $0.relation == .equal && $0.isInstalled(under: traits) }
    for constraint in constraints where constraint.priority(under: traits) >= 1000 { add(constraint) }
    for constraint in constraints where (751..<1000).contains(constraint.priority(under: traits)) { add(constraint) }
  }

  // MARK: Equations

  private mutating func define(_ view: InterfaceView, isRoot: Bool) {
    let position = Symbol(view: view.id, kind: .position)
    let length = Symbol(view: view.id, kind: .length)
    if isRoot {
      definitions[position] = Sum()
      definitions[length] = Sum()
    } else if !view.isPlaced {
      definitions[position] = view.parent.map { sum(Symbol(view: $0.id, kind: .position)) } ?? Sum()
      definitions[length] = Sum()
    } else if view.isArranged, view.kind == .view {
      definitions[length] = Sum()
    } else if view.kind == .stackView {
      define(stack: view)
    } else if hasContent(view) {
      definitions[length] = Sum(Symbol(view: view.id, kind: .content))
    }
  }

  /// Defines the length of a stack view as the sum of those of its visible views, if they fill it along the axis.
  private mutating func define(stack: InterfaceView) {
    let isVertical = stack.element["axis"] == "vertical"
    guard isVertical == (axis == .vertical), stack.element["distribution"] == nil else { return }
    var sum = Sum()
    var position = Sum(Symbol(view: stack.id, kind: .position))
    for view in stack.subviews where !view.element.flag("hidden") {
      definitions[Symbol(view: view.id, kind: .position)] = position
      position.add(Symbol(view: view.id, kind: .length), times: 1)
      sum.add(Symbol(view: view.id, kind: .length), times: 1)
    }
    definitions[Symbol(view: stack.id, kind: .length)] = sum
  }

  /// Returns whether the length of `view` is that of its content where nothing else determines it.
  private func hasContent(_ view: InterfaceView) -> Bool {
    guard view.kind?.hasContentSize == true, let made = builder.views[view.id] else { return false }
    let size = made.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
  }

  private func sum(_ symbol: Symbol) -> Sum {
    guard let definition = definitions[symbol] else { return Sum(symbol) }
    var result = Sum()
    for term in definition.terms {
      result.add(term.symbol == symbol ? Sum(symbol) : sum(term.symbol), times: term.factor)
    }
    return result
  }

  private mutating func add(_ constraint: InterfaceConstraint) {
    guard let attribute = constraint.firstAttribute, attribute.axis == axis,
      var equation = value(attribute, of: constraint.firstItem)
    else { return }
    if let second = constraint.secondItem {
      guard let attribute = constraint.secondAttribute, let value = value(attribute, of: second) else { return }
      equation.add(value, times: -constraint.multiplier(under: traits))
    }
    if let free = equation.terms.first(where: { $0.symbol.kind != .content }) { return solve(equation, for: free.symbol) }
    let least = equation.terms.map { hugging($0.symbol) }.min()
    let cheapest = equation.terms.filter { hugging($0.symbol) == least }
    let greatest = cheapest.map { abs($0.factor) }.max() ?? 0
    let candidates = cheapest.filter { abs($0.factor) > greatest - 1e-6 }.map(\.symbol)
    guard let chosen = candidates.first else { return }
    if candidates.count > 1, let element = document.layoutItem(chosen.view) {
      yielding.append(InterfaceView(element, in: document))
    }
    solve(equation, for: chosen)
  }

  private mutating func solve(_ equation: Sum, for symbol: Symbol) {
    guard let factor = equation.terms.first(where: { $0.symbol == symbol })?.factor else { return }
    var definition = Sum()
    for term in equation.terms where term.symbol != symbol { definition.add(term.symbol, times: -term.factor / factor) }
    definitions[symbol] = definition
  }

  private func value(_ attribute: LayoutAttribute, of item: String) -> Sum? {
    guard let element = document.layoutItem(item) else { return nil }
    let owner: String
    if InterfaceView.isView(element) {
      owner = item
    } else if InterfaceGuide.isGuide(element), let parent = element.ancestors.first(where: InterfaceView.isView) {
      owner = parent["id"] ?? ""
    } else {
      return Sum()
    }
    let position = Symbol(view: owner, kind: .position)
    let length = Symbol(view: owner, kind: .length)
    switch attribute {
    case .width, .height: return sum(length)
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: return sum(position)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      var result = sum(position)
      result.add(sum(length), times: 0.5)
      return result
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline:
      var result = sum(position)
      result.add(sum(length), times: 1)
      return result
    default: return nil
    }
  }

  private func hugging(_ symbol: Symbol) -> Float {
    guard let view = builder.views[symbol.view] else { return 0 }
    let axis: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
    return view.contentHuggingPriority(for: axis).rawValue
  }

  // MARK: Priorities

  /// Lowers the priorities of the content sizes of the views that yield, just below those of other views.
  func apply() {
    for view in yielding { lower(view) }
  }

  private func lower(_ interface: InterfaceView) {
    guard let view = builder.views[interface.id] else { return }
    let axis: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let compression = view.contentCompressionResistancePriority(for: axis).rawValue
    if hugging < 1000 { view.setContentHuggingPriority(UILayoutPriority(hugging.nextDown), for: axis) }
    if compression < 1000 {
      view.setContentCompressionResistancePriority(UILayoutPriority(compression.nextDown), for: axis)
    }
  }
}
