// SPDX-License-Identifier: MIT

// The types of Accessibility that Tinamou has are part of UIKit's module.
@_exported import Tinamou
