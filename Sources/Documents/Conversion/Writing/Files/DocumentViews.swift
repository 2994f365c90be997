// SPDX-License-Identifier: MIT

import LayoutModel

/// The views and constraints of a description as elements of a document.
@MainActor
struct DocumentViews {
  let description: LayoutDescription

  /// Returns the element of the root view with everything in it.
  func element(_ names: inout DocumentIdentifiers) throws(ConversionError) -> WrittenElement {
    var constraints: [Int: [WrittenElement]] = [:]
    var inactive: [Int: [String]] = [:]
    for constraint in description.constraints {
      let holder = holder(of: constraint)
      let element = try self.element(constraint, in: holder, &names)
      constraints[holder, default: []].append(element)
      if !constraint.isActive, let id = element.attributes.first(where: { $0.name == "id" })?.value {
        inactive[holder, default: []].append(id)
      }
    }
    return try element(of: 0, constraints, inactive, &names)
  }

  // MARK: Views

  private func element(
    of index: Int, _ constraints: [Int: [WrittenElement]], _ inactive: [Int: [String]],
    _ names: inout DocumentIdentifiers
  ) throws(ConversionError) -> WrittenElement {
    let view = description.views[index]
    var element = try DocumentProperties(view: view, isRoot: index == 0, screen: description.screen).element(&names)
    element.set("id", names.identifier(of: .view(index)))
    element.set("userLabel", view.name)
    element.set("customClass", view.customClass)
    var subviews = WrittenElement(name: "subviews")
    for child in description.subviews(of: index) {
      subviews.elements.append(try self.element(of: child, constraints, inactive, &names))
    }
    let place = element.elements.firstIndex { $0.name == "rect" || $0.name == "autoresizingMask" } == nil ? 0 : 1
    let afterMask = element.elements.count > 1 && element.elements[1].name == "autoresizingMask" ? 2 : place
    if !subviews.elements.isEmpty { element.elements.insert(subviews, at: afterMask) }
    element.elements += guides(of: index, &names)
    if let own = constraints[index] { element.elements.append(WrittenElement(name: "constraints", elements: own)) }
    if let ids = inactive[index] {
      let mask = WrittenElement(
        name: "mask", attributes: [("key", "constraints")],
        elements: ids.map { WrittenElement(name: "exclude", attributes: [("reference", $0)]) })
      element.elements.append(WrittenElement(name: "variation", attributes: [("key", "default")], elements: [mask]))
    }
    return element
  }

  private func guides(of index: Int, _ names: inout DocumentIdentifiers) -> [WrittenElement] {
    var elements: [WrittenElement] = []
    for guide in SystemGuide.allCases {
      let item = DescribedItem.systemGuide(guide, of: index)
      guard isUsed(item), let key = Self.keys[guide] else { continue }
      elements.append(
        WrittenElement(name: "viewLayoutGuide", attributes: [("key", key), ("id", names.identifier(of: item))]))
    }
    var own = WrittenElement(name: "layoutGuides")
    for (number, guide) in description.guides.enumerated() where guide.owner == index {
      var attributes = [("id", names.identifier(of: .guide(number)))]
      if !guide.identifier.isEmpty { attributes.append(("identifier", guide.identifier)) }
      own.elements.append(WrittenElement(name: "layoutGuide", attributes: attributes))
    }
    if !own.elements.isEmpty { elements.append(own) }
    return elements
  }

  private func isUsed(_ item: DescribedItem) -> Bool {
    description.constraints.contains { $0.first.item == item || $0.second?.item == item }
  }

  private static let keys: [SystemGuide: String] = [
    .safeAreaLayoutGuide: "safeArea", .layoutMarginsGuide: "layoutMargins",
    .readableContentGuide: "readableContentGuide", .contentLayoutGuide: "contentLayoutGuide",
    .frameLayoutGuide: "frameLayoutGuide", .keyboardLayoutGuide: "keyboard",
  ]

  // MARK: Constraints

  /// Returns the index of the nearest view that contains the items of a constraint.
  private func holder(of constraint: DescribedConstraint) -> Int {
    let first = description.owner(of: constraint.first.item)
    guard let second = constraint.second else { return first }
    var path: Set<Int> = []
    var next: Int? = first
    while let index = next {
      path.insert(index)
      next = description.views[index].superview
    }
    next = description.owner(of: second.item)
    while let index = next, !path.contains(index) { next = description.views[index].superview }
    return next ?? 0
  }

  private func element(
    _ constraint: DescribedConstraint, in holder: Int, _ names: inout DocumentIdentifiers
  ) throws(ConversionError) -> WrittenElement {
    func fail(_ reason: String) -> ConversionError {
      .inexpressible(constraint: description.equation(constraint), reason: reason)
    }
    guard !constraint.isDistance else { throw fail("a document has no distances between attributes") }
    guard constraint.second != nil || constraint.first.attribute.isSize else {
      throw fail("a document compares a position with another position only")
    }
    var element = WrittenElement(name: "constraint")
    if constraint.first.item != .view(holder) { element.set("firstItem", names.identifier(of: constraint.first.item)) }
    element.set("firstAttribute", constraint.first.attribute.documentName)
    if constraint.relation != .equal { element.set("relation", constraint.relation.documentName) }
    if let second = constraint.second {
      element.set("secondItem", names.identifier(of: second.item))
      element.set("secondAttribute", second.attribute.documentName)
    }
    if constraint.multiplier != 1 { element.set("multiplier", NumberText.text(constraint.multiplier)) }
    if constraint.priority != 1000 { element.set("priority", NumberText.text(constraint.priority)) }
    if constraint.constant != 0 { element.set("constant", NumberText.text(constraint.constant)) }
    if constraint.systemSpacing.map({ abs($0) == 1 }) == true { element.set("symbolic", if: true) }
    element.set("identifier", constraint.identifier)
    element.set("id", names.make())
    return element
  }
}
