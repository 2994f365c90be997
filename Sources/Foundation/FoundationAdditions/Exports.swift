// SPDX-License-Identifier: MIT

// Foundation brings the Objective-C runtime along on Apple's platforms.
@_exported import Foundation
@_exported import ObjectiveC
