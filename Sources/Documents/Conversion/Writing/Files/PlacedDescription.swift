// SPDX-License-Identifier: MIT

/// A description with the names and the root view that a layout file needs.
@MainActor
struct PlacedDescription {
  let description: LayoutDescription
  /// Whether a root view of class `UIView` is put around the description's own.
  let isWrapped: Bool
  /// The name of the root view of the file.
  let rootName: String
  /// The names of the constraints that have one, by index.
  let constraintNames: [Int: String]

  /// - Throws: ``ConversionError/inexpressibleView(name:reason:)`` for a view that a layout file cannot have.
  init(_ description: LayoutDescription) throws(ConversionError) {
    self.description = description
    let root = description.root
    isWrapped =
      root.className != "UIView" || root.contentSize != nil || root.usesConstraints
      || root.properties.contains { !LayoutFileWriter.rootKeys.contains($0.name) }
    var name = isWrapped ? "screen" : root.name
    while isWrapped, description.views.contains(where: { $0.name == name }) { name += "1" }
    rootName = name
    var names: [Int: String] = [:]
    var taken = NameSet()
    for (index, constraint) in description.constraints.enumerated()
    where constraint.identifier != nil || !constraint.isActive {
      names[index] = taken.unique(constraint.identifier ?? "inactive", class: "constraint")
    }
    constraintNames = names
    for view in description.views where !view.isArranged {
      guard let superview = view.superview, description.views[superview].className == "UIStackView" else { continue }
      throw .inexpressibleView(
        name: view.name, reason: "a layout file arranges every subview of a stack view")
    }
  }
}
