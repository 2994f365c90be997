// SPDX-License-Identifier: MIT

extension UIScene {
  /// The state of a scene. Raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The reasons for which a scene is connected, such as URLs to open or activities to continue.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open. The default is empty.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The answer of the user to a notification. Always `nil`.
    open var notificationResponse: UNNotificationResponse? { nil }
    /// The bundle identifier of the app that made the request. Always `nil`.
    open var sourceApplication: String? { nil }
    /// The type of the activity that continues from another device by Handoff. Always `nil`.
    open var handoffUserActivityType: String? { nil }
    /// The activities to continue. The default is empty.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The shortcut item to perform. The default is `nil`.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
  }

  /// The options with which the app opens a URL.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that made the request. Always `nil`.
    open var sourceApplication: String? { nil }
    /// The annotation from the app that made the request. Always `nil`.
    open var annotation: Any? { nil }
    /// Whether the file has to be copied before it is changed. Always `false`.
    open var openInPlace: Bool { false }
  }

  /// The options with which another app opens a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether to open universal links only. The default is `false`. Stored; has no effect.
    open var universalLinksOnly = false
  }

  /// The options for the activation of a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that requested the activation. The default is `nil`. Stored; has no effect.
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

/// The options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The options for closing a scene of windows.
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

/// A URL that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  init(url: URL) {
    self.url = url
    super.init()
  }

  /// The URL.
  open private(set) var url: URL
  /// The options for opening the URL.
  open private(set) var options = UIScene.OpenURLOptions()
}

extension UNNotificationResponse {
  /// The scene in which the response was received. Always `nil`.
  @MainActor public var targetScene: UIScene? { nil }
}
