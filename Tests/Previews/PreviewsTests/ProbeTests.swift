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
  private func findings(_ className: String, _ setting: Setting = Setting(), walks: Bool = false) throws -> [String] {
    try found(className, setting, walks: walks).map { finding in
      "\(finding.severity) \(finding.rule.rawValue): \(finding.subjects.first?.className ?? "")"
    }
  }

  private func found(_ className: String, _ setting: Setting = Setting(), walks: Bool = false, picture: String? = nil)
    throws -> [Finding]
  {
    var request = PreviewRequest(.made(className: "PreviewsTests." + className), setting: setting, picture: picture)
    if walks { request.walks = [setting] } else { request.probes = true }
    switch DeviceProfile.standard.whileSimulated({ PreviewSession.answer(request) }) {
    case .failed(let failure): throw failure
    case .shown(let shown): return shown.findings
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

  @Test func aFindingSaysWhatShowsItAndHasAPicture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let covered = try #require(try found("BottomForm", picture: folder.path + "/form.png").first)
    let demonstration = try #require(covered.demonstration)
    #expect(demonstration.steps == ["edit field"])
    let picture = try #require(demonstration.picture)
    #expect(FileManager.default.contents(atPath: picture)?.isEmpty == false)
    let lost = try #require(try found("RebuiltForm").first?.demonstration)
    #expect(lost.steps == ["type into field", "unfold the phone", "fold it"])
    #expect(lost.picture == nil)
  }

  @Test func viewsThatTouchOnThisPhoneOnlyAreFound() throws {
    #expect(try findings("ToolForm") == ["note safe-area-gap: UIView"])
  }

  @Test func pagesThatTheSafeAreaMovesAreFound() throws {
    for (className, expected) in [("MovedPages", 1), ("StillPages", 0)] {
      var request = PreviewRequest(.made(className: "PreviewsTests." + className), setting: Setting())
      request.audits = true
      guard case .shown(let shown) = DeviceProfile.standard.whileSimulated({ PreviewSession.answer(request) }) else {
        Issue.record("\(className) is not shown")
        continue
      }
      #expect(shown.findings.count { $0.rule == .pagingInset } == expected, "\(className)")
    }
  }

  @Test func screensBehindRowsAndButtonsAreReached() throws {
    let found = try found("FormMenu", walks: true)
    let steps = found.filter { $0.rule == .underKeyboard && $0.severity == .warning }.compactMap(\.demonstration?.steps)
    // The row behind the sheet is none of its elements.
    #expect(!found.contains { $0.rule == .undetectedElement })
    #expect(steps == [["tap “Pushed”", "edit field"], ["tap “Presented”", "edit field"]])
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

/// A list that ends above the room that a bar has on this phone, where the bar is at the edge.
final class ToolForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (list, bar) = (UIView(), UIView())
    for part in [list, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor), bar.heightAnchor.constraint(equalToConstant: 78),
      list.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -44),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Pages below a navigation bar, whose insets are those of the system.
class MovedPages: UINavigationController {
  var adjustment: UIScrollView.ContentInsetAdjustmentBehavior { .automatic }

  override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIViewController()
    let pages = UIScrollView(frame: content.view.bounds)
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = adjustment
    pages.contentSize = CGSize(width: 3 * pages.bounds.width, height: pages.bounds.height)
    content.view.addSubview(pages)
    viewControllers = [content]
  }
}

final class StillPages: MovedPages {
  override var adjustment: UIScrollView.ContentInsetAdjustmentBehavior { .never }
}

/// A list with a row that pushes a form, one that presents it, and one that does nothing.
final class FormMenu: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [List()]
  }

  private final class List: UITableViewController {
    private let titles = ["Pushed", "Nothing", "Presented", "Over it"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = titles[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let form = BottomForm()
      form.modalPresentationStyle = .fullScreen
      switch titles[indexPath.row] {
      case "Pushed": navigationController?.pushViewController(form, animated: true)
      case "Presented": present(form, animated: true)
      case "Over it":
        let cover = UIViewController()
        cover.modalPresentationStyle = .overFullScreen
        cover.view.accessibilityViewIsModal = true
        present(cover, animated: true)
      default: break
      }
    }
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
