// SPDX-License-Identifier: MIT

import Foundation

/// The colors of iOS that adapt to the appearance.
///
/// Source: Apple, Human Interface Guidelines, Color; and the values UIKit reports for them.
extension UIColor {
  /// The system red, lighter in dark mode.
  public class var systemRed: UIColor { adaptive(light: (255, 59, 48, 1), dark: (255, 69, 58, 1)) }
  /// The system orange, lighter in dark mode.
  public class var systemOrange: UIColor { adaptive(light: (255, 149, 0, 1), dark: (255, 159, 10, 1)) }
  /// The system yellow, lighter in dark mode.
  public class var systemYellow: UIColor { adaptive(light: (255, 204, 0, 1), dark: (255, 214, 10, 1)) }
  /// The system green, lighter in dark mode.
  public class var systemGreen: UIColor { adaptive(light: (52, 199, 89, 1), dark: (48, 209, 88, 1)) }
  /// The system mint, lighter in dark mode.
  public class var systemMint: UIColor { adaptive(light: (0, 199, 190, 1), dark: (99, 230, 226, 1)) }
  /// The system teal, lighter in dark mode.
  public class var systemTeal: UIColor { adaptive(light: (48, 176, 199, 1), dark: (64, 200, 224, 1)) }
  /// The system cyan, lighter in dark mode.
  public class var systemCyan: UIColor { adaptive(light: (50, 173, 230, 1), dark: (100, 210, 255, 1)) }
  /// The system blue, lighter in dark mode.
  public class var systemBlue: UIColor { adaptive(light: (0, 122, 255, 1), dark: (10, 132, 255, 1)) }
  /// The system indigo, lighter in dark mode.
  public class var systemIndigo: UIColor { adaptive(light: (88, 86, 214, 1), dark: (94, 92, 230, 1)) }
  /// The system purple, lighter in dark mode.
  public class var systemPurple: UIColor { adaptive(light: (175, 82, 222, 1), dark: (191, 90, 242, 1)) }
  /// The system pink, lighter in dark mode.
  public class var systemPink: UIColor { adaptive(light: (255, 45, 85, 1), dark: (255, 55, 95, 1)) }
  /// The system brown, lighter in dark mode.
  public class var systemBrown: UIColor { adaptive(light: (162, 132, 94, 1), dark: (172, 142, 104, 1)) }
  /// The system gray.
  public class var systemGray: UIColor { adaptive(light: (142, 142, 147, 1), dark: (142, 142, 147, 1)) }
  /// The second of six grays, which approach the background color.
  public class var systemGray2: UIColor { adaptive(light: (174, 174, 178, 1), dark: (99, 99, 102, 1)) }
  /// The third of six grays, which approach the background color.
  public class var systemGray3: UIColor { adaptive(light: (199, 199, 204, 1), dark: (72, 72, 74, 1)) }
  /// The fourth of six grays, which approach the background color.
  public class var systemGray4: UIColor { adaptive(light: (209, 209, 214, 1), dark: (58, 58, 60, 1)) }
  /// The fifth of six grays, which approach the background color.
  public class var systemGray5: UIColor { adaptive(light: (229, 229, 234, 1), dark: (44, 44, 46, 1)) }
  /// The last of six grays, closest to the background color.
  public class var systemGray6: UIColor { adaptive(light: (242, 242, 247, 1), dark: (28, 28, 30, 1)) }

  /// The color of primary text.
  public class var label: UIColor { adaptive(light: (0, 0, 0, 1), dark: (255, 255, 255, 1)) }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { adaptive(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6)) }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { adaptive(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { adaptive(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16)) }
  /// The color of placeholder text.
  public class var placeholderText: UIColor { adaptive(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }
  /// The color of links.
  public class var link: UIColor { adaptive(light: (0, 122, 255, 1), dark: (10, 132, 255, 1)) }
  /// The color of translucent separators.
  public class var separator: UIColor { adaptive(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6)) }
  /// The color of opaque separators.
  public class var opaqueSeparator: UIColor { adaptive(light: (198, 198, 200, 1), dark: (56, 56, 58, 1)) }
  /// The fill color of thin and small shapes.
  public class var systemFill: UIColor { adaptive(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36)) }
  /// The fill color of medium-size shapes.
  public class var secondarySystemFill: UIColor { adaptive(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32)) }
  /// The fill color of large shapes.
  public class var tertiarySystemFill: UIColor { adaptive(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24)) }
  /// The fill color of large areas with complex content.
  public class var quaternarySystemFill: UIColor { adaptive(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18)) }
  /// The primary background color.
  public class var systemBackground: UIColor { adaptive(light: (255, 255, 255, 1), dark: (0, 0, 0, 1)) }
  /// The background color of content on the primary background.
  public class var secondarySystemBackground: UIColor { adaptive(light: (242, 242, 247, 1), dark: (28, 28, 30, 1)) }
  /// The background color of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { adaptive(light: (255, 255, 255, 1), dark: (44, 44, 46, 1)) }
  /// The primary background color of grouped content.
  public class var systemGroupedBackground: UIColor { adaptive(light: (242, 242, 247, 1), dark: (0, 0, 0, 1)) }
  /// The background color of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    adaptive(light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  }
  /// The background color of content in a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    adaptive(light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  }

  /// The color of text on a light background, in every appearance.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The color of text on a dark background, in every appearance.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The default tint color: the system blue.
  public class var tintColor: UIColor { systemBlue }

  private typealias Components = (red: Int, green: Int, blue: Int, alpha: CGFloat)

  /// A color with a light and a dark variant. Red, green and blue range from 0 to 255.
  private class func adaptive(light: Components, dark: Components) -> UIColor {
    func color(_ c: Components) -> CGColor {
      CGColor(red: CGFloat(c.red) / 255, green: CGFloat(c.green) / 255, blue: CGFloat(c.blue) / 255, alpha: c.alpha)
    }
    return UIColor(light: color(light), dark: color(dark))
  }
}
