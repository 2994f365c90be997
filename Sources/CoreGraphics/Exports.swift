// SPDX-License-Identifier: MIT

// `import CoreGraphics` gives the geometry types of Foundation as well, as it does on Apple's platforms.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
