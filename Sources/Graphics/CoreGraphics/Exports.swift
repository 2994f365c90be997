// SPDX-License-Identifier: MIT

// `import CoreGraphics` gives the geometry types of Foundation as well, as it does on Apple's platforms.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize

// Functions on `CGFloat`, which code calls as `CoreGraphics.log(_:)`.
@_exported import func Foundation.acos
@_exported import func Foundation.asin
@_exported import func Foundation.atan
@_exported import func Foundation.atan2
@_exported import func Foundation.ceil
@_exported import func Foundation.cos
@_exported import func Foundation.exp
@_exported import func Foundation.floor
@_exported import func Foundation.fmod
@_exported import func Foundation.hypot
@_exported import func Foundation.log
@_exported import func Foundation.log10
@_exported import func Foundation.log2
@_exported import func Foundation.pow
@_exported import func Foundation.round
@_exported import func Foundation.sin
@_exported import func Foundation.sqrt
@_exported import func Foundation.tan
@_exported import func Foundation.trunc
