// SPDX-License-Identifier: MIT

/// An instance of the application's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Creates the scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The session of the scene, its persistent state.
  open private(set) var session: UISceneSession

  /// The delegate. It is retained. The default is `nil`.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene. The default is `foregroundActive`.
  open private(set) var activationState = ActivationState.foregroundActive

  /// The title of the scene. The default is an empty string. Stored; has no effect.
  open var title: String! = ""
  /// The subtitle of the scene. The default is an empty string. Stored; has no effect.
  open var subtitle: String = ""

  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL, as ``UIApplication/open(_:options:completionHandler:)`` does.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, completionHandler: completion) }

  /// Creates the delegate of the session's configuration and notifies it that the scene is connected. The scene enters the
  /// foreground when it becomes active.
  ///
  /// - Parameter isTold: Whether the delegate is notified. The scene is active at once if it is not.
  func connect(_ options: ConnectionOptions, isTold: Bool = true) {
    post(UIScene.willConnectNotification)
    activationState = .unattached
    if let made = NSObject.instance(of: session.configuration.delegateClass) as? any UISceneDelegate { delegate = made }
    loadStoryboard()
    if isTold { delegate?.scene(self, willConnectTo: session, options: options) }
    showStoryboard()
    if !isTold { activationState = .foregroundActive }
  }

  /// Notifies the delegate that the scene is removed, and releases it.
  func disconnect() {
    change(to: .background)
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    post(UIScene.didDisconnectNotification)
    delegate = nil
  }

  /// Loads the storyboard of the configuration. The default implementation does nothing.
  func loadStoryboard() {}

  /// Shows the storyboard after the delegate could change its controllers. The default implementation does nothing.
  func showStoryboard() {}

  /// Changes the state and notifies the delegate and observers.
  func change(to state: ActivationState) {
    guard state != activationState else { return }
    if activationState == .foregroundActive {
      delegate?.sceneWillResignActive(self)
      post(UIScene.willDeactivateNotification)
    }
    if activationState == .background || activationState == .unattached, state != .background {
      delegate?.sceneWillEnterForeground(self)
      post(UIScene.willEnterForegroundNotification)
    }
    activationState = state
    switch state {
    case .foregroundActive:
      delegate?.sceneDidBecomeActive(self)
      post(UIScene.didActivateNotification)
    case .background:
      delegate?.sceneDidEnterBackground(self)
      post(UIScene.didEnterBackgroundNotification)
      if let delegate { session.stateRestorationActivity = delegate.stateRestorationActivity(for: self) }
    default: break
    }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
