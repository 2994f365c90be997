// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The start of each chain in `view.mas_makeConstraints { make in … }`: the attributes of the view.
@preconcurrency @MainActor
public final class MASConstraintMaker {
  private let view: UIView
  private var constraints: [MASConstraint] = []

  /// Whether ``install()`` changes the constants of existing constraints that differ only in them. The default is
  /// `false`.
  public var updateExisting = false
  /// Whether ``install()`` first uninstalls the existing constraints of the view. The default is `false`.
  public var removeExisting = false

  /// Creates a maker for a view.
  public init(view: UIView) { self.view = view }

  // MARK: Attributes

  /// The left edge.
  public var left: MASConstraint { starting(.left) }
  /// The top edge.
  public var top: MASConstraint { starting(.top) }
  /// The right edge.
  public var right: MASConstraint { starting(.right) }
  /// The bottom edge.
  public var bottom: MASConstraint { starting(.bottom) }
  /// The leading edge.
  public var leading: MASConstraint { starting(.leading) }
  /// The trailing edge.
  public var trailing: MASConstraint { starting(.trailing) }
  /// The width.
  public var width: MASConstraint { starting(.width) }
  /// The height.
  public var height: MASConstraint { starting(.height) }
  /// The horizontal center.
  public var centerX: MASConstraint { starting(.centerX) }
  /// The vertical center.
  public var centerY: MASConstraint { starting(.centerY) }
  /// The baseline of the last line of text.
  public var baseline: MASConstraint { starting(.lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: MASConstraint { starting(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: MASConstraint { starting(.lastBaseline) }
  /// The left margin.
  public var leftMargin: MASConstraint { starting(.leftMargin) }
  /// The right margin.
  public var rightMargin: MASConstraint { starting(.rightMargin) }
  /// The top margin.
  public var topMargin: MASConstraint { starting(.topMargin) }
  /// The bottom margin.
  public var bottomMargin: MASConstraint { starting(.bottomMargin) }
  /// The leading margin.
  public var leadingMargin: MASConstraint { starting(.leadingMargin) }
  /// The trailing margin.
  public var trailingMargin: MASConstraint { starting(.trailingMargin) }
  /// The horizontal center of the area inside the margins.
  public var centerXWithinMargins: MASConstraint { starting(.centerXWithinMargins) }
  /// The vertical center of the area inside the margins.
  public var centerYWithinMargins: MASConstraint { starting(.centerYWithinMargins) }

  /// The left, top, right and bottom edges.
  public var edges: MASConstraint { starting(.edges) }
  /// The width and the height.
  public var size: MASConstraint { starting(.size) }
  /// The horizontal and the vertical center.
  public var center: MASConstraint { starting(.center) }
  /// The left, top, right and bottom margins.
  public var margins: MASConstraint { starting(.margins) }

  /// Returns the attributes of a set.
  public func attributes(_ attributes: MASAttribute) -> MASConstraint { starting(attributes.mask) }

  /// Returns the constraints that the closure describes, as one.
  @discardableResult
  public func group(_ group: () -> Void) -> MASConstraint {
    let count = constraints.count
    group()
    return MASCompositeConstraint(Array(constraints.dropFirst(count)), maker: self)
  }

  private func starting(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    let constraint = MASViewConstraint(view, attribute, maker: self)
    constraints.append(constraint)
    return constraint
  }

  private func starting(_ mask: AttributeMask) -> MASConstraint {
    guard !mask.isEmpty else {
      LayoutException.handler(
        .internalInconsistency,
        "You didn't pass any attribute to make.attributes(...). Pass at least one, such as .left.")
      return MASCompositeConstraint([], maker: self)
    }
    let composite = MASCompositeConstraint(
      mask.attributes.map { MASViewConstraint(view, $0, maker: self) }, maker: self)
    constraints.append(composite)
    return composite
  }

  // MARK: Chaining

  /// Adds an attribute to a chain that consists of one constraint, which becomes a composite.
  func extend(_ constraint: MASViewConstraint, with attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    let composite = MASCompositeConstraint(
      [constraint, MASViewConstraint(view, attribute, maker: self)], maker: self)
    replace(constraint, by: composite)
    return composite
  }

  /// Returns another constraint for the same view.
  func another(_ attribute: NSLayoutConstraint.Attribute) -> MASViewConstraint {
    MASViewConstraint(view, attribute, maker: self)
  }

  /// Installs `replacement` in place of a constraint of this maker.
  func replace(_ constraint: MASConstraint, by replacement: MASConstraint) {
    guard let index = constraints.firstIndex(where: { $0 === constraint }) else { return }
    constraints[index] = replacement
  }

  // MARK: Installing

  /// Installs the described constraints and returns them.
  @discardableResult
  public func install() -> [MASConstraint] {
    if removeExisting {
      for existing in MadeConstraints<MASViewConstraint>.of(view)?.all ?? [] { existing.uninstall() }
    }
    let stated = constraints
    constraints = []
    for part in stated.flatMap(\.parts) {
      part.updatesExisting = updateExisting
      part.install()
    }
    return stated
  }
}
