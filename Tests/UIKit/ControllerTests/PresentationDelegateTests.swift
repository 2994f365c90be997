// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor private var kept: [UIWindow] = []

private final class Guard: NSObject, UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate {
  var permits = true
  var log: [String] = []
  var style = UIModalPresentationStyle.automatic

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { log.append("prepare") }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { permits }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { log.append("attempt") }
}

@MainActor
@Suite("Delegates of presentations")
struct PresentationDelegateTests {
  private func presenter() -> UIViewController {
    DeviceProfile.named("iPhone 15")?.simulate()
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    kept.append(window)
    return controller
  }

  @Test("a sheet is dismissed by the user unless the delegate or the controller refuses")
  func sheet() throws {
    let presenter = presenter()
    let presented = UIViewController()
    let delegate = Guard()
    presented.sheetPresentationController?.delegate = delegate
    presenter.present(presented, animated: false)
    let presentation = try #require(presented.presentationController)
    delegate.permits = false
    #expect(!presentation.inspection.dismiss())
    #expect(delegate.log == ["attempt"])
    delegate.permits = true
    presented.isModalInPresentation = true
    #expect(!presentation.inspection.dismiss())
    presented.isModalInPresentation = false
    #expect(presentation.inspection.dismiss())
    #expect(delegate.log == ["attempt", "attempt", "will", "did"])
    #expect(presenter.presentedViewController == nil)
  }

  @Test("a popover stays a popover in compact width if its delegate says so")
  func popover() throws {
    let presenter = presenter()
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    presenter.view.addSubview(source)
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 100)
    let delegate = Guard()
    delegate.style = .none
    let popover = try #require(presented.popoverPresentationController)
    popover.delegate = delegate
    popover.sourceView = source
    presenter.present(presented, animated: false)
    #expect(delegate.log == ["prepare"])
    #expect(presented.view.convert(presented.view.bounds, to: nil) == CGRect(x: 25, y: 150, width: 200, height: 113))
    #expect(presented.view.safeAreaInsets.top == 13)
    #expect(popover.arrowDirection == .up)
  }
}
