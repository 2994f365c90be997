// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutTestSupport
import QuartzCore
import Reports
import Testing
import UIKit

@testable import Pictures
@testable import Previews

/// The views that words describe, and what fingers do with them.
@MainActor
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TINAMOU_RUN_LOOP"] != nil, "Scripts/test runs it alone"))
struct LiveActionTests {
  /// Shows a controller on a phone while `body` uses it.
  private func use<Controller: UIViewController>(
    _ controller: @autoclosure () -> Controller, _ body: (LiveActions, Controller) throws -> Void
  ) throws {
    try DeviceProfile.standard.whileSimulated {
      let clock = AnimationClock()
      clock.isRunning = false
      try clock.whileMain {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = controller()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer {
          window.isHidden = true
          window.windowScene = nil
        }
        try body(LiveActions(screen: LiveScreen()), controller)
      }
    }
  }

  /// A segmented control and two steppers, whose parts are no views, and a button with a symbol.
  private final class PartsController: UIViewController {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    let steppers = [UIStepper(), UIStepper()]
    let close = UIButton(type: .close)
    var closings = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, control) in ([segments] + steppers + [close]).enumerated() {
        control.frame = CGRect(x: 40, y: 100 + 60 * index, width: 240, height: 31)
        view.addSubview(control)
      }
      steppers[0].value = 5
      segments.setEnabled(false, forSegmentAt: 2)
      close.addAction(UIAction { [unowned self] _ in closings += 1 }, for: .touchUpInside)
    }
  }

  @Test func whatIsBehindAnAlertIsNotRead() throws {
    try use(PartsController()) { _, controller in
      let window = try #require(controller.view.window)
      @MainActor func labels() -> [String] { SpokenElement.elements(in: window).compactMap(\.label) }
      #expect(labels().contains("Close"))
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      controller.present(alert, animated: false)
      #expect(labels() == ["Sure?", "OK"])
      controller.dismiss(animated: false)
      #expect(labels().contains("Close"))
      // A sheet behind which the presenter can be used, and one that dims it.
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      controller.present(sheet, animated: false)
      window.layoutIfNeeded()
      #expect(labels().contains("Close"))
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
      window.layoutIfNeeded()
      #expect(!labels().contains("Close"))
      controller.dismiss(animated: false)
    }
  }

  @Test(arguments: [true, false]) func anActionSheetIsDismissedIfItCanBeCancelled(_ hasCancel: Bool) throws {
    try InterfaceGeneration.iOS18.whileCurrent {
      try use(UIViewController()) { actions, controller in
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Mail", style: .default))
        var cancelled = 0
        if hasCancel { sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled += 1 }) }
        controller.present(sheet, animated: false)
        if hasCancel {
          try actions.perform(.dismiss)
        } else {
          #expect(throws: LiveFailure.unanswered("Share")) { try actions.perform(.dismiss) }
        }
        #expect(cancelled == (hasCancel ? 1 : 0) && (controller.presentedViewController == nil) == hasCancel)
      }
    }
  }

  @Test func partsOfControlsAreTouchedByTheirWords() throws {
    try use(PartsController()) { actions, controller in
      try actions.tap("Week")
      #expect(controller.segments.selectedSegmentIndex == 1)
      try actions.tap("Increment[2]")
      try actions.tap("Decrement[1]")
      #expect(controller.steppers.map(\.value) == [4, 1])
      try actions.tap("Close")
      #expect(controller.closings == 1)
      #expect(throws: LiveFailure.disabled("Month")) { try actions.tap("Month") }
      #expect(throws: LiveFailure.self) { try actions.tap("Increment") }
      do throws(LiveFailure) {
        try actions.tap("Year")
      } catch {
        guard case .noView(_, let known) = error else { throw error }
        #expect(Set(["“Day”", "“Week”", "“Month”", "“Increment”", "“Close”"]).isSubset(of: known))
      }
      controller.segments.isHidden = true
      #expect(throws: LiveFailure.self) { try actions.tap("Day") }
    }
  }

  @Test func aLabelStandsForTheControlInItsRow() throws {
    try use(RowsController()) { actions, controller in
      try actions.tap("Accept")
      #expect(controller.toggle.isOn)
      try actions.type("Ada", into: "Name")
      #expect(controller.field.text == "Ada")
      // Labels that take touches, whose row has several controls, or none.
      try actions.tap("Details")
      #expect(controller.taps == 1 && controller.others.allSatisfy { !$0.isOn })
      try actions.tap("Both")
      try actions.tap("Alone")
      #expect(controller.others.allSatisfy { !$0.isOn })
    }
  }

  @Test func eachLineOfTheTreeDescribesItsView() throws {
    try use(FormController()) { _, controller in
      let window = try #require(controller.view.window)
      let screen = ScreenReader.read(CheckedLayout(LiveDescription(root: window)))
      let places = LivePlaces(screen: LiveScreen())
      for report in [ScreenReport(screen).text, ScreenReport(screen).compactText] {
        for line in report.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
          do throws(LiveFailure) {
            _ = try places.view(line)
          } catch {
            // Equal lines describe several views.
            if case .severalViews = error { continue }
            Issue.record("\(line): \(error)")
          }
        }
      }
      #expect(try places.view("UIButton[2]") === controller.buttons[1])
      #expect(try places.view("Button “Send”") === controller.buttons[1])
      #expect(
        try places.view("“A long text that does not fit on a line of the report, so that it i…”") === controller.text)
    }
  }

  @Test func theNearestWordsComeFirst() throws {
    try use(FormController()) { actions, _ in
      do throws(LiveFailure) {
        try actions.tap("Sendd")
        Issue.record("there is no such view")
      } catch {
        guard case .noView("Sendd", let known) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(known.first == "“Send”")
        #expect(known.count > 4)
      }
    }
  }

  @Test func aTapIsWhereTheViewIsSeen() throws {
    try use(FormController()) { actions, controller in
      // The upper half is covered.
      let cover = UIView(frame: CGRect(x: 0, y: 190, width: 393, height: 35))
      controller.view.addSubview(cover)
      try actions.tap("Send")
      #expect(controller.taps == ["Send"])
      cover.frame.size.height = 60
      #expect(throws: LiveFailure.covered("Send", by: "UIView")) { try actions.tap("Send") }
      controller.buttons[1].isHidden = true
      #expect(throws: LiveFailure.hidden("Send")) { try actions.tap("Send") }
      controller.buttons[0].frame.origin.x = 500
      #expect(throws: LiveFailure.offScreen("Cancel")) { try actions.tap("Cancel") }
    }
  }

  @Test func listsScrollByFingersToTheExactPlace() throws {
    try use(NumbersController()) { actions, controller in
      let table = try #require(controller.tableView)
      let top = table.contentOffset.y
      for (distance, place) in [(300.0, 300.0), (1000, 1300), (-50.5, 1249.5), (-5000, 0)] {
        try actions.perform(.scroll(nil, dx: 0, dy: distance))
        #expect(abs(table.contentOffset.y - top - place) < 0.6, "\(distance): \(table.contentOffset.y - top)")
      }
      try actions.perform(.scrollTo("Number 150", in: nil))
      try actions.tap("Number 150")
      #expect(controller.chosen == 150)
      try actions.perform(.scrollTo("Number 3", in: nil))
      try actions.tap("Number 3")
      #expect(controller.chosen == 3)
      #expect(throws: LiveFailure.self) { try actions.perform(.scrollTo("Number 900", in: nil)) }
    }
  }

  // A test is work of the main queue, which does not serve itself meanwhile: only timers come during one.
  @Test func aTextThatComesIsWaitedFor() throws {
    try use(FormController()) { actions, controller in
      let timer = Timer(timeInterval: 0.2, repeats: false) { _ in
        MainActor.assumeIsolated { controller.text.text = "It has come" }
      }
      RunLoop.main.add(timer, forMode: .common)
      try actions.perform(.waitFor("has come", isShown: true, seconds: 5))
      try actions.perform(.waitFor("A long text", isShown: false, seconds: 0))
    }
  }

  @Test func aScreenIsWaitedForWhileTimersFire() throws {
    let timer = Timer(timeInterval: 0.1, repeats: true) { _ in }
    RunLoop.main.add(timer, forMode: .common)
    let start = Date()
    LoadingWait(limit: 0.6).perform {}
    #expect(Date().timeIntervalSince(start) > 0.55)
    timer.invalidate()
  }
}

/// Two buttons, and a text.
private final class FormController: UIViewController {
  let buttons = ["Cancel", "Send"].map { title in
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }
  let text = UILabel()
  let toggle = UISwitch()
  let field = UITextField()
  private(set) var taps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    text.text = "A long text that does not fit on a line of the report, so that it is cut there"
    text.numberOfLines = 0
    toggle.accessibilityLabel = "Airplane mode"
    field.placeholder = "Name"
    let views: [UIView] = buttons + [text, toggle, field]
    for (number, subview) in views.enumerated() {
      subview.frame = CGRect(x: 20, y: 150 + 50 * number, width: 200, height: 44)
      view.addSubview(subview)
    }
    for button in buttons {
      button.addAction(UIAction { [weak self] _ in self?.taps.append(button.currentTitle ?? "") }, for: .touchUpInside)
    }
  }
}

/// A label that counts touches.
private final class TouchedLabel: UILabel {
  private(set) var taps = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
}

/// Rows of a label and what it names.
private final class RowsController: UIViewController {
  let toggle = UISwitch()
  let field = UITextField()
  let others = (0..<3).map { _ in UISwitch() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let details = row(3, "Details", [others[0]])
    details.isUserInteractionEnabled = true
    let recognizer = UITapGestureRecognizer()
    recognizer.cancelsTouchesInView = false
    details.addGestureRecognizer(recognizer)
    row(1, "Accept", [toggle])
    row(2, "Name", [field])
    row(4, "Both", [others[1], others[2]])
    row(5, "Alone", [])
  }

  var taps: Int { labels.reduce(0) { $0 + $1.taps } }
  private var labels: [TouchedLabel] = []

  @discardableResult
  private func row(_ number: Int, _ title: String, _ controls: [UIControl]) -> UILabel {
    let label = TouchedLabel(frame: CGRect(x: 20, y: 100 + 60 * number, width: 100, height: 31))
    label.text = title
    labels.append(label)
    view.addSubview(label)
    for (index, control) in controls.enumerated() {
      control.frame = CGRect(x: 150 + 80 * index, y: 100 + 60 * number, width: 70, height: 31)
      view.addSubview(control)
    }
    return label
  }
}

private final class NumbersController: UITableViewController {
  var chosen: Int?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Number \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath.row }
}
