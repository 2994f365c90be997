// SPDX-License-Identifier: MIT

import Tinamou

/// Several constraints that a chain treats as one: `make.edges`, `make.left.top`, or a relation to an array.
@preconcurrency @MainActor
public final class MASCompositeConstraint: MASConstraint {
  private var children: [MASConstraint]

  init(_ children: [MASConstraint], maker: MASConstraintMaker?) {
    self.children = children
    super.init()
    self.maker = maker
  }

  override var parts: [MASViewConstraint] { children.flatMap(\.parts) }

  override func adding(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    guard let maker, parts.allSatisfy({ $0.mayBeExtended() }) else { return self }
    children.append(maker.another(attribute))
    return self
  }

  override func related(_ relation: NSLayoutConstraint.Relation, to other: Any) -> MASConstraint {
    children = children.map { $0.related(relation, to: other) }
    return self
  }
}
