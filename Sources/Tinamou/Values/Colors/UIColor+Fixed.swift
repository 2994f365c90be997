// SPDX-License-Identifier: MIT

import Foundation

/// Colours that are the same in every appearance.
extension UIColor {
  /// Black, the same in light and dark.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Dark grey, the same in light and dark.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Light grey, the same in light and dark.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// White, the same in light and dark.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Grey, the same in light and dark.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Red, the same in light and dark.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green, the same in light and dark.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue, the same in light and dark.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan, the same in light and dark.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow, the same in light and dark.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta, the same in light and dark.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange, the same in light and dark.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple, the same in light and dark.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown, the same in light and dark.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Nothing at all: black with an opacity of 0.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
