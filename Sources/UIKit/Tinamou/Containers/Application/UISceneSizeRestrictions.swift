// SPDX-License-Identifier: MIT

/// The sizes that a scene may have on a Mac, in points.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points. The default is zero. Stored; has no effect.
  open var minimumSize = CGSize.zero
  /// The largest size, in points. The default is unlimited. Stored; has no effect.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the scene may fill the screen. The default is `true`. Stored; has no effect.
  open var allowsFullScreen = true
}
