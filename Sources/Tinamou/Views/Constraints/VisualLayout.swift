// SPDX-License-Identifier: MIT

import VisualFormat

/// A whole layout described by one text: several formats, extensions of Apple's language, and constraints by name.
///
/// ```swift
/// let layout = try VisualLayout("H:|-[icon(w: 40)]-(gap: 8)-[title]-|; V:|-[icon]", views: views)
/// layout.activate()
/// layout.named["gap"]?.constant = 20
/// ```
///
/// UIKit has nothing like it. What the three dialects of the language hold is told at ``Dialect``.
@MainActor
public struct VisualLayout {
  /// The languages there are; `extended` reads the texts of the others too.
  public typealias Dialect = VisualFormat.Dialect

  /// A mistake in a text: a fact, its place, UIKit's wording, and a correction where there is a likely one.
  public typealias Mistake = VisualFormatError

  /// A stretch of a text.
  public typealias SourceRange = VisualFormat.SourceRange

  /// The constraints in the order of the text, each statement's alignments at its end. They are active once
  /// ``activate()`` has been called, or ordinary UIKit code has activated them.
  public let constraints: [NSLayoutConstraint]

  /// The constraints that have a name in the text, `[view(w: 40)]` or `-(gap: 8)-`; they are among ``constraints``.
  /// The name is their identifier too, so that messages about conflicts show it.
  public let named: [String: NSLayoutConstraint]

  /// The constraints that put views at the middle of their superview, `{centerX}`; they are among ``constraints``.
  public let centring: [NSLayoutConstraint]

  /// The part of the text that each of ``constraints`` comes from, in their order.
  public let ranges: [SourceRange]

  /// The guides made for spacers and stacks. They belong to the superviews of the views beside or in them.
  public let guides: [UILayoutGuide]

  /// The layers that `Z:` statements put views in, in reading order; the superview is at 0, larger is nearer.
  public let depths: [(view: UIView, depth: CGFloat)]

  /// Reads a text and makes its constraints, not active yet, and its guides, which are added to their views at once.
  ///
  /// - Parameters:
  ///   - text: statements in the language of `dialect`. In the extended dialect a comment `//spacing:8` sets
  ///     what a bare `-` amounts to.
  ///   - dialect: the language of the text.
  ///   - options: alignment and direction of every statement, beside the blocks in the text.
  ///   - metrics: numbers by name, in points or, behind `@`, priorities.
  ///   - views: views and layout guides by name. They must be in their superviews as far as the text speaks of these.
  /// - Throws: the first mistake in the text; no guide has been added then.
  /// - Complexity: linear in the length of the text and the number of constraints.
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
    var centring: [NSLayoutConstraint] = []
    for (description, constraint) in zip(lowered.constraints, constraints) {
      if let name = description.name {
        named[name] = constraint
        constraint.identifier = name
      }
      if description.purpose == .centring { centring.append(constraint) }
    }
    self.named = named
    self.centring = centring
    depths = lowered.depths.compactMap { layer in
      (items.item(layer.view) as? UIView).map { ($0, CGFloat(layer.depth)) }
    }
  }

  private static func guide(_ item: GeneratedItem, _ items: VisualFormatItems) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = item.name
    items.item(item.neighbour)?.layoutParent?.addLayoutGuide(guide)
    return guide
  }

  /// Activates the constraints and puts views with a layer in their order from back to front.
  public func activate() {
    NSLayoutConstraint.activate(constraints)
    arrangeLayers()
  }

  /// Deactivates the constraints and takes the guides off their views, after which the layout cannot be
  /// activated again. The order from back to front stays.
  public func deactivate() {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
  }

  /// Sorts the subviews of each superview by layer. Those without one are at 0, and equal layers keep their order.
  private func arrangeLayers() {
    var layers: [ObjectIdentifier: CGFloat] = [:]
    var superviews: [UIView] = []
    for (view, depth) in depths {
      layers[ObjectIdentifier(view)] = depth
      guard let superview = view.superview, !superviews.contains(where: { $0 === superview }) else { continue }
      superviews.append(superview)
    }
    for superview in superviews {
      // The index settles ties, because sorting does not promise to keep the order of equals.
      let sorted = superview.subviews.enumerated().sorted { a, b in
        (layers[ObjectIdentifier(a.element)] ?? 0, a.offset) < (layers[ObjectIdentifier(b.element)] ?? 0, b.offset)
      }
      for (_, view) in sorted { superview.bringSubviewToFront(view) }
    }
  }
}
