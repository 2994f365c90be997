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
/// Source: Facts, “Recorded documents”; how an incremental simplex method adds a constraint (Badros, Borning and
/// Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm).
@MainActor
struct CanvasTies {
  private let axis: LayoutAxis
  private let traits: InterfaceTraits
  private let document: InterfaceDocument
  /// The views on the canvas, and their indices by identifier; `nil` for those that could not be created.
  private let views: [UIView?]
  private let indices: [String: Int]
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
    document = root.document
    let tree = root.tree
    views = tree.map { builder.views[$0.id] }
    indices = Dictionary(tree.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for (index, view) in tree.enumerated() { define(view, index) }
    let constraints = root.element.subtree.filter { $0.name == "constraint" }
      .map { InterfaceConstraint($0, in: root.document) }
      .filter { $0.relation == .equal && $0.isInstalled(under: traits) }
    for constraint in constraints where constraint.priority(under: traits) >= 1000 { add(constraint) }
    for constraint in constraints
    where (Self.leastPriority..<1000).contains(constraint.priority(under: traits)) { add(constraint) }
  }

  // MARK: Definitions

  private mutating func define(_ view: InterfaceView, _ index: Int) {
    let position = CanvasLength(view: index, kind: .position)
    let length = CanvasLength(view: index, kind: .length)
    if index == 0 {
      definitions[position] = OrderedSum()
      definitions[length] = OrderedSum()
    } else if !view.isPlaced {
      let parent = view.parent.flatMap { indices[$0.id] } ?? 0
      definitions[position] = OrderedSum(CanvasLength(view: parent, kind: .position))
      definitions[length] = OrderedSum()
    } else if view.kind == .stackView {
      define(stack: view, index)
    } else if view.isArranged, view.kind == .view {
      // Plain arranged views keep the size they were drawn with.
      definitions[length] = OrderedSum()
    } else if hasContent(view, index) {
      definitions[length] = OrderedSum(CanvasLength(view: index, kind: .deviation))
    }
  }

  /// Defines the length of a stack view whose visible views fill it along the axis: the sum of theirs.
  private mutating func define(stack: InterfaceView, _ index: Int) {
    guard (stack.element["axis"] == "vertical") == (axis == .vertical), stack.element["distribution"] == nil else {
      return
    }
    var length = OrderedSum()
    for view in stack.subviews where !view.element.flag("hidden") {
      guard let arranged = indices[view.id] else { continue }
      var position = OrderedSum(CanvasLength(view: index, kind: .position))
      position.add(length)
      definitions[CanvasLength(view: arranged, kind: .position)] = position
      length.add(CanvasLength(view: arranged, kind: .length))
    }
    definitions[CanvasLength(view: index, kind: .length)] = length
  }

  private func hasContent(_ view: InterfaceView, _ index: Int) -> Bool {
    guard view.kind?.hasContentSize == true, let size = views[index]?.intrinsicContentSize else { return false }
    return (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
  }

  /// The largest number of terms of a sum, and of definitions that are substituted into each other. Longer chains are
  /// cut: their end counts as undetermined, so that the work for a constraint has a limit.
  private static let maximumLength = 32

  /// Returns a number in terms of those that are not determined.
  private mutating func sum(of length: CanvasLength, depth: Int) -> OrderedSum {
    guard let definition = definitions[length] else { return OrderedSum(length) }
    if definition.terms.allSatisfy({ definitions[$0.length] == nil }) { return definition }
    var result = OrderedSum()
    if depth < Self.maximumLength {
      for term in definition.terms { result.add(sum(of: term.length, depth: depth + 1), times: term.factor) }
    }
    if depth < Self.maximumLength, result.terms.count <= Self.maximumLength {
      definitions[length] = result
      return result
    }
    definitions[length] = nil
    return OrderedSum(length)
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
    guard equation.terms.count <= Self.maximumLength else { return }
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
    if candidates.count > 1, let view = views[terms[candidates[0]].length.view] { yielding.append(view) }
    return candidates.first
  }

  private mutating func value(of attribute: LayoutAttribute, _ item: String) -> OrderedSum? {
    guard let element = document.layoutItem(item) else { return nil }
    // Guides of controllers are at fixed positions, and those of views are at fixed distances from their views.
    guard let owner = InterfaceView.isView(element) ? element : element.ancestors.first(where: InterfaceView.isView)
    else { return OrderedSum() }
    guard let index = indices[owner["id"] ?? ""] else { return nil }
    var sum = self.sum(of: CanvasLength(view: index, kind: .position), depth: 0)
    let length = self.sum(of: CanvasLength(view: index, kind: .length), depth: 0)
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
    (views[length.view]?.contentHuggingPriority(for: viewAxis) ?? .required).rawValue
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

/// A number that describes a view along one axis.
struct CanvasLength: Hashable {
  enum Kind: Int8 {
    /// The minimum coordinate of the view, in the coordinates of the scene.
    case position
    /// The width or height.
    case length
    /// The difference of the length from the content size.
    case deviation
  }

  /// The index of the view in the tree of the scene's top-level view.
  let view: Int
  let kind: Kind
}

/// A sum of multiples, whose terms are in the order in which they were added. Constants are left out.
struct OrderedSum {
  private(set) var terms: [(length: CanvasLength, factor: Double)] = []

  /// Factors that are smaller are taken for 0.
  private static let precision = 1e-9

  init() {}

  init(_ length: CanvasLength) { terms = [(length, 1)] }

  mutating func add(_ length: CanvasLength, times factor: Double = 1) {
    guard abs(factor) >= Self.precision else { return }
    guard let index = terms.firstIndex(where: { $0.length == length }) else { return terms.append((length, factor)) }
    terms[index].factor += factor
    if abs(terms[index].factor) < Self.precision { terms.remove(at: index) }
  }

  mutating func add(_ other: OrderedSum, times factor: Double = 1) {
    for term in other.terms { add(term.length, times: term.factor * factor) }
  }

  /// Returns the value of the term at `index` in terms of the others, if the sum is constant.
  func solved(forTermAt index: Int) -> OrderedSum {
    var result = OrderedSum()
    for (position, term) in terms.enumerated() where position != index {
      result.add(term.length, times: -term.factor / terms[index].factor)
    }
    return result
  }
}
