// SPDX-License-Identifier: MIT

// Nothing is visible of this module of C, but every client loads it, and so is linked with what `Scripts/pack-modules` adds to it.
import CCallSites
// The mirror of UIKit is one module for its users. It is divided for the compiler and for readers.
@_exported import UIKitExtras
@_exported import UIKitLists
@_exported import UIKitNibs
@_exported import UIKitViews
