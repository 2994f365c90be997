// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The start of each chain in `view.snp.makeConstraints { make in … }`: the attributes of the view or guide.
@preconcurrency @MainActor
public class ConstraintMaker {
  private let item: any LayoutConstraintItem
  private var descriptions: [ConstraintDescription] = []

  init(item: any LayoutConstraintItem) {
    self.item = item
    ConstrainedItem.prepare(item)
  }

  func chain(_ attributes: AttributeMask) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item: item, attributes: attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  // MARK: Attributes

  /// The left edge.
  public var left: ConstraintMakerExtendable { chain(AttributeMask(.left)) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { chain(AttributeMask(.top)) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { chain(AttributeMask(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { chain(AttributeMask(.bottom)) }
  /// The leading edge.
  public var leading: ConstraintMakerExtendable { chain(AttributeMask(.leading)) }
  /// The trailing edge.
  public var trailing: ConstraintMakerExtendable { chain(AttributeMask(.trailing)) }
  /// The width.
  public var width: ConstraintMakerExtendable { chain(AttributeMask(.width)) }
  /// The height.
  public var height: ConstraintMakerExtendable { chain(AttributeMask(.height)) }
  /// The horizontal center.
  public var centerX: ConstraintMakerExtendable { chain(AttributeMask(.centerX)) }
  /// The vertical center.
  public var centerY: ConstraintMakerExtendable { chain(AttributeMask(.centerY)) }
  /// The old name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { chain(AttributeMask(.lastBaseline)) }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { chain(AttributeMask(.lastBaseline)) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { chain(AttributeMask(.firstBaseline)) }
  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { chain(AttributeMask(.leftMargin)) }
  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { chain(AttributeMask(.rightMargin)) }
  /// The top margin.
  public var topMargin: ConstraintMakerExtendable { chain(AttributeMask(.topMargin)) }
  /// The bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { chain(AttributeMask(.bottomMargin)) }
  /// The leading margin.
  public var leadingMargin: ConstraintMakerExtendable { chain(AttributeMask(.leadingMargin)) }
  /// The trailing margin.
  public var trailingMargin: ConstraintMakerExtendable { chain(AttributeMask(.trailingMargin)) }
  /// The horizontal center of the area inside the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { chain(AttributeMask(.centerXWithinMargins)) }
  /// The vertical center of the area inside the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { chain(AttributeMask(.centerYWithinMargins)) }

  // MARK: Several attributes

  /// The left, top, right and bottom edges.
  public var edges: ConstraintMakerExtendable { chain(.edges) }
  /// The left and right edges.
  public var horizontalEdges: ConstraintMakerExtendable { chain(.horizontalEdges) }
  /// The top and bottom edges.
  public var verticalEdges: ConstraintMakerExtendable { chain(.verticalEdges) }
  /// The leading, top, trailing and bottom edges.
  public var directionalEdges: ConstraintMakerExtendable { chain(.directionalEdges) }
  /// The leading and trailing edges.
  public var directionalHorizontalEdges: ConstraintMakerExtendable { chain(.directionalHorizontalEdges) }
  /// The top and bottom edges.
  public var directionalVerticalEdges: ConstraintMakerExtendable { chain(.verticalEdges) }
  /// The width and height.
  public var size: ConstraintMakerExtendable { chain(.size) }
  /// The horizontal and vertical centers.
  public var center: ConstraintMakerExtendable { chain(.center) }
  /// The left, top, right and bottom margins.
  public var margins: ConstraintMakerExtendable { chain(.margins) }
  /// The leading, top, trailing and bottom margins.
  public var directionalMargins: ConstraintMakerExtendable { chain(.directionalMargins) }
  /// The horizontal and vertical centers of the area inside the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { chain(.centerWithinMargins) }

  // MARK: Making

  /// Returns the constraints that `closure` describes for `item`, without activating them.
  static func prepare(_ item: any LayoutConstraintItem, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.descriptions.compactMap(\.constraint)
  }

  /// Activates the constraints that `closure` describes for `item`.
  static func make(_ item: any LayoutConstraintItem, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activate() }
  }

  /// Replaces the constraints of `item` by those that `closure` describes.
  static func remake(_ item: any LayoutConstraintItem, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  /// Sets the constants of the constraints of `item` to those that `closure` describes. Creates constraints if the
  /// item has none.
  ///
  /// If any of them does not exist, raises an exception and changes nothing.
  static func update(_ item: any LayoutConstraintItem, _ closure: (ConstraintMaker) -> Void) {
    guard let existing = item.made?.all, !existing.isEmpty else { return make(item, closure) }
    let layoutConstraints = existing.flatMap(\.layoutConstraints)
    do throws(UpdateMismatch) {
      var changes: [Constraint.Change] = []
      for constraint in prepare(item, closure) { changes += try constraint.changes(to: layoutConstraints) }
      for change in changes { change.existing.constant = change.constant }
    } catch {
      LayoutException.handler(.internalInconsistency, error.reason)
    }
  }

  /// Deactivates and releases the constraints that were created for `item`.
  static func remove(_ item: any LayoutConstraintItem) {
    for constraint in item.made?.all ?? [] { constraint.deactivate() }
  }
}
