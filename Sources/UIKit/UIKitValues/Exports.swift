// SPDX-License-Identifier: MIT

// The types of these frameworks occur in the API of the values.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import ObjectiveC
