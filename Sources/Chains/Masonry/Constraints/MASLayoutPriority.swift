// SPDX-License-Identifier: MIT

import Tinamou

/// The priority of a constraint.
public typealias MASLayoutPriority = UILayoutPriority

/// 1000: the constraint is required. This is the default.
public let MASLayoutPriorityRequired = UILayoutPriority.required
/// 750.
public let MASLayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// 500.
public let MASLayoutPriorityDefaultMedium = UILayoutPriority(500)
/// 250.
public let MASLayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// 50.
public let MASLayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
