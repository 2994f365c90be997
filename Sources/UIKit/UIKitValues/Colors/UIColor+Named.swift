// SPDX-License-Identifier: MIT

import Foundation

extension UIColor {
  /// Creates the color with the given name from an asset catalog in ``ImageFolders``, with its light and dark
  /// variants; `nil` if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the color with the given name from an asset catalog of `bundle` or, if it is not there, in
  /// ``ImageFolders``. With traits, creates the variant for them; `nil` if there is no such color.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let sets = AssetCatalogs.sets("colorset", named: name, in: bundle, ColorSet.self)
    guard let set = sets.first?.contents, let light = set.color(isDark: false) ?? set.color(isDark: true) else {
      return nil
    }
    let dark = set.color(isDark: true) ?? light
    if let traitCollection {
      self.init(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
    } else if light == dark {
      self.init(cgColor: light)
    } else {
      self.init(light: light, dark: dark)
    }
  }

  /// Creates a color that fills areas with copies of an image.
  ///
  /// Differs from UIKit: only backgrounds of views and layers are filled with the image. Text and shapes are drawn in a
  /// medium gray.
  public convenience init(patternImage image: UIImage) {
    var tile = image.drawable(tint: nil)
    tile.isTiled = true
    self.init(cgColor: CGColor(pattern: tile))
  }

  /// The background color of grouped tables before iOS 13.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}

/// The system colors of iOS, which adapt to the appearance.
///
/// Source: Apple, Human Interface Guidelines, Color; and the values UIKit reports for them.
extension UIColor {
  typealias Components = (red: Int, green: Int, blue: Int, alpha: CGFloat)

  /// Returns a color with a light and a dark variant, and one for dark interfaces in front of others. Red, green and blue range from 0
  /// to 255. Black and white are grays.
  class func adaptive(light: Components, dark: Components, elevated: Components? = nil) -> UIColor {
    func color(_ c: Components) -> CGColor {
      if c.red == c.green, c.green == c.blue, c.red == 0 || c.red == 255 {
        return CGColor(gray: CGFloat(c.red) / 255, alpha: c.alpha)
      }
      let (red, green, blue) = (CGFloat(c.red) / 255, CGFloat(c.green) / 255, CGFloat(c.blue) / 255)
      return CGColor(red: red, green: green, blue: blue, alpha: c.alpha)
    }
    return UIColor(light: color(light), dark: color(dark), elevated: elevated.map(color))
  }
}
