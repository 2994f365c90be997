// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// A set of layout attributes with a fixed order, in which a chain such as `make.edges` creates its constraints.
package struct AttributeMask: OptionSet, Hashable, Sendable {
  /// A bit for each attribute: 1 shifted by the attribute's raw value.
  package let rawValue: Int

  /// Creates a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a set of one attribute. ``LayoutModel/LayoutAttribute/notAnAttribute`` results in an empty set.
  package init(_ attribute: NSLayoutConstraint.Attribute) {
    self.init(rawValue: attribute == .notAnAttribute ? 0 : 1 << attribute.rawValue)
  }

  /// Creates a set of several attributes.
  package init(_ attributes: [NSLayoutConstraint.Attribute]) {
    self.init(attributes.map { AttributeMask($0) })
  }

  /// Left, top, right and bottom.
  package static let edges = AttributeMask([.left, .top, .right, .bottom])
  /// Left and right.
  package static let horizontalEdges = AttributeMask([.left, .right])
  /// Top and bottom.
  package static let verticalEdges = AttributeMask([.top, .bottom])
  /// Leading, top, trailing and bottom.
  package static let directionalEdges = AttributeMask([.leading, .top, .trailing, .bottom])
  /// Leading and trailing.
  package static let directionalHorizontalEdges = AttributeMask([.leading, .trailing])
  /// Width and height.
  package static let size = AttributeMask([.width, .height])
  /// The horizontal and the vertical center.
  package static let center = AttributeMask([.centerX, .centerY])
  /// The left, top, right and bottom margins.
  package static let margins = AttributeMask([.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  /// The leading, top, trailing and bottom margins.
  package static let directionalMargins = AttributeMask([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
  /// The horizontal and the vertical center of the area inside the margins.
  package static let centerWithinMargins = AttributeMask([.centerXWithinMargins, .centerYWithinMargins])

  /// The attributes: edges first, in the order left, top, right, bottom, then in the order of their raw values.
  package var attributes: [NSLayoutConstraint.Attribute] {
    Self.order.filter { contains(AttributeMask($0)) }
  }

  /// The names of the attributes, separated by commas.
  package var names: String { attributes.map(\.name).joined(separator: ", ") }

  private static let order: [NSLayoutConstraint.Attribute] = {
    let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
    return edges + LayoutAttribute.named.filter { !edges.contains($0) }
  }()

  /// Returns the attribute of the other side to which `attribute` of this side is related: itself, or, between edges
  /// and margins, its counterpart; `nil` if the two sets do not correspond.
  package func counterpart(of attribute: NSLayoutConstraint.Attribute, in other: AttributeMask)
    -> NSLayoutConstraint.Attribute?
  {
    if self == other { return attribute }
    for (edges, margins) in [(Self.edges, Self.margins), (.directionalEdges, .directionalMargins)] {
      if self == edges, other == margins { return attribute.margin }
      if self == margins, other == edges { return edges.attributes.first { $0.margin == attribute } }
    }
    return nil
  }
}

extension LayoutAttribute {
  /// The margin at an edge; `nil` for other attributes.
  fileprivate var margin: LayoutAttribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: nil
    }
  }
}
