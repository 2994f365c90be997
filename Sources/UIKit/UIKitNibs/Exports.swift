// SPDX-License-Identifier: MIT

// Documents create objects of all classes that have an element.
@_exported import UIKitExtras
@_exported import UIKitLists
