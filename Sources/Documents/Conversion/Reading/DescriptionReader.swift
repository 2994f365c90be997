// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Reads a description from a live view.
@MainActor
struct DescriptionReader {
  /// Returns whether a view is part of the description. The root view always is.
  let includes: (UIView) -> Bool
  /// Returns the preferred name of a view, or `nil`.
  let name: (UIView) -> String?
  /// Returns the author's class of a view, or `nil`.
  let customClass: (UIView) -> String?
  /// Returns the PostScript name of the font that the author chose for a view, or `nil`.
  let fontName: (UIView) -> String?
  private var views: [UIView] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var guides: [UILayoutGuide] = []
  private var guideIndices: [ObjectIdentifier: Int] = [:]
  private var names = NameSet()

  init(
    includes: @escaping (UIView) -> Bool, name: @escaping (UIView) -> String?,
    customClass: @escaping (UIView) -> String?, fontName: @escaping (UIView) -> String? = { _ in nil }
  ) {
    self.includes = includes
    self.name = name
    self.customClass = customClass
    self.fontName = fontName
  }

  /// Returns the description of `root`.
  ///
  /// - Parameters:
  ///   - screen: The screen of the description.
  ///   - ordered: The constraints in the order in which they were written. Those of the views that are not among them
  ///     follow. Constraints that are not active are described only if they are among these.
  mutating func description(
    of root: UIView, on screen: DescribedScreen, constraints ordered: [NSLayoutConstraint]
  ) throws(ConversionError) -> LayoutDescription {
    collect(root)
    var description = LayoutDescription(screen: screen, views: [], guides: [], constraints: [])
    for view in views {
      let described = describe(view)
      description.views.append(described)
      description.omissions += UnreadProperty.names(of: view).map {
        ConversionOmission(view: described.name, subject: $0)
      }
    }
    for view in views {
      for guide in view.layoutGuides where SystemGuide(identifier: guide.identifier) == nil && isReferenced(guide) {
        guideIndices[ObjectIdentifier(guide)] = guides.count
        guides.append(guide)
        let preferred = guide.identifier.isEmpty ? "guide" : guide.identifier
        description.guides.append(
          DescribedGuide(
            name: names.unique(preferred, class: "UILayoutGuide"), owner: indices[ObjectIdentifier(view)] ?? 0,
            identifier: guide.identifier))
      }
    }
    var seen: Set<ObjectIdentifier> = []
    for constraint in ordered + views.flatMap(\.inspection.writtenConstraints) {
      guard seen.insert(ObjectIdentifier(constraint)).inserted else { continue }
      description.constraints.append(try describe(constraint))
    }
    try description.requireFiniteNumbers()
    return description
  }

  /// Whether a constraint that the system did not make refers to the guide.
  private func isReferenced(_ guide: UILayoutGuide) -> Bool {
    views.contains { view in
      view.inspection.writtenConstraints.contains { $0.firstItem === guide || $0.secondItem === guide }
    }
  }

  private mutating func collect(_ view: UIView) {
    indices[ObjectIdentifier(view)] = views.count
    views.append(view)
    for subview in arranged(view) where includes(subview) { collect(subview) }
  }

  /// Returns the subviews from back to front; those that a stack view arranges in its order.
  private func arranged(_ view: UIView) -> [UIView] {
    guard let stack = view as? UIStackView else { return view.subviews }
    let others = stack.subviews.filter { subview in !stack.arrangedSubviews.contains { $0 === subview } }
    return stack.arrangedSubviews + others
  }

  // MARK: Views

  private mutating func describe(_ view: UIView) -> DescribedView {
    let index = indices[ObjectIdentifier(view)] ?? 0
    let (className, standard) = ViewClasses.standard(for: view)
    let superview = index == 0 ? nil : view.superview.flatMap { indices[ObjectIdentifier($0)] }
    let isArranged = (view.superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
    let overrides = view.currentMeasurementOverrides
    let name = names.unique(name(view) ?? "", class: className)
    return DescribedView(
      name: name, className: className, customClass: customClass(view),
      superview: superview, isArranged: isArranged && index > 0,
      usesConstraints: !view.translatesAutoresizingMaskIntoConstraints, frame: frame(of: view),
      autoresizing: UIView.AutoresizingMask.namedFlags.filter { view.autoresizingMask.contains($0.flag) }.map(\.name),
      properties: properties(of: view, className, standard: standard) + identifier(of: view, named: name),
      hugging: DescribedPriorities(
        horizontal: view.contentHuggingPriority(for: .horizontal).effective,
        vertical: view.contentHuggingPriority(for: .vertical).effective),
      compression: DescribedPriorities(
        horizontal: view.contentCompressionResistancePriority(for: .horizontal).effective,
        vertical: view.contentCompressionResistancePriority(for: .vertical).effective),
      contentSize: contentSize(of: view, overrides),
      alignmentInsets: overrides?.alignmentInsets.map { DescribedInsets($0) },
      safeArea: index == 0 ? nil : overrides?.safeArea.map { DescribedInsets($0) })
  }

  private func frame(of view: UIView) -> DescribedFrame {
    let frame = view.frame
    return DescribedFrame(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }

  private func properties(of view: UIView, _ className: String, standard: UIView) -> [DescribedProperty] {
    var names: Set<String> = []
    return PropertyReading.all(of: className).compactMap { reading in
      // The property of a class precedes that of its superclass with the same name.
      guard let value = reading.read(view), names.insert(reading.name).inserted else { return nil }
      // The type of a button is part of its making.
      let usual = reading.name == "type" ? .choice("system") : reading.read(standard)
      return value == usual ? nil : DescribedProperty(name: reading.name, value: authored(value, of: view))
    }
  }

  /// Returns the accessibility identifier unless it is the name of the view.
  private func identifier(of view: UIView, named name: String) -> [DescribedProperty] {
    guard let identifier = view.accessibilityIdentifier, identifier != name else { return [] }
    return [DescribedProperty(name: "accessibilityIdentifier", value: .text(identifier))]
  }

  /// Returns the name of a view that was described; `nil` for other views.
  func describedName(of view: UIView, in description: LayoutDescription) -> String? {
    indices[ObjectIdentifier(view)].map { description.views[$0].name }
  }

  /// Returns the index of a view that was described; `nil` for other views.
  func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

  /// Returns the value with the author's font if another one replaces it here.
  private func authored(_ value: PropertyValue, of view: UIView) -> PropertyValue {
    guard case .font(var font) = value, let replacement = font.name, let name = fontName(view), name != replacement
    else { return value }
    font.name = name
    font.substitute = font.isAvailable ? replacement : nil
    font.isAvailable = false
    return .font(font)
  }

  private func contentSize(of view: UIView, _ overrides: MeasurementOverrides?) -> DescribedContentSize? {
    guard let overrides else { return nil }
    var size = DescribedContentSize(
      width: overrides.width.map { Double($0) }, height: overrides.height.map { Double($0) })
    if overrides.heightStep != nil, size.height == nil {
      size.height = Double(view.contentSizeForLayout(fittingWidth: nil).height)
    }
    return size.width == nil && size.height == nil ? nil : size
  }

  // MARK: Constraints

  private func describe(_ constraint: NSLayoutConstraint) throws(ConversionError) -> DescribedConstraint {
    guard let firstItem = constraint.firstItem else { throw .foreignItem(constraint: constraint.description) }
    let origins = constraint.distanceOrigins
    var statement = ConstraintStatement(
      try term(firstItem, constraint.firstAttribute, of: constraint), constraint.relation,
      try term(constraint.secondItem.map { ($0, constraint.secondAttribute) }, of: constraint),
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: constraint.priority.effective)
    statement.firstOrigin = try term(origins.first, of: constraint)
    statement.secondOrigin = try term(origins.second, of: constraint)
    var described = DescribedConstraint(
      statement: statement, identifier: constraint.identifier, isActive: constraint.isActive)
    switch constraint.spacingRule {
    case .siblings(let factor), .baselines(let factor): described.systemSpacing = Double(factor)
    case .margin(let view, let factor): useMargins(of: view, factor: Double(factor), in: &described)
    case nil: break
    }
    return described
  }

  /// Replaces a margin that is added to an edge by the edge of the margins guide, so that it follows the margins in every
  /// form.
  private func useMargins(of view: UIView, factor: Double, in constraint: inout DescribedConstraint) {
    guard let index = indices[ObjectIdentifier(view)], factor == 1, constraint.multiplier == 1 else { return }
    let guide = DescribedItem.systemGuide(.layoutMarginsGuide, of: index)
    if constraint.first.item == .view(index) {
      constraint.first.item = guide
    } else if constraint.second?.item == .view(index) {
      constraint.second?.item = guide
    } else {
      return
    }
    constraint.constant = 0
  }

  private func term(
    _ side: (item: AnyObject, attribute: LayoutAttribute)?, of constraint: NSLayoutConstraint
  ) throws(ConversionError) -> DescribedTerm? {
    guard let side else { return nil }
    return try term(side.item, side.attribute, of: constraint)
  }

  private func term(
    _ item: AnyObject, _ attribute: LayoutAttribute, of constraint: NSLayoutConstraint
  ) throws(ConversionError) -> DescribedTerm {
    if let view = item as? UIView, let index = indices[ObjectIdentifier(view)] {
      return DescribedTerm(.view(index), attribute)
    }
    if let guide = item as? UILayoutGuide, let owner = guide.owningView, let index = indices[ObjectIdentifier(owner)] {
      if let known = guideIndices[ObjectIdentifier(guide)] {
        return DescribedTerm(.guide(known), attribute)
      }
      if let system = SystemGuide(identifier: guide.identifier) {
        return DescribedTerm(.systemGuide(system, of: index), attribute)
      }
    }
    throw .foreignItem(constraint: constraint.description)
  }
}

extension UILayoutPriority {
  /// The number with which layout uses the priority: numbers above 1000 mean required.
  var effective: Float { min(1000, max(rawValue, 0)) }
}
