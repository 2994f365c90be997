// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// A layout of named boxes in a rectangle, without views: the engine for toolkits, servers and WebAssembly.
///
/// ```swift
/// let layout = BoxLayout(width: 320, height: 44)
/// try layout.add("H:|-[title]-8-[icon(side: 28)]-|; V:|-[title]-|; V:|-8-[icon(28)]")
/// layout.frame(of: "title")             // 8, 8, 268, 28
/// layout.resize(width: 480, height: 44)
/// layout.setConstant(20, of: "side")
/// ```
///
/// The boxes are those that the text names. Numbers are points, `y` grows downward, and frames are exact: rounding them
/// to pixels is up to the caller. Frames, conflicts and ambiguities are those of the constraints as they are now; they are
/// computed when they are read.
public final class BoxLayout {
  /// The name of the rectangle that contains the boxes, for messages and for ``add(_:metrics:in:)``.
  public static let rootName = "root"

  /// The spacing of a bare `-` in a text. The default is 8 points everywhere; `edges` is the spacing at the edges of the
  /// containing box.
  public var spacing = StandardSpacing(
    horizontal: 8, vertical: 8, edges: Insets(left: 8, top: 8, right: 8, bottom: 8))

  let engine = LayoutEngine()
  var items: [String: ItemID] = [:]
  /// The names of the boxes, the root first, in the order in which they were added.
  var names: [String] = []
  private var itemNames: [ItemID: String] = [:]
  var constraints: [BoxConstraint] = []
  private var namedConstraints: [String: Int] = [:]
  private var needsSolution = true
  private let direction: LayoutDirection
  private let root: ItemID

  /// Creates a layout in a rectangle, in points.
  ///
  /// - Parameter direction: What leading and trailing mean. The default is left to right.
  public init(width: Double, height: Double, direction: LayoutDirection = .leftToRight) {
    self.direction = direction
    root = engine.makeItem(in: nil)
    items[Self.rootName] = root
    itemNames[root] = Self.rootName
    names.append(Self.rootName)
    for (attribute, length) in [(LayoutAttribute.left, 0), (.top, 0), (.width, width), (.height, height)] {
      insert(
        ItemConstraint(ItemAnchor(root, attribute), .equal, constant: length), in: root, name: nil,
        source: .size)
    }
  }

  /// The frames of the boxes that `text` describes in a rectangle, by name, in the coordinates of the rectangle.
  ///
  /// - Throws: The first error in the text.
  public static func frames(_ text: String, width: Double, height: Double) throws(VisualFormatError)
    -> [String: Rectangle]
  {
    let layout = BoxLayout(width: width, height: height)
    try layout.add(text)
    return layout.frames
  }

  // MARK: Boxes and constraints

  /// Adds the boxes and constraints that a text in visual format describes.
  ///
  /// All three dialects are understood. Boxes that no earlier text has named are made in `container`, which is what `|`
  /// means for them; so is a box for each stack.
  ///
  /// - Parameters:
  ///   - text: Statements, separated by semicolons or line breaks.
  ///   - metrics: Numbers by name, in points or, after `@`, priorities.
  ///   - container: The box that contains the new ones. An unknown name makes a box in the root.
  /// - Throws: The first error in the text. Nothing has been added in that case.
  public func add(_ text: String, metrics: [String: Double] = [:], in container: String = BoxLayout.rootName)
    throws(VisualFormatError)
  {
    let tree = try FormatTree(text, dialect: .extended)
    let stated = tree.boxNames
    var views: [String: FormatNames.View] = [:]
    for name in names { views[name] = FormatNames.View(hasSuperview: name != Self.rootName) }
    for name in stated where views[name] == nil { views[name] = FormatNames.View() }
    let lowered = try tree.lowered(with: FormatNames(views: views, metrics: metrics), spacing: spacing)
    let parent = box(container, in: root)
    for name in stated { _ = box(name, in: parent) }
    let generated = lowered.generated.map { box($0.name, in: engine.parent(of: items[$0.neighbor] ?? root) ?? root) }
    for constraint in lowered.constraints { insert(constraint, generated, text) }
  }

  /// The box with a name, made in `parent` if there is none.
  private func box(_ name: String, in parent: ItemID) -> ItemID {
    if let item = items[name] { return item }
    let item = engine.makeItem(in: parent)
    items[name] = item
    itemNames[item] = name
    names.append(name)
    return item
  }

  private func insert(_ description: FormatConstraint, _ generated: [ItemID], _ text: String) {
    func item(_ item: FormatItem) -> ItemID {
      switch item {
      case .view(let name): items[name] ?? root
      case .superview(let name): items[name].flatMap { engine.parent(of: $0) } ?? root
      case .generated(let index): generated[index]
      }
    }
    // The spacing is given, so that every constant is a number.
    guard case .points(let constant) = description.constant else { return }
    let constraint = ItemConstraint(
      ItemAnchor(item(description.first), description.firstAttribute), description.relation,
      description.second.map { ItemAnchor(item($0), description.secondAttribute) },
      multiplier: description.multiplier, constant: constant, priority: description.priority.value)
    insert(
      constraint, in: nearestCommonContainer(of: constraint), name: description.name,
      source: source(of: description.range, in: text))
  }

  /// The part of `text` that states a constraint. Neighbors that touch have nothing between them; of those, the marks on
  /// both sides are quoted, such as `|[`.
  private func source(of range: SourceRange, in text: String) -> BoxConstraint.Source {
    var range = range
    if range.offsets.isEmpty, range.start.column > 1 {
      range.start.offset -= 1
      range.start.column -= 1
      range.end.offset = min(range.end.offset + 1, text.utf8.count)
    }
    return .text(range.text(in: text), line: range.start.line, column: range.start.column)
  }

  private func insert(_ constraint: ItemConstraint, in container: ItemID, name: String?, source: BoxConstraint.Source) {
    if let name { namedConstraints[name] = constraints.count }
    constraints.append(
      BoxConstraint(
        constraint, container, id: engine.insert(constraint, in: container, direction: direction), name: name,
        source: source,
        names: (self.name(of: constraint.first.item), constraint.second.map { self.name(of: $0.item) })))
    needsSolution = true
  }

  /// The innermost box that contains both boxes of a constraint, or is one of them.
  private func nearestCommonContainer(of constraint: ItemConstraint) -> ItemID {
    guard let second = constraint.second?.item else { return constraint.first.item }
    let ancestors = chain(from: constraint.first.item)
    return chain(from: second).first { ancestors.contains($0) } ?? root
  }

  private func chain(from item: ItemID) -> [ItemID] {
    var chain = [item]
    while let parent = engine.parent(of: chain[chain.count - 1]) { chain.append(parent) }
    return chain
  }

  func name(of item: ItemID) -> String { itemNames[item] ?? Self.rootName }

  /// Gives a box a size of its own, as a text or picture has: it does not get larger at the priority `hugging`, nor smaller
  /// at the priority `resistance`. An unknown name makes a box in the root.
  public func setIntrinsicContentSize(
    width: Double, height: Double, of name: String, hugging: Priority = Priority(250),
    resistance: Priority = Priority(750)
  ) {
    let item = box(name, in: root)
    for (attribute, length) in [(LayoutAttribute.width, width), (.height, height)] {
      for (relation, priority) in [(LayoutRelation.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance)] {
        let key = "\(name).\(attribute.name) \(relation.symbol) natural"
        if let index = namedConstraints[key] {
          constraints[index].constraint.priority = priority.value
          engine.setPriority(priority, of: constraints[index].id)
          needsSolution = true
          setConstant(length, at: index)
        } else {
          insert(
            ItemConstraint(ItemAnchor(item, attribute), relation, constant: length, priority: priority.value), in: item,
            name: key, source: .naturalSize)
        }
      }
    }
  }

  // MARK: Changes

  /// Changes the size of the rectangle, in points.
  public func resize(width: Double, height: Double) {
    setConstant(width, at: 2)
    setConstant(height, at: 3)
  }

  /// Changes the constant of a constraint that is named in a text, such as `[icon(side: 28)]` or `-(gap: 8)-`: the number
  /// in its place.
  ///
  /// - Returns: Whether there is a constraint of that name.
  @discardableResult
  public func setConstant(_ constant: Double, of name: String) -> Bool {
    guard let index = namedConstraints[name] else { return false }
    setConstant(constant, at: index)
    return true
  }

  private func setConstant(_ constant: Double, at index: Int) {
    constraints[index].constraint.constant = constant
    let changed = constraints[index]
    if engine.update(changed.id, to: changed.constraint, in: changed.container, direction: direction) {
      needsSolution = true
    }
  }

  // MARK: Results

  /// The names of the boxes without the root, in the order in which they were added.
  public var boxNames: [String] { Array(names.dropFirst()) }

  /// Returns the name of the box that contains a box; `nil` for the root and for an unknown name.
  public func container(of name: String) -> String? {
    items[name].flatMap { engine.parent(of: $0) }.map { self.name(of: $0) }
  }

  /// The frame of a box, in the coordinates of the box that contains it; `nil` if there is no such box.
  public func frame(of name: String) -> Rectangle? {
    solve()
    return items[name].map { engine.frame(of: $0) }
  }

  /// The frames of all boxes by name, without the root, each in the coordinates of the box that contains it.
  public var frames: [String: Rectangle] {
    solve()
    var frames: [String: Rectangle] = [:]
    for name in names.dropFirst() { frames[name] = items[name].map { engine.frame(of: $0) } }
    return frames
  }

  /// The required constraints that cannot hold together, and which of them was left out. Empty when all hold.
  public var conflicts: [BoxConflict] {
    solve()
    return engine.conflicts.map { boxConflict($0) }
  }

  /// The positions and sizes that the constraints leave open, each with the values that it could have.
  ///
  /// - Complexity: A few solutions for each box.
  public var ambiguities: [BoxAmbiguity] {
    solve()
    var result: [BoxAmbiguity] = []
    for name in names.dropFirst() {
      guard let item = items[name] else { continue }
      for (attribute, interval) in zip(LayoutEngine.frameAttributes, engine.intervals(of: [item])[0])
      where interval.upperBound - interval.lowerBound > 1e-6 {
        result.append(BoxAmbiguity(box: name, attribute: attribute, values: interval))
      }
    }
    return result
  }

  private func solve() {
    guard needsSolution else { return }
    needsSolution = false
    engine.solve()
  }

  private func boxConflict(_ conflict: LayoutConflict) -> BoxConflict {
    var members: [BoxConstraint] = []
    var bounds: [BoxConflict.Bound] = []
    for (member, _) in conflict.members {
      switch member {
      case .constraint(let id): members += constraints.filter { $0.id == id }
      case .size(let size): bounds.append(BoxConflict.Bound(box: name(of: size.item), attribute: size.attribute))
      }
    }
    let leftOut = constraints.first { $0.id == conflict.brokenConstraint } ?? constraints[0]
    return BoxConflict(constraints: members, bounds: bounds, leftOut: leftOut)
  }
}
