// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Controllers: what their members do", .serialized, .system(.iOS18))
struct ControllerMemberTests {
  private final class StatusController: UIViewController {
    var isDark = false
    var isBarHidden = false
    override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .darkContent : .lightContent }
    override var prefersStatusBarHidden: Bool { isBarHidden }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("A navigation controller shows a controller by pushing it")
  func show() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = shown(navigation)
    let next = UIViewController()
    navigation.viewControllers[0].show(next, sender: nil)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === next && navigation.visibleViewController === next)
    let detail = UIViewController()
    navigation.show(detail, sender: nil)
    #expect(navigation.viewControllers.count == 3)
  }

  @Test("A controller outside of containers is presented by show")
  func showPresents() {
    let root = UIViewController()
    let window = shown(root)
    let detail = UIViewController()
    root.showDetailViewController(detail, sender: nil)
    window.layoutIfNeeded()
    #expect(root.presentedViewController === detail && detail.presentingViewController === root)
  }

  @Test("Children know their containers")
  func containers() {
    let first = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: first), UIViewController()]
    let window = shown(split)
    #expect(first.splitViewController === split)
    let tab = UIViewController()
    let tabs = UITabBarController()
    tabs.setViewControllers([UINavigationController(rootViewController: tab)], animated: false)
    #expect(tab.tabBarController === tabs && tab.splitViewController == nil)
    _ = window
  }

  @Test("Names of documents, orientations and rotation have UIKit's defaults")
  func defaults() {
    let controller = UIViewController(nibName: "Detail", bundle: nil)
    #expect(controller.nibName == "Detail" && UIViewController().nibName == nil)
    #expect(controller.shouldAutorotate && !controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarStyle == .default && !controller.modalPresentationCapturesStatusBarAppearance)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test("The status bar is that of the controller that is shown")
  func statusBar() {
    let controller = StatusController()
    let window = shown(controller)
    let manager = window.windowScene?.statusBarManager
    #expect(manager?.statusBarStyle == .lightContent && manager?.isStatusBarHidden == false)
    controller.isDark = true
    controller.isBarHidden = true
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(manager?.statusBarStyle == .darkContent && manager?.isStatusBarHidden == true)
  }

  @Test("The button for editing begins and ends it")
  func editing() {
    let controller = UIViewController()
    #expect(!controller.isEditing)
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && controller.editButtonItem.systemItemTitle == "Done")
    controller.setEditing(false, animated: false)
    #expect(!controller.isEditing && controller.editButtonItem.systemItemTitle == "Edit")
  }

  @Test("The items of a toolbar are those of the top controller")
  func toolbar() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let window = shown(navigation)
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    controller.setToolbarItems([item], animated: false)
    window.layoutIfNeeded()
    #expect(controller.toolbarItems?.count == 1 && navigation.toolbar.items?.first === item)
    let toolbar = UIToolbar()
    toolbar.setItems([item], animated: false)
    #expect(toolbar.items?.first === item)
  }

  @Test("An alert has its texts, its style and a preferred action among its own")
  func alert() {
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .destructive)
    alert.addAction(delete)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = delete
    #expect(alert.message == "It is gone then." && alert.preferredStyle == .alert && alert.preferredAction === delete)
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).preferredStyle == .actionSheet)
  }

  // MARK: Presentation

  private final class Sheet: UIPresentationController {
    var calls: [String] = []
    override func presentationTransitionWillBegin() {
      calls.append("will present")
      presentingViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] context in
        self?.calls.append(context.containerView === self?.containerView ? "alongside" : "elsewhere")
      })
      let controller = presentedViewController.transitionCoordinator?.viewController(forKey: .to)
      if controller === presentedViewController { calls.append("to") }
      if presentedViewController.transitionCoordinator?.view(forKey: .to) === presentedView { calls.append("view") }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did present \(completed)") }
    override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did dismiss \(completed)") }
    override func containerViewWillLayoutSubviews() { if calls.last != "layout" { calls.append("layout") } }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 30, width: 200, height: 100) }
  }

  private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    var sheet: Sheet?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      sheet = Sheet(presentedViewController: presented, presenting: presenting)
      return sheet
    }
  }

  @Test("A presentation of an app's own is told of each step, and places the view")
  func presentation() throws {
    let root = UIViewController()
    let window = shown(root)
    let chooser = Chooser()
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = chooser
    root.present(presented, animated: true)
    AnimationClock.main.advance(by: 2)
    window.layoutIfNeeded()
    let sheet = try #require(chooser.sheet)
    #expect(sheet.presentedViewController === presented && sheet.presentingViewController === root)
    #expect(presented.view.convert(presented.view.bounds, to: nil) == CGRect(x: 20, y: 30, width: 200, height: 100))
    #expect(sheet.presentedView === presented.view && sheet.calls.contains("layout"))
    let steps = sheet.calls.filter { $0 != "layout" }
    #expect(steps.first == "will present" && steps.last == "did present true" && !steps.contains("elsewhere"))
    sheet.calls = []
    root.dismiss(animated: true)
    AnimationClock.main.advance(by: 2)
    #expect(sheet.calls.filter { $0 != "layout" } == ["will dismiss", "did dismiss true"])
  }
}

extension UIBarButtonItem {
  /// The title that the button of the system shows.
  fileprivate var systemItemTitle: String? {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [self]
    bar.layoutIfNeeded()
    func labels(_ view: UIView) -> [String] {
      view.subviews.flatMap { ($0 as? UILabel).flatMap(\.text).map { [$0] } ?? labels($0) }
    }
    return labels(bar).first { !$0.isEmpty }
  }
}
