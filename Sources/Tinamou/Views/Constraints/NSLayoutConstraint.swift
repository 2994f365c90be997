// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// A relation between two attributes of views or guides:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // MARK: What the constraint says

  /// The items of the two sides; the second is nil where that side is a constant.
  let firstHandle: LayoutItemHandle?
  let secondHandle: LayoutItemHandle?
  let storedFirstAttribute: Attribute
  let storedSecondAttribute: Attribute
  let storedRelation: Relation
  let storedMultiplier: CGFloat
  @exclusivity(unchecked) var storedConstant: CGFloat
  @exclusivity(unchecked) var storedPriority: UILayoutPriority
  /// What the sides are measured from, in a constraint between distances.
  let origins: OffsetOrigins?
  /// How the constant follows from margins or fonts; nil for a plain number.
  /// Setting a number takes the rule's place.
  @exclusivity(unchecked) private(set) var symbolicSpacing: SymbolicSpacing?

  // MARK: Where it is

  /// The view it is installed on; nil while inactive.
  @exclusivity(unchecked) private nonisolated(unsafe) var containerReference: Uncounted<UIView>?
  /// Its row in the live engine of the tree; nil while there is none.
  @exclusivity(unchecked) nonisolated(unsafe) var row: Constraint?
  /// Whether it was installed before all its items were in its container, and so has to be checked when it is resolved.
  @exclusivity(unchecked) var awaitsHierarchy = false
  /// Whether it had to give way to other required constraints at the last layout.
  @exclusivity(unchecked) var isBroken = false
  /// What was found out about it when it was made.
  let legality: Legality

  /// A constraint that says nothing and cannot be activated, for a property that gets its constraint later.
  public convenience override init() {
    self.init(handle: nil, .notAnAttribute, .equal, nil, .notAnAttribute, isLegal: false)
  }

  /// The constraint `view1.attr1  relation  multiplier × view2.attr2 + c`, not yet active.
  ///
  /// Illegal pairs of attributes and numbers that are not finite raise `NSInvalidArgumentException` or
  /// `NSInternalInconsistencyException` with UIKit's texts, see ``LayoutException``.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(view1 as AnyObject, attr1, relation, view2 as AnyObject?, attr2, multiplier, c)
  }

  /// The same for items that may turn out to be neither views nor guides.
  convenience init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0,
    symbolic: SymbolicSpacing? = nil
  ) {
    let firstHandle = LayoutItemHandle.of(first)
    var areItems = NSLayoutConstraint.checkItem(first, firstHandle)
    var secondHandle: LayoutItemHandle?
    if let second {
      secondHandle = LayoutItemHandle.of(second)
      areItems = areItems && NSLayoutConstraint.checkItem(second, secondHandle)
    }
    self.init(
      handle: firstHandle, firstAttribute, relation, secondHandle, secondAttribute, multiplier, constant,
      symbolic: symbolic, isLegal: areItems)
  }

  init(
    handle first: LayoutItemHandle?, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItemHandle?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0,
    origins: OffsetOrigins? = nil, symbolic: SymbolicSpacing? = nil, isLegal: Bool = true
  ) {
    let hasSecond = second != nil && secondAttribute != .notAnAttribute
    firstHandle = first
    secondHandle = hasSecond ? second : nil
    storedFirstAttribute = firstAttribute
    storedSecondAttribute = hasSecond ? secondAttribute : .notAnAttribute
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = NSLayoutConstraint.limited(constant)
    storedPriority = .required
    self.origins = origins
    symbolicSpacing = symbolic
    legality =
      isLegal
      ? NSLayoutConstraint.checkCreation(
        firstHandle, firstAttribute, secondHandle, storedSecondAttribute, multiplier, constant,
        isDistance: origins != nil)
      : .illegal
    super.init()
  }

  /// The view it is installed on; it clears this before it goes. Nil while inactive.
  nonisolated var container: UIView? {
    get { containerReference?.object }
    set { containerReference = newValue.map { Uncounted($0) } }
  }

  /// The place of the view it is installed on in an engine, the live one or that of a question; -1 where there is none.
  func containerPlace(isLive: Bool) -> Int32 {
    containerReference?.with { $0.layoutItem.place(isLive: isLive) } ?? -1
  }

  var isInstalled: Bool { containerReference != nil }

  // MARK: Reading

  /// The view or guide of the first side; nil after it has gone.
  open var firstItem: AnyObject? { firstHandle?.object }
  /// The view or guide of the second side; nil for a constant, and after it has gone.
  open var secondItem: AnyObject? { secondHandle?.object }
  /// What of the first item is meant.
  open var firstAttribute: Attribute { storedFirstAttribute }
  /// What of the second item is meant; `notAnAttribute` for a constant.
  open var secondAttribute: Attribute { storedSecondAttribute }
  /// Whether the first side is equal to, at most or at least the second.
  open var relation: Relation { storedRelation }
  /// Kept in double precision. Differs from UIKit: there it is a single-precision number.
  open var multiplier: CGFloat { storedMultiplier }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstHandle, storedFirstAttribute) }
  /// The anchor of the second side; nil where it is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondHandle.map { NSLayoutAnchor($0, storedSecondAttribute) }
  }

  /// What is added to the second side, in points; changing it is the cheapest change there is.
  open var constant: CGFloat {
    get { symbolicSpacing?.value ?? storedConstant }
    set {
      guard NSLayoutConstraint.checkConstant(newValue, self), newValue != constant else { return }
      symbolicSpacing = nil
      storedConstant = NSLayoutConstraint.limited(newValue)
      container?.liveHost?.constantDidChange(of: self)
      if container != nil { container?.markConstraintsDidChange() }
    }
  }

  /// How much the constraint matters; it may change while the constraint is active, to and from required as well.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard NSLayoutConstraint.checkPriority(newValue), newValue != storedPriority else { return }
      storedPriority = newValue
      container?.liveHost?.priorityDidChange(of: self)
      if container != nil { container?.markConstraintsDidChange() }
    }
  }

  /// A name for messages about layout. Names that begin with UI or NS are the system's.
  open var identifier: String?

  /// Kept for code that sets it. Differs from UIKit: there are no archives on Linux.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether the constraint is installed on a view. Set to true it is installed on the nearest common ancestor.
  open var isActive: Bool {
    get { isInstalled }
    set { newValue ? NSLayoutConstraint.activate([self]) : NSLayoutConstraint.deactivate([self]) }
  }

  /// Installs each constraint on the nearest common ancestor of its items; all of them before the next solution.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEachKept { constraint in
      if !constraint.isInstalled, constraint.isLegal { constraint.installOnNearestCommonAncestor() }
    }
  }

  /// Takes the constraints off the views they are installed on.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.uninstall() }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { ConstraintDescription(of: self).text }
  }

  // MARK: For the system's own kinds

  /// Whether the system made it; such constraints stand after the user's in `UIView.constraints`.
  var isSystem: Bool { false }

  /// What the constraint says, for kinds that do not print as a relation of two attributes.
  func specialBody(in description: inout ConstraintDescription) -> String? { nil }

  /// The class name that descriptions show.
  var describedClassName: String { "NSLayoutConstraint" }
}
