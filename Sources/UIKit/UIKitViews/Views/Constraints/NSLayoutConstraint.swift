// SPDX-License-Identifier: MIT

internal import CallSites
import LayoutModel
import Synchronization

/// A relation between two attributes of views or guides, `first.attribute  relation  multiplier × second.attribute +
/// constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // MARK: Relation, stored

  // `nonisolated(unsafe)` here and below: `deinit`, which belongs to no actor, takes the constraint out of its items and its container.
  /// The items of the two sides. The second is `nil` when that side is a constant.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var firstHandle: LayoutItemHandle?
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var secondHandle: LayoutItemHandle?
  @exclusivity(unchecked) private(set) var storedFirstAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) private(set) var storedSecondAttribute = Attribute.notAnAttribute
  @exclusivity(unchecked) private(set) var storedRelation = Relation.equal
  @exclusivity(unchecked) private(set) var storedMultiplier: CGFloat = 1
  @exclusivity(unchecked) var storedConstant: CGFloat = 0
  @exclusivity(unchecked) var storedPriority = UILayoutPriority.required
  /// The anchors from which the sides are measured, in a constraint between distances.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var origins: OffsetOrigins?
  /// The rule that computes the constant from margins or fonts; `nil` for a plain number. Setting the constant removes
  /// the rule.
  @exclusivity(unchecked) private(set) var symbolicSpacing: SymbolicSpacing?

  // MARK: Installation, stored

  /// The view on which the constraint is installed; `nil` while inactive.
  @exclusivity(unchecked) private nonisolated(unsafe) var containerReference: UnretainedReference<UIView>?
  /// The constraint's row in the live engine of its hierarchy; `nil` while it has none.
  @exclusivity(unchecked) nonisolated(unsafe) var row: ConstraintID?
  /// Whether the constraint was installed before all its items were in its container, so that it must be checked when
  /// it is resolved.
  @exclusivity(unchecked) var awaitsHierarchy = false
  /// The result of validating the constraint when it was created.
  @exclusivity(unchecked) private(set) var validity = Validity.invalid

  /// The number of constraints that were created before.
  let serialNumber: UInt32
  private nonisolated static let creations = Atomic<UInt32>(0)

  /// The calls that created the constraint; recorded in debug builds only.
  @exclusivity(unchecked) private(set) var callSite = CallSite.none

  /// Creates an empty constraint that cannot be activated, as a placeholder for a property that is set later.
  ///
  /// It is the only designated initializer, so that subclasses in other modules inherit the others.
  public override init() {
    serialNumber = NSLayoutConstraint.creations.wrappingAdd(1, ordering: .relaxed).oldValue
    super.init()
  }

  /// Creates the constraint `view1.attr1  relation  multiplier × view2.attr2 + c`. The constraint is inactive.
  ///
  /// Illegal pairs of attributes and numbers that are not finite raise `NSInvalidArgumentException` or
  /// `NSInternalInconsistencyException` with UIKit's text; see `LayoutException`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(view1 as AnyObject, attr1, relation, view2 as AnyObject?, attr2, multiplier, c)
  }

  /// Creates a constraint for objects that are not yet known to be views or guides.
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
      symbolic: symbolic, isValid: areItems)
  }

  convenience init(
    handle first: LayoutItemHandle?, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItemHandle?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0,
    origins: OffsetOrigins? = nil, symbolic: SymbolicSpacing? = nil, isValid: Bool = true
  ) {
    self.init()
    let hasSecond = second != nil && secondAttribute != .notAnAttribute
    storedFirstAttribute = firstAttribute
    storedSecondAttribute = hasSecond ? secondAttribute : .notAnAttribute
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = NSLayoutConstraint.limited(constant)
    self.origins = origins
    symbolicSpacing = symbolic
    #if DEBUG || RECORDS_CALL_SITES
      if !isSystem { callSite = CallSite.record() }
    #endif
    validity =
      isValid
      ? NSLayoutConstraint.checkCreation(
        first, firstAttribute, hasSecond ? second : nil, storedSecondAttribute, multiplier, constant,
        isDistance: origins != nil)
      : .invalid
    firstHandle = first
    if hasSecond { secondHandle = second }
  }

  /// The view on which the constraint is installed, which clears this reference when it is deallocated; `nil` while
  /// inactive.
  nonisolated var container: UIView? {
    get { containerReference?.object }
    set { containerReference = newValue.map { UnretainedReference($0) } }
  }

  /// The index of the container's item in the live engine or in the fitting engine; -1 when it has none.
  func containerIndex(isLive: Bool) -> Int32 {
    containerReference?.with { $0.layoutItem.index(isLive: isLive) } ?? -1
  }

  var isInstalled: Bool { containerReference != nil }

  /// Whether the constraint is installed on a view whose hierarchy `host` lays out.
  func isInstalled(in host: LayoutHost) -> Bool {
    containerReference?.with { $0.isLaidOut(by: host) } ?? false
  }

  /// Whether the constraint was broken in the last layout to satisfy other required constraints.
  var isBroken: Bool {
    guard let row, let host = container?.liveHost else { return false }
    return host.isBroken(row)
  }

  /// Whether a side is the distance between two anchors.
  package var isDistance: Bool { origins != nil }

  // MARK: Relation

  /// The view or guide of the first side; `nil` after it was deallocated.
  open var firstItem: AnyObject? { firstHandle?.object }
  /// The view or guide of the second side; `nil` for a constant and after it was deallocated.
  open var secondItem: AnyObject? { secondHandle?.object }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { storedFirstAttribute }
  /// The attribute of the second item; `notAnAttribute` for a constant.
  open var secondAttribute: Attribute { storedSecondAttribute }
  /// The relation between the first and the second side.
  open var relation: Relation { storedRelation }
  /// The factor of the second item's attribute.
  ///
  /// Differs from UIKit: it is a double-precision number; UIKit stores single precision.
  open var multiplier: CGFloat { storedMultiplier }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    firstHandle?.untypedAnchor(storedFirstAttribute) ?? NSLayoutAnchor(nil, storedFirstAttribute)
  }
  /// The anchor of the second side; `nil` when that side is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondHandle?.untypedAnchor(storedSecondAttribute)
  }

  /// The constant added to the second side, in points. It is the cheapest property to change. The default is 0.
  open var constant: CGFloat {
    get { symbolicSpacing?.value ?? storedConstant }
    set {
      // The standard spacing is replaced by a number even if it has that value at present.
      guard NSLayoutConstraint.checkConstant(newValue, self), newValue != constant || symbolicSpacing != nil
      else { return }
      symbolicSpacing = nil
      storedConstant = NSLayoutConstraint.limited(newValue)
      container?.liveHost?.constantDidChange(of: self)
      if container != nil { container?.markConstraintsDidChange() }
    }
  }

  /// The priority of the constraint. The default is required. It can change while the constraint is active, including to
  /// and from required.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard NSLayoutConstraint.checkPriority(newValue), newValue != storedPriority else { return }
      storedPriority = newValue
      container?.liveHost?.priorityDidChange(of: self)
      if container != nil { container?.markConstraintsDidChange() }
    }
  }

  /// A name that identifies the constraint in log messages. Names that start with UI or NS are reserved for the system.
  /// The default is `nil`.
  open var identifier: String?

  /// Whether the constraint is archived with its view. The default is `false`. Stored; has no effect.
  ///
  /// Differs from UIKit: there are no archives on Linux.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether the constraint is installed on a view. The default is `false`. Setting it to `true` installs the
  /// constraint on the nearest common ancestor of its items.
  open var isActive: Bool {
    get { isInstalled }
    set { newValue ? NSLayoutConstraint.activate([self]) : NSLayoutConstraint.deactivate([self]) }
  }

  /// Installs each constraint on the nearest common ancestor of its items. All are installed before the next solution.
  ///
  /// - Complexity: Linear in the number of constraints and in the depths of their items. Solving comes later, with the
  ///   layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    constraints.forEachKept { constraint in
      if !constraint.isInstalled, constraint.isValid { constraint.installOnNearestCommonAncestor() }
    }
  }

  /// Uninstalls each constraint.
  ///
  /// - Complexity: For each constraint, linear in the number of constraints of its view and of its items, among which
  ///   it is searched from both ends.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      ReleasePool.keep(constraint)
      constraint.uninstall()
    }
  }

  /// Creates the constraints that a visual format describes. The constraints are inactive.
  ///
  /// A bare `-` stands for standard spacing, which follows the layout: next to the superview it is the superview's
  /// current layout margin on that edge, between siblings 8 points, between baselines the spacing of the fonts.
  ///
  /// - Parameters:
  ///   - format: A format in Apple's Visual Format Language, such as `H:|-[icon]-8-[title(>=50)]|`.
  ///   - opts: The alignment of neighbors, the direction of the format and the spacing of its gaps.
  ///   - metrics: Numbers by name, in points or, after `@`, priorities. Integers and floating-point numbers of every
  ///     size, `NSNumber` and `UILayoutPriority` are accepted.
  ///   - views: Views and layout guides by name. `|` is the superview of the adjacent view, or the view that owns the
  ///     guide.
  /// - Returns: The constraints for gaps and sizes in reading order, followed by those for alignment. Empty for an
  ///   invalid format.
  ///
  /// An invalid format raises `NSInvalidArgumentException` with UIKit's text; see `LayoutException`.
  ///
  /// Differs from UIKit: spaces and line breaks are allowed between any two tokens, and letters of other scripts are
  /// allowed in names. Source: Apple, Visual Format Language. For several formats in one text, extensions of the
  /// language and constraints by name, see ``VisualLayout``.
  ///
  /// - Complexity: Linear in the length of the format and the number of constraints.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    lowered(format, opts, metrics, views)
  }

  open override nonisolated var description: String {
    MainThreadText.describing(self) { ConstraintText(of: self).text }
  }

  // MARK: System constraints

  /// Whether the system made the constraint. System constraints follow the user's in `UIView.constraints`. Returns
  /// `false` by default.
  package var isSystem: Bool { false }

  /// The body of the description, for kinds that are not described as a relation between two attributes. Returns `nil`
  /// by default.
  func specialBody(in description: inout ConstraintText) -> String? { nil }

  /// The class name in descriptions.
  var describedClassName: String {
    symbolicSpacing?.isOfAnchor == true ? "_UISystemBaselineConstraint" : "NSLayoutConstraint"
  }
}
