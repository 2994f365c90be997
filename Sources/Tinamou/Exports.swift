// SPDX-License-Identifier: MIT

// `import UIKit` gives all of these, as it does on Apple's platforms.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore
