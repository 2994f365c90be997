// SPDX-License-Identifier: MIT

/// The bar of a window on a Mac. There is none.
@preconcurrency @MainActor
open class UITitlebar: NSObject {
  /// Whether the title is shown. The default is `.visible`. Stored; has no effect.
  open var titleVisibility = UITitlebarTitleVisibility.visible
  /// How the buttons are arranged. The default is `.automatic`. Stored; has no effect.
  open var toolbarStyle = UITitlebarToolbarStyle.automatic
  /// The file whose icon is shown. The default is `nil`. Stored; has no effect.
  open var representedURL: URL?
}

/// Whether the title of a window is shown. Raw values are UIKit's.
public enum UITitlebarTitleVisibility: Int, Sendable { case visible, hidden }

/// How the buttons of a window are arranged. Raw values are UIKit's.
public enum UITitlebarToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }

/// What the user may do with the window of a scene. Stored; there are no windows on a desktop.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether the window may be closed. The default is `true`. Stored; has no effect.
  open var isClosable = true
  /// Whether the window may be minimized. The default is `true`. Stored; has no effect.
  open var isMiniaturizable = true
}
