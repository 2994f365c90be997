// SPDX-License-Identifier: MIT

// The functions and types of Core Text that Tinamou has are part of UIKit's module.
@_exported import Tinamou
