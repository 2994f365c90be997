// SPDX-License-Identifier: MIT

import Foundation

/// The fonts that apps contain. Not part of UIKit.
public enum AppFonts {
  /// Registers the fonts that the information property list of `bundle` lists under `UIAppFonts`, as iOS does when an
  /// app starts.
  ///
  /// - Returns: The paths of the files that could not be registered. All others are registered.
  @discardableResult
  public static func register(of bundle: Bundle) -> [String] {
    FontRegistrations.current.registerFonts(of: bundle).map(\.path)
  }
}
