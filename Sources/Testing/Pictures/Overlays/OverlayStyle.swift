// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The colors and sizes of overlays, in points.
enum OverlayStyle {
  static let labelFont = DrawingCommand.Font(pointSize: 8, weight: 0.3)
  static let labelHeight: CGFloat = 11.5
  static let lineWidth: CGFloat = 0.75
  static let arrowLength: CGFloat = 4
  static let arrowWidth: CGFloat = 3.6

  static let distance = rgb(0x0A66D6)
  static let size = rgb(0x7A3FD1)
  static let alignment = rgb(0xC2257A)
  static let baseline = rgb(0x0B8F5A)
  static let margin = rgb(0xC77700)
  static let broken = rgb(0xD7002F)
  static let halo = CGColor(gray: 1, alpha: 0.6)
  static let labelText = CGColor.white

  /// Returns the outline color of a view at a depth below the picture's view.
  static func frame(depth: Int) -> CGColor {
    let colors: [UInt32] = [0x5E5CE6, 0x008C95, 0xC2560A, 0xB0307F, 0x2F8F3F]
    return rgb(colors[depth % colors.count])
  }

  static func rgb(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: alpha)
  }
}
