// SPDX-License-Identifier: MIT

/// The title bar of a window on a Mac. Stored; has no effect.
@preconcurrency @MainActor
open class UITitlebar: NSObject {
  /// Whether the title is shown. The default is `.visible`. Stored; has no effect.
  open var titleVisibility = UITitlebarTitleVisibility.visible
  /// The arrangement of the buttons. The default is `.automatic`. Stored; has no effect.
  open var toolbarStyle = UITitlebarToolbarStyle.automatic
  /// The file whose icon is shown. The default is `nil`. Stored; has no effect.
  open var representedURL: URL?
}

/// Whether the title of a window is shown. Stored; has no effect. Raw values are UIKit's.
public enum UITitlebarTitleVisibility: Int, Sendable { case visible, hidden }

/// The arrangement of the buttons of a window. Stored; has no effect. Raw values are UIKit's.
public enum UITitlebarToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }

/// The ways in which the user may change the window of a scene. Stored; has no effect.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  /// Whether the window may be closed. The default is `true`. Stored; has no effect.
  open var isClosable = true
  /// Whether the window may be minimized. The default is `true`. Stored; has no effect.
  open var isMiniaturizable = true
}
