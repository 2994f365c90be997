// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Replaces a constraint whenever its view has been laid out, as controllers of panels do.
private final class ReplacingController: UIViewController {
  let panel = UIView()
  var layouts = 0
  var height: (Int) -> CGFloat = { _ in 100 }
  private var replaced: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: view.leftAnchor), panel.rightAnchor.constraint(equalTo: view.rightAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    replaced?.isActive = false
    replaced = panel.heightAnchor.constraint(equalToConstant: height(layouts))
    replaced?.isActive = true
  }
}

@MainActor @Suite("Constraints that are replaced during layout", .serialized)
struct ConstraintsInPassTests {
  private func show(_ controller: UIViewController) -> (window: UIWindow, messages: [String]) {
    var messages: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let handler = LayoutLog.handler
    defer { LayoutLog.handler = handler }
    LayoutLog.handler = { messages.append($0) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, messages)
  }

  @Test("a constraint that is replaced by an equal one does not request layout without end")
  func equal() {
    let controller = ReplacingController()
    let (window, messages) = show(controller)
    #expect(messages.isEmpty)
    #expect(controller.panel.frame == CGRect(x: 0, y: 500, width: 300, height: 100))
    #expect(controller.layouts < 5)
    let before = controller.layouts
    window.layoutIfNeeded()
    #expect(controller.layouts == before)
  }

  @Test("a constraint that moves views is followed in the same pass")
  func different() {
    let controller = ReplacingController()
    controller.height = { $0 < 3 ? CGFloat($0) * 50 : 200 }
    let (window, messages) = show(controller)
    #expect(messages.isEmpty && controller.panel.frame == CGRect(x: 0, y: 400, width: 300, height: 200))
    withExtendedLifetime(window) {}
  }

  @Test("views that are added and constrained in layoutSubviews have their frames at the end of the pass")
  func added() {
    final class Lazy: UIView {
      let child = UIView(), grandchild = UIView()
      override func layoutSubviews() {
        if child.superview == nil {
          for (view, superview) in [(child, self as UIView), (grandchild, child)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            for attribute in [NSLayoutConstraint.Attribute.left, .top, .width, .height] {
              NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: superview, attribute: attribute,
                multiplier: 1, constant: 0
              ).isActive = true
            }
          }
        }
        super.layoutSubviews()
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), lazy = Lazy()
    lazy.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(lazy)
    NSLayoutConstraint.activate([
      lazy.widthAnchor.constraint(equalToConstant: 40), lazy.heightAnchor.constraint(equalToConstant: 30),
      lazy.leftAnchor.constraint(equalTo: root.leftAnchor), lazy.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(lazy.grandchild.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }
}
