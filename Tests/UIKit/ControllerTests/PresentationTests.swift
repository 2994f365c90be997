// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("Frames of presented views", .serialized, .system(.iOS18))
struct PresentationTests {
  struct Example: CustomTestStringConvertible {
    var device: String
    var orientation = DeviceOrientation.portrait
    var style: UIModalPresentationStyle
    /// The presented view on the screen: x, y, width, height, in points.
    var frame: String
    var testDescription: String { "\(style) on \(device) \(orientation)" }
  }

  @Test(
    "each style has its frame",
    arguments: [
      Example(device: "iPhone X", style: .automatic, frame: "0 54 375 758"),
      Example(device: "iPhone X", style: .pageSheet, frame: "0 54 375 758"),
      Example(device: "iPhone X", style: .formSheet, frame: "0 54 375 758"),
      Example(device: "iPhone X", orientation: .landscape, style: .pageSheet, frame: "0 0 812 375"),
      Example(device: "iPhone X", style: .fullScreen, frame: "0 0 375 812"),
      Example(device: "iPhone X", style: .overFullScreen, frame: "0 0 375 812"),
      Example(device: "iPad Pro 11", style: .formSheet, frame: "147 287 540 620"),
      Example(device: "iPad Pro 11", style: .fullScreen, frame: "0 0 834 1194"),
    ])
  func frames(_ example: Example) throws {
    let presenter = UIViewController(), presented = UIViewController()
    let window = try show(presenter, on: example.device, example.orientation)
    presented.modalPresentationStyle = example.style
    presenter.present(presented, animated: false)
    #expect(text(of: presented.view.onScreen) == example.frame)
    withExtendedLifetime(window) {}
  }

  @Test("before iOS 13 the automatic style is full screen")
  func before13() throws {
    try InterfaceGeneration.iOS10.whileCurrent {
      let presenter = UIViewController(), presented = UIViewController()
      let window = try show(presenter, on: "iPhone 8")
      presenter.present(presented, animated: false)
      #expect(text(of: presented.view.onScreen) == "0 0 375 667")
      withExtendedLifetime(window) {}
    }
  }

  @Test("a form sheet has the preferred content size of its controller, also after a change")
  func preferredSize() throws {
    let presenter = UIViewController(), presented = UIViewController()
    let window = try show(presenter, on: "iPad Pro 11")
    presented.modalPresentationStyle = .formSheet
    presented.preferredContentSize = CGSize(width: 400, height: 300)
    presenter.present(presented, animated: false)
    #expect(text(of: presented.view.onScreen) == "217 447 400 300")
    presented.preferredContentSize = CGSize(width: 500, height: 300)
    window.layoutIfNeeded()
    #expect(text(of: presented.view.onScreen) == "167 447 500 300")
  }

  @Test("a sheet has the height of the selected detent")
  func detents() throws {
    let presenter = UIViewController(), presented = UIViewController()
    let window = try show(presenter, on: "iPhone X")
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large(), .custom(identifier: .init("low")) { _ in 200 }]
    presenter.present(presented, animated: false)
    #expect(presented.view.onScreen.height == 406)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(presented.view.onScreen.height == 758)
    sheet.selectedDetentIdentifier = .init("low")
    window.layoutIfNeeded()
    #expect(text(of: presented.view.onScreen) == "0 578 375 234")
    #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test("the navigation bar of a sheet is 56 points high")
  func barInSheet() throws {
    let presenter = UIViewController(), content = UIViewController()
    let window = try show(presenter, on: "iPhone X")
    let stack = UINavigationController(rootViewController: content)
    presenter.present(stack, animated: false)
    #expect(stack.navigationBar.frameText == "0 0 375 56")
    #expect(content.view.safeAreaInsets.top == 56)
    withExtendedLifetime(window) {}
  }

  @Test("a popover is below its source on a tablet and a sheet on a phone")
  func popover() throws {
    let presenter = UIViewController(), presented = UIViewController()
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    presenter.view.addSubview(source)
    let window = try show(presenter, on: "iPad Pro 11")
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 300)
    presented.popoverPresentationController?.sourceView = source
    presenter.present(presented, animated: false)
    #expect(text(of: presented.view.onScreen) == "20 140 200 313")
    #expect(presenter.presentedViewController === presented)
    withExtendedLifetime(window) {}
  }

  @Test("a custom presentation determines the frame of its view")
  func custom() throws {
    final class Corner: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 30, height: 40) }
    }
    final class Provider: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        Corner(presentedViewController: presented, presenting: presenting)
      }
    }
    let presenter = UIViewController(), presented = UIViewController()
    let window = try show(presenter, on: "iPhone 8")
    let provider = Provider()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = provider
    presenter.present(presented, animated: false)
    #expect(text(of: presented.view.onScreen) == "10 20 30 40")
    withExtendedLifetime((window, provider)) {}
  }
}
