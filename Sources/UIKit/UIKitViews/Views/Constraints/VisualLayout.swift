// SPDX-License-Identifier: MIT

import VisualFormat

/// A layout described by one text: several formats, extensions of Apple's language, and constraints by name.
///
/// ```swift
/// let layout = try VisualLayout("H:|-[icon(w: 40)]-(gap: 8)-[title]-|; V:|-[icon]", views: views)
/// layout.activate()
/// layout.named["gap"]?.constant = 20
/// ```
///
/// UIKit has no counterpart. ``Dialect`` describes the three dialects of the language.
@MainActor
public struct VisualLayout {
  /// The dialects of the language. `extended` also accepts the texts of the other dialects.
  public typealias Dialect = VisualFormat.Dialect

  /// An error in a text: its kind, its range, UIKit's message, and a likely correction if there is one.
  public typealias Mistake = VisualFormatError

  /// A range of a text.
  public typealias SourceRange = VisualFormat.SourceRange

  /// The constraints in the order of the text, with each statement's alignment constraints at its end. They are
  /// inactive until ``activate()`` or other code activates them.
  public let constraints: [NSLayoutConstraint]

  /// The constraints that are named in the text, such as `[view(w: 40)]` or `-(gap: 8)-`. They are among
  /// ``constraints``. The name is also their identifier, which conflict messages show.
  public let named: [String: NSLayoutConstraint]

  /// The constraints that center views in their superview, written `{centerX}`. They are among ``constraints``.
  public let centering: [NSLayoutConstraint]

  /// The range of the text that describes each of ``constraints``, in the same order.
  public let ranges: [SourceRange]

  /// The guides made for spacers and stacks. Each belongs to the superview of the views next to it or in it.
  public let guides: [UILayoutGuide]

  /// The views in `Z:` statements and their depths, in reading order. The superview is at 0; greater depths are in
  /// front.
  public let depths: [(view: UIView, depth: CGFloat)]

  /// Parses a text and makes its constraints, which are inactive, and its guides, which are added to their views
  /// immediately.
  ///
  /// - Parameters:
  ///   - text: Statements in the language of `dialect`. In the extended dialect, a comment `//spacing:8` sets the
  ///     spacing of a bare `-`, in points.
  ///   - dialect: The dialect of the text.
  ///   - options: The alignment and direction of every statement, in addition to the blocks in the text.
  ///   - metrics: Numbers by name, in points or, after `@`, priorities.
  ///   - views: Views and layout guides by name. They must be in their superviews where the text refers to these.
  /// - Throws: The first error in the text. No guide has been added in that case.
  /// - Complexity: Linear in the length of the text and the number of constraints.
  public init(
    _ text: String, dialect: Dialect = .extended, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) throws(VisualFormatError) {
    let items = VisualFormatItems(views: views, metrics: metrics)
    let lowered = try LoweredFormat(
      text, dialect: dialect, names: items.names, options: VisualFormat.FormatOptions(rawValue: options.rawValue),
      spacing: dialect == .extended ? FormatMetaInfo(text).spacing : nil)
    let guides = lowered.generated.map { VisualLayout.guide($0, items) }
    let constraints = lowered.constraints.map { items.constraint($0, generated: guides) }
    self.guides = guides
    self.constraints = constraints
    ranges = lowered.constraints.map(\.range)
    var named: [String: NSLayoutConstraint] = [:]
    var centering: [NSLayoutConstraint] = []
    for (description, constraint) in zip(lowered.constraints, constraints) {
      if let name = description.name {
        named[name] = constraint
        constraint.identifier = name
      }
      if description.purpose == .centering { centering.append(constraint) }
    }
    self.named = named
    self.centering = centering
    depths = lowered.depths.compactMap { layer in
      (items.item(layer.view) as? UIView).map { ($0, CGFloat(layer.depth)) }
    }
  }

  /// Returns the errors of `text`, at most one for each statement. Nothing is made.
  package static func mistakes(
    in text: String, dialect: Dialect = .extended, metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [Mistake] {
    LoweredFormat.errors(
      in: text, dialect: dialect, names: VisualFormatItems(views: views, metrics: metrics).names,
      spacing: dialect == .extended ? FormatMetaInfo(text).spacing : nil)
  }

  private static func guide(_ item: GeneratedItem, _ items: VisualFormatItems) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = item.name
    items.item(item.neighbor)?.layoutParent?.addLayoutGuide(guide)
    return guide
  }

  /// Activates the constraints and sorts the views that have a depth from back to front.
  public func activate() {
    NSLayoutConstraint.activate(constraints)
    arrangeLayers()
  }

  /// Deactivates the constraints and removes the guides from their views. The layout cannot be activated again. The
  /// order from back to front does not change.
  public func deactivate() {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
  }

  /// Sorts the subviews of each superview by depth. Views without one are at 0, and views of equal depth keep their
  /// order.
  private func arrangeLayers() {
    var layers: [ObjectIdentifier: CGFloat] = [:]
    var superviews: [UIView] = []
    for (view, depth) in depths {
      layers[ObjectIdentifier(view)] = depth
      guard let superview = view.superview, !superviews.contains(where: { $0 === superview }) else { continue }
      superviews.append(superview)
    }
    for superview in superviews {
      // The index makes the sort stable.
      let sorted = superview.subviews.enumerated().sorted { a, b in
        (layers[ObjectIdentifier(a.element)] ?? 0, a.offset) < (layers[ObjectIdentifier(b.element)] ?? 0, b.offset)
      }
      for (_, view) in sorted { superview.bringSubviewToFront(view) }
    }
  }
}
