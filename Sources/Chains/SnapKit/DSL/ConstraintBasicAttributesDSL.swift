// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The edges, sizes and centers that views and guides have, as sides of constraints.
@preconcurrency @MainActor
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  /// The left edge, as a side of a constraint.
  public var left: ConstraintItem { item(AttributeMask(.left)) }
  /// The top edge, as a side of a constraint.
  public var top: ConstraintItem { item(AttributeMask(.top)) }
  /// The right edge, as a side of a constraint.
  public var right: ConstraintItem { item(AttributeMask(.right)) }
  /// The bottom edge, as a side of a constraint.
  public var bottom: ConstraintItem { item(AttributeMask(.bottom)) }
  /// The leading edge, as a side of a constraint.
  public var leading: ConstraintItem { item(AttributeMask(.leading)) }
  /// The trailing edge, as a side of a constraint.
  public var trailing: ConstraintItem { item(AttributeMask(.trailing)) }
  /// The width, as a side of a constraint.
  public var width: ConstraintItem { item(AttributeMask(.width)) }
  /// The height, as a side of a constraint.
  public var height: ConstraintItem { item(AttributeMask(.height)) }
  /// The horizontal center, as a side of a constraint.
  public var centerX: ConstraintItem { item(AttributeMask(.centerX)) }
  /// The vertical center, as a side of a constraint.
  public var centerY: ConstraintItem { item(AttributeMask(.centerY)) }
  /// The left, top, right and bottom edges, as a side of a constraint.
  public var edges: ConstraintItem { item(.edges) }
  /// The left and right edges, as a side of a constraint.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// The top and bottom edges, as a side of a constraint.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// The leading, top, trailing and bottom edges, as a side of a constraint.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// The leading and trailing edges, as a side of a constraint.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// The top and bottom edges, as a side of a constraint.
  public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }
  /// The width and height, as a side of a constraint.
  public var size: ConstraintItem { item(.size) }
  /// The horizontal and vertical centers, as a side of a constraint.
  public var center: ConstraintItem { item(.center) }
}
