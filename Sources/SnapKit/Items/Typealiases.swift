// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The class of the views that constraints are made for.
public typealias ConstraintView = UIView
/// The class of the guides that constraints are made for.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// The top and bottom guides of a view controller.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Insets from the left and right edges.
public typealias ConstraintInsets = UIEdgeInsets
/// Insets from the leading and trailing edges.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// The reading direction.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// The relation between the two sides of a constraint.
public typealias LayoutRelation = NSLayoutConstraint.Relation
/// The part of an item that a constraint refers to.
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
/// The priority of a constraint.
public typealias LayoutPriority = UILayoutPriority
