// SPDX-License-Identifier: MIT

extension UIApplication {
  /// What a device does to an application, for tests, and what the application asked the device for.
  public var inspection: Inspection { Inspection(application: self) }

  /// What a device does to an application, and what the application asked the device for.
  @MainActor
  public struct Inspection {
    let application: UIApplication

    /// The URLs that were opened, in order.
    public var openedURLs: [URL] { application.openedURLs }

    /// The schemes of the URLs that the device can open. The default is those of every iPhone: `http`, `https`, `mailto`,
    /// `tel`, `sms`, `facetime`, `itms-apps`, `maps` and `app-settings`.
    public var openableSchemes: Set<String> {
      get { application.openableSchemes }
      nonmutating set { application.openableSchemes = newValue }
    }

    /// The background tasks that were begun and have not ended.
    public var backgroundTasks: [UIBackgroundTaskIdentifier] {
      application.backgroundTasks.keys.sorted { $0.rawValue < $1.rawValue }
    }

    /// Launches the application with a delegate, which it keeps: the delegate's methods, the connection of the scene and the
    /// notifications, in UIKit's order.
    public func launch(with delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) {
      application.launch(delegate, options)
    }

    /// The application becomes inactive, as under a phone call.
    public func resignActive() { application.resignActive() }
    /// The application becomes active.
    public func becomeActive() { application.becomeActive() }
    /// The application enters the background.
    public func enterBackground() { application.enterBackground() }
    /// The application returns to the foreground.
    public func enterForeground() { application.enterForeground() }
    /// The application is about to end.
    public func terminate() { application.terminate() }
    /// Memory is low: the delegate, every controller in a window, and observers of the notification are told.
    public func receiveMemoryWarning() { application.receiveMemoryWarning() }

    /// Another app asks this one to open a URL. Returns whether the delegate or the scene did.
    @discardableResult
    public func open(_ url: URL, options: [OpenURLOptionsKey: Any] = [:]) -> Bool {
      application.receive(url, options)
    }

    /// The user chooses a shortcut item. Returns whether it was performed.
    @discardableResult
    public func perform(_ shortcutItem: UIApplicationShortcutItem) -> Bool { application.perform(shortcutItem) }

    /// The user continues an activity. Returns whether the delegate or the scene did.
    @discardableResult
    public func `continue`(_ userActivity: NSUserActivity) -> Bool { application.resume(userActivity) }

    /// The time for background tasks is over: their handlers are called.
    public func expireBackgroundTasks() { application.expireBackgroundTasks() }
  }
}
