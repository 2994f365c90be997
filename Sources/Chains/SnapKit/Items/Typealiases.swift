// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The class of the views for which constraints are created.
public typealias ConstraintView = UIView
/// The class of the guides for which constraints are created.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// The top and bottom guides of a view controller.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Insets from the left and right edges.
public typealias ConstraintInsets = UIEdgeInsets
/// Insets from the leading and trailing edges.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// The layout direction.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// The relation between the two sides of a constraint.
public typealias LayoutRelation = NSLayoutConstraint.Relation
/// The part of an item to which a constraint refers.
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
/// The priority of a constraint.
public typealias LayoutPriority = UILayoutPriority
