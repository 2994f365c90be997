// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutTestSupport
import Testing
import UIKit

@testable import Previews

/// Screens that are used: texts are edited, and windows are resized.
@MainActor
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TINAMOU_RUN_LOOP"] != nil, "Scripts/test runs it alone"))
struct ProbeTests {
  private func findings(_ className: String, _ setting: Setting = Setting()) throws -> [String] {
    var request = PreviewRequest(.made(className: "PreviewsTests." + className), setting: setting)
    request.probes = true
    switch DeviceProfile.standard.whileSimulated({ PreviewSession.answer(request) }) {
    case .failed(let failure): throw failure
    case .shown(let shown):
      return shown.findings.map { finding in
        "\(finding.severity) \(finding.rule.rawValue): \(finding.subjects.first?.className ?? "")"
      }
    }
  }

  @Test func aFieldUnderTheKeyboardIsFound() throws {
    #expect(
      try findings("BottomForm") == ["warning under-keyboard: UITextField", "note under-keyboard: UIButton"])
  }

  @Test func whatMovesOrScrollsIsNotUnderTheKeyboard() throws {
    #expect(try findings("GuidedForm").isEmpty)
    #expect(try findings("ScrolledForm").isEmpty)
  }

  @Test func aTextThatIsMadeAnewIsLost() throws {
    #expect(try findings("RebuiltForm") == ["warning lost-state: UITextField"])
    #expect(try findings("KeptForm").isEmpty)
  }
}

/// A field and a button at the bottom of a screen.
class BottomForm: UIViewController {
  let field = UITextField()
  let button = UIButton(type: .system)
  var bottom: NSLayoutYAxisAnchor { view.safeAreaLayoutGuide.bottomAnchor }
  var container: UIView { view }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Send", for: .normal)
    for part in [field, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        part.widthAnchor.constraint(equalToConstant: 200), part.heightAnchor.constraint(equalToConstant: 44),
      ])
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
      button.bottomAnchor.constraint(equalTo: bottom, constant: -8),
    ])
  }
}

final class GuidedForm: BottomForm {
  override var bottom: NSLayoutYAxisAnchor { view.keyboardLayoutGuide.topAnchor }
}

final class ScrolledForm: BottomForm {
  private let scroll = UIScrollView()
  override var container: UIView { scroll }
  override var bottom: NSLayoutYAxisAnchor { view.safeAreaLayoutGuide.bottomAnchor }

  override func viewDidLoad() {
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    super.viewDidLoad()
    scroll.contentSize = CGSize(width: 300, height: 2000)
  }
}

/// A form that makes its field anew in each size.
final class RebuiltForm: UIViewController {
  private var field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    field.removeFromSuperview()
    field = UITextField()
    show()
  }

  private func show() {
    field.frame = CGRect(x: 16, y: 120, width: 200, height: 44)
    view.addSubview(field)
  }
}

/// A form with a list that was scrolled, which keeps everything.
final class KeptForm: UIViewController {
  private let field = UITextField(frame: CGRect(x: 16, y: 120, width: 200, height: 44))
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    view.addSubview(field)
    view.addSubview(scroll)
  }
}
