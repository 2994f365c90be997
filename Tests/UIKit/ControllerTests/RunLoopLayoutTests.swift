// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing

@testable import UIKitViews

/// The turns of the main run loop, in which windows are laid out without a call.
@MainActor @Suite("Layout by the run loop", .serialized)
struct RunLoopLayoutTests {
  private final class Recorder: UIView {
    var layouts = 0
    var updates = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func updateProperties() {
      super.updateProperties()
      updates += 1
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    view.layouts = 0
    view.updates = 0
  }

  /// Lets the main queue be served once.
  private func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test("a view of a window is laid out once, however often it is marked")
  func marked() async {
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == 0)
    await turn()
    #expect(view.layouts == 1)
    await turn()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    await turn()
    #expect(view.layouts == 2)
  }

  @Test("constraints are solved, and properties updated")
  func passes() async {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    await turn()
    #expect(label.frame.width == 40)
    width.constant = 50
    view.setNeedsUpdateProperties()
    await turn()
    #expect(label.frame.width == 50 && view.updates >= 1)
  }

  @Test("a hidden window, and a view outside of windows, wait for a call")
  func hidden() async {
    window.isHidden = true
    view.setNeedsLayout()
    let other = Recorder()
    other.setNeedsLayout()
    await turn()
    #expect(view.layouts == 0 && other.layouts == 0)
    window.isHidden = false
    await turn()
    #expect(view.layouts == 1)
  }

  @Test("a window that is gone is not laid out, and the system is that of the mark")
  func scopes() async {
    var passing: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak let gone = passing
    passing?.isHidden = false
    passing?.isHidden = true
    passing = nil
    #expect(gone == nil)
    final class Asking: UIView {
      var system: InterfaceGeneration?
      override func layoutSubviews() { system = .current }
    }
    let asking = Asking()
    await turn()
    InterfaceGeneration.iOS16.whileCurrent {
      window.addSubview(asking)
      asking.setNeedsLayout()
    }
    await turn()
    #expect(asking.system == .iOS16)
  }
}
