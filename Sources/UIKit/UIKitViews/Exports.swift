// SPDX-License-Identifier: MIT

// `import UIKit` gives all of these, as it does on Apple's platforms.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import ObjectiveC
@_exported import QuartzCore
@_exported import UIKitValues
@_exported import UserNotifications

// Types of the solver and of the layout model that have names of UIKit here, such as `NSLayoutConstraint.Relation`. Public
// functions of other modules may use their values in default arguments only if these modules are exported.
@_exported import enum Cassowary.Relation
@_exported import enum LayoutModel.LayoutAttribute
@_exported import enum LayoutModel.LayoutAxis

#if canImport(FoundationNetworking) && !CHECK_ONLY
  @_exported import FoundationNetworking
#endif
