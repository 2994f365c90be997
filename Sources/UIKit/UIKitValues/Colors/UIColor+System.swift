// SPDX-License-Identifier: MIT

import Foundation

/// The system colors of iOS, which adapt to the appearance.
///
/// Source: Apple, Human Interface Guidelines, Color; and the values UIKit reports for them.
extension UIColor {
  typealias Components = (red: Int, green: Int, blue: Int, alpha: CGFloat)

  /// Returns a color with a light and a dark variant. Red, green and blue range from 0 to 255.
  class func adaptive(light: Components, dark: Components) -> UIColor {
    func color(_ c: Components) -> CGColor {
      CGColor(red: CGFloat(c.red) / 255, green: CGFloat(c.green) / 255, blue: CGFloat(c.blue) / 255, alpha: c.alpha)
    }
    return UIColor(light: color(light), dark: color(dark))
  }
}
