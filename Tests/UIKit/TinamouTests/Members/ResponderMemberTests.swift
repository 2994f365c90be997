// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Responders, events and the application: what their members do", .system(.iOS18))
struct ResponderMemberTests {
  private final class Taking: UIView {
    var calls: [String] = []
    override func paste(_ sender: Any?) { calls.append("paste") }
    override func delete(_ sender: Any?) { calls.append("delete") }
    override func select(_ sender: Any?) { calls.append("select") }
  }

  @Test("A command that a view does not carry out goes to the next responder, and so do the undo manager and keys")
  func chain() {
    final class Undoing: UIView {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
    }
    let (outer, inner, undoing) = (Taking(), UIView(), Undoing())
    outer.addSubview(inner)
    undoing.addSubview(outer)
    inner.paste(nil)
    inner.delete(nil)
    inner.select(nil)
    #expect(outer.calls == ["paste", "delete", "select"])
    #expect(inner.undoManager === undoing.manager)
    #expect(inner.keyCommands == nil && inner.inputView == nil)
    final class Entry: UIView {
      private let keys = UIView()
      override var inputView: UIView? { keys }
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("paste:"))]
      }
    }
    let entry = Entry()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    window.addSubview(entry)
    #expect(entry.becomeFirstResponder() && entry.isFirstResponder)
    #expect(entry.keyCommands?.map(\.input) == ["k"])
  }

  @Test("A touch names its view and window, and its event is one of touches")
  func touches() {
    final class Touched: UIView {
      var seen: [Bool] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        seen.append(touches.first?.view === self && touches.first?.window === window && event?.type == .touches)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    let view = Touched(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    window.addSubview(view)
    view.inspection.tap()
    #expect(view.seen == [true])
  }

  @Test("A pan from an edge is one only where the recognizer has the edge", arguments: [UIRectEdge.left, .right])
  func edges(edge: UIRectEdge) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    @MainActor
    final class Counter {
      var began = 0
      func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) { if recognizer.state == .began { began += 1 } }
    }
    let counter = Counter()
    let recognizer = UIScreenEdgePanGestureRecognizer(target: counter, action: Counter.panned)
    recognizer.edges = edge
    window.addGestureRecognizer(recognizer)
    window.inspection.drag(along: [CGPoint(x: 5, y: 200), CGPoint(x: 60, y: 200), CGPoint(x: 120, y: 200)])
    #expect(counter.began == (edge == .left ? 1 : 0))
  }

  @Test("The application has the windows of its scene, and opens what the device has an app for")
  func application() throws {
    let application = UIApplication.shared
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let known: any Deprecated = Known()
    known.check(application, window)
    application.registerForRemoteNotifications()
    #expect(application.isRegisteredForRemoteNotifications)
    application.unregisterForRemoteNotifications()
    #expect(!application.isRegisteredForRemoteNotifications)
    let brightness = UIScreen.main.brightness
    defer { UIScreen.main.brightness = brightness }
    UIScreen.main.brightness = 0.75
    #expect(UIScreen.main.brightness == 0.75)
  }

  /// The values of deprecated members. A requirement lets them run without a warning.
  @MainActor
  private protocol Deprecated {
    func check(_ application: UIApplication, _ window: UIWindow)
  }

  private struct Known: Deprecated {
    @available(*, deprecated)
    func check(_ application: UIApplication, _ window: UIWindow) {
      #expect(application.windows.last === window && application.keyWindow === window)
      #expect(application.statusBarOrientation == window.windowScene?.interfaceOrientation)
      #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
      let count = application.inspection.openedURLs.count
      #expect(URL(string: "https://example.com").map(application.openURL) == true)
      #expect(URL(string: "unknown-app:1").map(application.openURL) == false)
      #expect(application.inspection.openedURLs.count == count + 1)
    }
  }

  @Test("The delegate continues an activity and restores it, and is told of the end")
  func delegate() {
    final class Restoring: NSObject, UIUserActivityRestoring {
      var restored: [String] = []
      func restoreUserActivityState(_ userActivity: NSUserActivity) { restored.append(userActivity.activityType) }
    }
    final class Delegate: NSObject, UIApplicationDelegate {
      let restoring = Restoring()
      var hasEnded = false
      func applicationWillTerminate(_ application: UIApplication) { hasEnded = true }
      func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool {
        restorationHandler([restoring])
        return userActivity.activityType == NSUserActivityTypeBrowsingWeb
      }
    }
    let delegate = Delegate()
    let before = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = before }
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.inspection.continue(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)))
    #expect(delegate.restoring.restored == ["NSUserActivityTypeBrowsingWeb"])
    UIApplication.shared.inspection.terminate()
    #expect(delegate.hasEnded)
  }

  @Test("A pointer interaction has the view to which it was added, and asks nobody else for styles")
  func pointers() {
    final class Delegate: NSObject, UIPointerInteractionDelegate {
      func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
      {
        region.rect.isEmpty ? nil : UIPointerStyle.hidden()
      }
    }
    let (view, delegate) = (UIView(), Delegate())
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate === delegate)
    let asked: any UIPointerInteractionDelegate = delegate
    #expect(asked.pointerInteraction(interaction, styleFor: UIPointerRegion(rect: .zero)) == nil)
    let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 1, height: 1), identifier: "one")
    #expect(asked.pointerInteraction(interaction, styleFor: region) != nil && region.identifier == AnyHashable("one"))
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test("A registered preview has its delegate and the bounds of its view")
  func previewing() {
    final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
      ) -> UIViewController? { nil }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
      ) {}
    }
    let delegate = Delegate()
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    let context = UIViewController().registerForPreviewing(with: delegate, sourceView: view)
    #expect(context.delegate === delegate && context.sourceView === view && context.sourceRect == view.bounds)
    context.sourceRect = CGRect(x: 1, y: 1, width: 2, height: 2)
    #expect(context.sourceRect.width == 2)
  }
}
