// SPDX-License-Identifier: MIT

// The mirror of UIKit is one module for its users. It is divided for the compiler and for readers.
@_exported import UIKitExtras
@_exported import UIKitLists
@_exported import UIKitNibs
@_exported import UIKitViews
