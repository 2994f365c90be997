// SPDX-License-Identifier: MIT

import Foundation

/// Colours of iOS that follow the appearance.
///
/// Source: Apple, Human Interface Guidelines, Color; and the values UIKit reports for them.
extension UIColor {
  /// The system's red, lighter in the dark.
  public class var systemRed: UIColor { adaptive(light: (255, 59, 48, 1), dark: (255, 69, 58, 1)) }
  /// The system's orange, lighter in the dark.
  public class var systemOrange: UIColor { adaptive(light: (255, 149, 0, 1), dark: (255, 159, 10, 1)) }
  /// The system's yellow, lighter in the dark.
  public class var systemYellow: UIColor { adaptive(light: (255, 204, 0, 1), dark: (255, 214, 10, 1)) }
  /// The system's green, lighter in the dark.
  public class var systemGreen: UIColor { adaptive(light: (52, 199, 89, 1), dark: (48, 209, 88, 1)) }
  /// The system's mint, lighter in the dark.
  public class var systemMint: UIColor { adaptive(light: (0, 199, 190, 1), dark: (99, 230, 226, 1)) }
  /// The system's teal, lighter in the dark.
  public class var systemTeal: UIColor { adaptive(light: (48, 176, 199, 1), dark: (64, 200, 224, 1)) }
  /// The system's cyan, lighter in the dark.
  public class var systemCyan: UIColor { adaptive(light: (50, 173, 230, 1), dark: (100, 210, 255, 1)) }
  /// The system's blue, lighter in the dark.
  public class var systemBlue: UIColor { adaptive(light: (0, 122, 255, 1), dark: (10, 132, 255, 1)) }
  /// The system's indigo, lighter in the dark.
  public class var systemIndigo: UIColor { adaptive(light: (88, 86, 214, 1), dark: (94, 92, 230, 1)) }
  /// The system's purple, lighter in the dark.
  public class var systemPurple: UIColor { adaptive(light: (175, 82, 222, 1), dark: (191, 90, 242, 1)) }
  /// The system's pink, lighter in the dark.
  public class var systemPink: UIColor { adaptive(light: (255, 45, 85, 1), dark: (255, 55, 95, 1)) }
  /// The system's brown, lighter in the dark.
  public class var systemBrown: UIColor { adaptive(light: (162, 132, 94, 1), dark: (172, 142, 104, 1)) }
  /// The system's grey.
  public class var systemGray: UIColor { adaptive(light: (142, 142, 147, 1), dark: (142, 142, 147, 1)) }
  /// A grey next to the system's, nearer to the background.
  public class var systemGray2: UIColor { adaptive(light: (174, 174, 178, 1), dark: (99, 99, 102, 1)) }
  /// The third of the greys on the way to the background.
  public class var systemGray3: UIColor { adaptive(light: (199, 199, 204, 1), dark: (72, 72, 74, 1)) }
  /// The fourth of the greys on the way to the background.
  public class var systemGray4: UIColor { adaptive(light: (209, 209, 214, 1), dark: (58, 58, 60, 1)) }
  /// The fifth of the greys on the way to the background.
  public class var systemGray5: UIColor { adaptive(light: (229, 229, 234, 1), dark: (44, 44, 46, 1)) }
  /// The grey that is nearest to the background.
  public class var systemGray6: UIColor { adaptive(light: (242, 242, 247, 1), dark: (28, 28, 30, 1)) }

  /// The colour of text.
  public class var label: UIColor { adaptive(light: (0, 0, 0, 1), dark: (255, 255, 255, 1)) }
  /// The colour of text of second importance.
  public class var secondaryLabel: UIColor { adaptive(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6)) }
  /// The colour of text of third importance.
  public class var tertiaryLabel: UIColor { adaptive(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }
  /// The colour of text of fourth importance.
  public class var quaternaryLabel: UIColor { adaptive(light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16)) }
  /// The colour of text that stands in for an input.
  public class var placeholderText: UIColor { adaptive(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3)) }
  /// The colour of links.
  public class var link: UIColor { adaptive(light: (0, 122, 255, 1), dark: (10, 132, 255, 1)) }
  /// The colour of thin lines that let what is below shine through.
  public class var separator: UIColor { adaptive(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6)) }
  /// The colour of thin lines that do not.
  public class var opaqueSeparator: UIColor { adaptive(light: (198, 198, 200, 1), dark: (56, 56, 58, 1)) }
  /// The colour of thin and small shapes.
  public class var systemFill: UIColor { adaptive(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36)) }
  /// The colour of medium shapes.
  public class var secondarySystemFill: UIColor { adaptive(light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32)) }
  /// The colour of large shapes.
  public class var tertiarySystemFill: UIColor { adaptive(light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24)) }
  /// The colour of large areas with content.
  public class var quaternarySystemFill: UIColor { adaptive(light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18)) }
  /// The background of a screen.
  public class var systemBackground: UIColor { adaptive(light: (255, 255, 255, 1), dark: (0, 0, 0, 1)) }
  /// The background of things on the screen.
  public class var secondarySystemBackground: UIColor { adaptive(light: (242, 242, 247, 1), dark: (28, 28, 30, 1)) }
  /// The background of things on those.
  public class var tertiarySystemBackground: UIColor { adaptive(light: (255, 255, 255, 1), dark: (44, 44, 46, 1)) }
  /// The background of a screen of grouped content.
  public class var systemGroupedBackground: UIColor { adaptive(light: (242, 242, 247, 1), dark: (0, 0, 0, 1)) }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    adaptive(light: (255, 255, 255, 1), dark: (28, 28, 30, 1))
  }
  /// The background of things in a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    adaptive(light: (242, 242, 247, 1), dark: (44, 44, 46, 1))
  }

  /// Black text for light backgrounds, in every appearance.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// White text for dark backgrounds, in every appearance.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The colour of what can be tapped.
  public class var tintColor: UIColor { systemBlue }

  private typealias Components = (red: Int, green: Int, blue: Int, alpha: CGFloat)

  /// A colour of one of two values; red, green and blue from 0 to 255.
  private class func adaptive(light: Components, dark: Components) -> UIColor {
    func color(_ c: Components) -> CGColor {
      CGColor(red: CGFloat(c.red) / 255, green: CGFloat(c.green) / 255, blue: CGFloat(c.blue) / 255, alpha: c.alpha)
    }
    return UIColor(light: color(light), dark: color(dark))
  }
}
