// SPDX-License-Identifier: MIT

extension UIScene {
  /// The state of a scene. Raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene is connected: what the user chose or another app asked for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open. The default is empty.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The bundle identifier of the app that asked. Always `nil`.
    open var sourceApplication: String? { nil }
    /// The type of the activity that another device hands over. Always `nil`.
    open var handoffUserActivityType: String? { nil }
    /// The activities to continue. The default is empty.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The shortcut item to perform. The default is `nil`.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
  }

  /// How a URL is to be opened by the app.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that asked. Always `nil`.
    open var sourceApplication: String? { nil }
    /// What the app that asked added. Always `nil`.
    open var annotation: Any? { nil }
    /// Whether the file has to be copied before it is changed. Always `false`.
    open var openInPlace: Bool { false }
  }

  /// How another app is to open a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether to open universal links only. The default is `false`. Stored; has no effect.
    open var universalLinksOnly = false
  }

  /// How a scene is to be activated.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asked. The default is `nil`. Stored; has no effect.
    open weak var requestingScene: UIScene?
  }

  /// Posted before a scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted after a scene became active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// How a scene is to be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How a scene of windows is to be closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation with which a scene is closed. Raw values are UIKit's.
  public enum Dismissal: Int, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }
  /// The animation. The default is `.standard`. Stored; has no effect.
  open var windowDismissalAnimation = Dismissal.standard
}
