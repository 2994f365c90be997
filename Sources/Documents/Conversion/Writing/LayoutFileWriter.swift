// SPDX-License-Identifier: MIT

import LayoutModel

/// Writes a layout file. Constraints become equations, guides hidden views.
public struct LayoutFileWriter: LayoutWriter {
  /// Creates a writer.
  public init() {}

  /// Returns the layout file. See ``LayoutWriter/text(for:)``.
  public func text(for description: LayoutDescription) throws(ConversionError) -> String {
    let placed = try PlacedDescription(description)
    var lines = screen(of: placed)
    lines.append("")
    lines.append("views:")
    lines += try views(of: placed)
    let equations = try constraints(of: placed)
    if !equations.isEmpty { lines += ["", "constraints:"] + equations }
    let inactive = placed.description.constraints.indices.filter { !placed.description.constraints[$0].isActive }
    if !inactive.isEmpty {
      lines.append("inactive: [" + inactive.map { placed.constraintNames[$0] ?? "" }.joined(separator: ", ") + "]")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Screen

  private func screen(of placed: PlacedDescription) -> [String] {
    let screen = placed.description.screen
    var lines = ["size: [\(NumberText.text(screen.width)), \(NumberText.text(screen.height))]"]
    lines.append("scale: \(NumberText.text(screen.scale))")
    if let system = screen.system { lines.append("os: \(system)") }
    if screen.isRightToLeft { lines.append("direction: rtl") }
    if let size = screen.textSize { lines.append("textSize: \(size)") }
    lines.append("name: \(placed.rootName)")
    if screen.safeArea != .zero { lines.append("safeAreaInsets: \(YAMLText.insets(screen.safeArea))") }
    if !placed.isWrapped {
      lines += placed.description.root.properties.compactMap { property in
        Self.rootKeys.contains(property.name) ? line(for: property) : nil
      }
    }
    return lines
  }

  /// The properties of the root view that a layout file has.
  static let rootKeys: Set<String> = [
    "backgroundColor", "margins", "cornerRadius", "border", "clipsToBounds", "hugging", "compression",
    "insetsLayoutMarginsFromSafeArea", "tintColor",
  ]

  /// Returns what a layout file does not have. See ``LayoutWriter/omissions(of:)``.
  public func omissions(of description: LayoutDescription) -> [ConversionOmission] {
    description.omissions + description.customClasses + description.imageContents
  }

  private func line(for property: DescribedProperty) -> String? {
    switch (property.name, property.value) {
    case ("margins", .none): nil
    case ("margins", .insets(let insets)): "layoutMargins: \(YAMLText.insets(insets))"
    case ("image", .none), ("font", .none), ("textColor", .none), ("titleColor", .none), ("border", .none): nil
    case (_, let value): "\(property.name): \(YAMLText.value(value))"
    }
  }

  // MARK: Views

  private func views(of placed: PlacedDescription) throws(ConversionError) -> [String] {
    placed.isWrapped ? try lines(of: 0, placed, indent: 2) : try children(of: 0, placed, indent: 2)
  }

  private func children(of index: Int, _ placed: PlacedDescription, indent: Int) throws(ConversionError) -> [String] {
    var lines: [String] = []
    for child in placed.description.subviews(of: index) { lines += try self.lines(of: child, placed, indent: indent) }
    let space = String(repeating: " ", count: indent)
    for guide in placed.description.guides where guide.owner == index {
      lines.append("\(space)\(guide.name): { hidden: true }  # a layout guide")
    }
    return lines
  }

  private func lines(of index: Int, _ placed: PlacedDescription, indent: Int) throws(ConversionError) -> [String] {
    let view = placed.description.views[index]
    let space = String(repeating: " ", count: indent)
    var properties = self.properties(of: index, placed)
    if view.className != "UIView" { properties.insert("class: \(view.className)", at: 0) }
    let subviews = try children(of: index, placed, indent: indent + 4)
    let remarks = [view.customClass].compactMap(\.self) + view.unavailableFonts.map { "font: \($0)" }
    let comment =
      remarks.isEmpty
      ? "" : "  # " + remarks.joined(separator: ", ").split(whereSeparator: \.isNewline).joined(separator: " ")
    if subviews.isEmpty, properties.allSatisfy({ $0.count < 60 }), properties.joined().count < 90 {
      return [
        "\(space)\(view.name): " + (properties.isEmpty ? "{}" : "{ \(properties.joined(separator: ", ")) }") + comment
      ]
    }
    var lines = ["\(space)\(view.name):\(comment)"] + properties.map { "\(space)  \($0)" }
    if !subviews.isEmpty { lines += ["\(space)  subviews:"] + subviews }
    return lines
  }

  private func properties(of index: Int, _ placed: PlacedDescription) -> [String] {
    let view = placed.description.views[index]
    var lines = view.properties.compactMap(line)
    if let size = view.contentSize {
      let parts = [size.width, size.height].map { $0.map(NumberText.text) ?? "~" }
      lines.append("intrinsicContentSize: [\(parts.joined(separator: ", "))]")
    }
    if let insets = view.alignmentInsets { lines.append("alignmentRectInsets: \(YAMLText.insets(insets))") }
    if let insets = view.safeArea { lines.append("safeAreaInsets: \(YAMLText.insets(insets))") }
    let hasFrame = !view.usesConstraints || index == 0
    if hasFrame || placed.description.views.contains(where: { $0.superview == index && !$0.usesConstraints }) {
      let frame = view.frame
      let numbers = [index == 0 ? 0 : frame.x, index == 0 ? 0 : frame.y, frame.width, frame.height]
      lines.append("frame: [\(numbers.map(NumberText.text).joined(separator: ", "))]")
      if !hasFrame { lines.append("translatesAutoresizingMaskIntoConstraints: false") }
    }
    if hasFrame, !view.autoresizing.isEmpty {
      lines.append("autoresizingMask: [\(view.autoresizing.joined(separator: ", "))]")
    }
    return lines
  }

  // MARK: Constraints

  private func constraints(of placed: PlacedDescription) throws(ConversionError) -> [String] {
    var lines: [String] = []
    for (index, constraint) in placed.description.constraints.enumerated() {
      let equation = try self.equation(constraint, placed.description)
      let name = placed.constraintNames[index]
      lines.append(name.map { "  - { \($0): \(YAMLText.plain(equation)) }" } ?? "  - \(equation)")
    }
    return lines
  }

  private func equation(
    _ constraint: DescribedConstraint, _ description: LayoutDescription
  ) throws(ConversionError) -> String {
    func fail(_ reason: String) -> ConversionError {
      .inexpressible(constraint: description.equation(constraint), reason: reason)
    }
    guard !constraint.isDistance else { throw fail("a layout file has no distances between attributes") }
    guard constraint.second != nil || constraint.first.attribute.isSize else {
      throw fail("a layout file compares a position with another position only")
    }
    for term in [constraint.first, constraint.second].compactMap({ $0 }) {
      if case .systemGuide(.keyboardLayoutGuide, _) = term.item { throw fail("a layout file has no keyboard guide") }
    }
    return description.equation(constraint)
  }
}

extension YAMLText {
  /// Returns an equation in a mapping between braces, where a comma would end it.
  fileprivate static func plain(_ equation: String) -> String { equation.contains(",") ? text(equation) : equation }
}
