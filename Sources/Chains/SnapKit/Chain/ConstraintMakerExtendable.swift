// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// A chain to which attributes can be added: `make.left.top`.
@preconcurrency @MainActor
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: AttributeMask) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }

  // MARK: Attributes

  /// The left edge.
  public var left: ConstraintMakerExtendable { adding(AttributeMask(.left)) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { adding(AttributeMask(.top)) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { adding(AttributeMask(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { adding(AttributeMask(.bottom)) }
  /// The leading edge.
  public var leading: ConstraintMakerExtendable { adding(AttributeMask(.leading)) }
  /// The trailing edge.
  public var trailing: ConstraintMakerExtendable { adding(AttributeMask(.trailing)) }
  /// The width.
  public var width: ConstraintMakerExtendable { adding(AttributeMask(.width)) }
  /// The height.
  public var height: ConstraintMakerExtendable { adding(AttributeMask(.height)) }
  /// The horizontal center.
  public var centerX: ConstraintMakerExtendable { adding(AttributeMask(.centerX)) }
  /// The vertical center.
  public var centerY: ConstraintMakerExtendable { adding(AttributeMask(.centerY)) }
  /// The old name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { adding(AttributeMask(.lastBaseline)) }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { adding(AttributeMask(.lastBaseline)) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { adding(AttributeMask(.firstBaseline)) }
  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { adding(AttributeMask(.leftMargin)) }
  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { adding(AttributeMask(.rightMargin)) }
  /// The top margin.
  public var topMargin: ConstraintMakerExtendable { adding(AttributeMask(.topMargin)) }
  /// The bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { adding(AttributeMask(.bottomMargin)) }
  /// The leading margin.
  public var leadingMargin: ConstraintMakerExtendable { adding(AttributeMask(.leadingMargin)) }
  /// The trailing margin.
  public var trailingMargin: ConstraintMakerExtendable { adding(AttributeMask(.trailingMargin)) }
  /// The horizontal center of the area inside the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { adding(AttributeMask(.centerXWithinMargins)) }
  /// The vertical center of the area inside the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { adding(AttributeMask(.centerYWithinMargins)) }

  // MARK: Several attributes

  /// The left, top, right and bottom edges.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// The left and right edges.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// The top and bottom edges.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// The leading, top, trailing and bottom edges.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// The leading and trailing edges.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.directionalHorizontalEdges) }
  /// The top and bottom edges.
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// The width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// The left, top, right and bottom margins.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// The leading, top, trailing and bottom margins.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// The horizontal and vertical centers of the area inside the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
