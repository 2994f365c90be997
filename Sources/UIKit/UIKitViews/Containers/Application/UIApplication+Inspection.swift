// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Simulates what a device does to the application and records the application's requests, for use in tests.
  public var inspection: Inspection { Inspection(application: self) }

  /// Simulates what a device does to an application and records the application's requests.
  @MainActor
  public struct Inspection {
    let application: UIApplication

    /// The URLs that the application opened, in order.
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

    /// Launches the application with a delegate, which is retained. Calls the delegate, connects the scene
    /// and posts the notifications in UIKit's order.
    public func launch(with delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) {
      application.launch(delegate, options)
    }

    /// Makes the application inactive, as an incoming phone call does.
    public func resignActive() { application.resignActive() }
    /// Makes the application active.
    public func becomeActive() { application.becomeActive() }
    /// Moves the application to the background.
    public func enterBackground() { application.enterBackground() }
    /// Moves the application to the foreground.
    public func enterForeground() { application.enterForeground() }
    /// Notifies the application that it is about to end.
    public func terminate() { application.terminate() }
    /// Notifies the delegate, every controller in a window and observers that memory is low.
    public func receiveMemoryWarning() { application.receiveMemoryWarning() }

    /// Shakes the device. The first responder is told of it, and asks whether its last change is undone.
    public func shake() { application.receiveShake() }

    /// Opens a URL in this application, as another app does. Returns whether the delegate or the scene opened it.
    @discardableResult
    public func open(_ url: URL, options: [OpenURLOptionsKey: Any] = [:]) -> Bool {
      application.receive(url, options)
    }

    /// Performs a shortcut item, as its selection by the user does. Returns whether it was performed.
    @discardableResult
    public func perform(_ shortcutItem: UIApplicationShortcutItem) -> Bool { application.perform(shortcutItem) }

    /// Continues an activity, as its selection by the user does. Returns whether the delegate or the scene
    /// continued it.
    @discardableResult
    public func `continue`(_ userActivity: NSUserActivity) -> Bool { application.resume(userActivity) }

    /// Calls the expiration handlers of the background tasks, as at the end of the background time.
    public func expireBackgroundTasks() { application.expireBackgroundTasks() }
  }
}
