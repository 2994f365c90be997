// SPDX-License-Identifier: MIT

import Foundation

extension NSString {
  /// Returns a text made from a format, with numbers in the spelling of the user's language.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: String(describing: format), locale: Locale.current, arguments: args))
  }
}
