// SPDX-License-Identifier: MIT

// `import QuartzCore` gives Core Graphics, Foundation and ObjectiveC as well, as it does on Apple's platforms.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import ObjectiveC
