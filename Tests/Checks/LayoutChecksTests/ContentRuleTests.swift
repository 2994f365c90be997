// SPDX-License-Identifier: MIT

import LayoutChecks
import Testing
import UIKit

@Suite("Rules about content")
@MainActor
struct ContentRuleTests {
  private let long = "A sentence that is a good deal longer than the screen is wide"

  // MARK: Text

  @Test("a truncated line is reported with its required and its available width")
  func cutLine() {
    let scene = Scene(width: 200)
    let label = scene.label(long, "label")
    label.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor).isActive = true
    let findings = scene.findings(.truncatedText)
    #expect(findings.count == 1)
    guard case .shortage(let shortage) = findings.first?.details else {
      Issue.record("no shortage")
      return
    }
    #expect(shortage.kind == .width)
    #expect(shortage.given.width == 200)
    #expect(shortage.needed.width > 400)
    label.numberOfLines = 0
    #expect(scene.findings == [])
  }

  @Test("a text that needs more lines than allowed is truncated, and so is one that is too high")
  func cutLines() {
    let scene = Scene(width: 200)
    let label = scene.label(long, "label")
    label.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor).isActive = true
    label.numberOfLines = 2
    guard case .shortage(let shortage) = scene.findings(.truncatedText).first?.details else {
      Issue.record("no shortage")
      return
    }
    #expect(shortage.kind == .lines)
    label.numberOfLines = 0
    label.bottomAnchor.constraint(equalTo: scene.root.topAnchor, constant: 30).isActive = true
    guard case .shortage(let other) = scene.findings(.truncatedText).first?.details else {
      Issue.record("no shortage")
      return
    }
    #expect(other.kind == .height)
  }

  @Test("text that may shrink enough is not truncated")
  func shrinking() {
    let scene = Scene(width: 300)
    let label = scene.label(long, "label")
    label.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor).isActive = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(scene.findings == [])
    label.minimumScaleFactor = 0.9
    #expect(scene.names(.truncatedText) == ["label"])
  }

  @Test("the title of a button and the placeholder of a field count as text")
  func otherText() {
    let scene = Scene()
    let button = UIButton(type: .system)
    button.setTitle("Continue to the next page", for: .normal)
    scene.add(button, "button") { view, root in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 80),
        view.heightAnchor.constraint(equalToConstant: 44),
      ]
    }
    let field = UITextField()
    field.placeholder = "Where shall we send the invoice to?"
    scene.add(field, "field") { view, root in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 80),
      ]
    }
    #expect(scene.names(.truncatedText) == ["button", "field"])
  }

  @Test("a constant width that truncates is reported at the constraint")
  func fixedWidth() {
    let scene = Scene()
    let label = scene.label("Terms and conditions", "label")
    let width = label.widthAnchor.constraint(equalToConstant: 90)
    width.isActive = true
    #expect(scene.names(.truncatedText) == [])
    let findings = scene.findings(.fixedSizeText)
    #expect(findings.count == 1)
    guard case .fixedSize(let constraint, let shortage) = findings.first?.details else {
      Issue.record("no fixed size")
      return
    }
    #expect(constraint.constant == 90)
    #expect(shortage.kind == .width)
    #expect(findings.first?.remedy == .makeLowerBound)
  }

  @Test(
    "a height in which larger text does not fit is reported for text with a dynamic size only")
  func fixedHeightAtLargerText() {
    let scene = Scene()
    let label = scene.label("Terms", "label")
    label.font = .preferredFont(forTextStyle: .body)
    label.heightAnchor.constraint(equalToConstant: 21).isActive = true
    #expect(scene.findings == [])
    label.adjustsFontForContentSizeCategory = true
    guard case .fixedSize(_, let shortage) = scene.findings(.fixedSizeText).first?.details else {
      Issue.record("no fixed size")
      return
    }
    #expect(shortage.kind == .height)
    #expect(shortage.textSize == UIContentSizeCategory.extraExtraExtraLarge.rawValue)
    // 23 points of text, whose lines are 1.193359375 times as high, on thirds of points.
    #expect(abs(shortage.needed.height - 27.667) < 0.01)
    #expect(label.font.pointSize == 17 as CGFloat)
  }

  // MARK: Positions

  @Test("overlapping texts are reported; adjacent, alternative, hidden and covered ones are not")
  func overlaps() {
    let scene = Scene()
    let first = scene.label("Total", "first", x: 0, y: 100)
    let second = scene.label("1,299.00", "second", x: 20, y: 100)
    scene.label("Below", "below", x: 0, y: 118)
    let findings = scene.findings(.overlappingViews)
    #expect(findings.map { $0.subjects.map(\.id) } == [["second", "first"]])
    second.isHidden = true
    #expect(scene.findings == [])
    second.isHidden = false
    second.backgroundColor = .white
    first.isHidden = true
    #expect(scene.findings == [])
  }

  @Test("two labels in the same frame are alternatives")
  func alternatives() {
    let scene = Scene()
    let frame = CGRect(x: 10, y: 10, width: 200, height: 21)
    scene.box(UILabel(), "empty", frame).text = "Nothing here"
    scene.box(UILabel(), "error", frame).text = "Something went wrong"
    #expect(scene.findings(.overlappingViews) == [])
  }

  @Test("text in one container overlaps text in another")
  func overlapInContainers() {
    let scene = Scene()
    let left = scene.box(UIView(), "left", CGRect(x: 0, y: 0, width: 100, height: 50))
    let right = scene.box(UIView(), "right", CGRect(x: 90, y: 0, width: 100, height: 50))
    scene.label("A long name, too", "name", to: left)
    scene.label("Value", "value", to: right)
    #expect(scene.findings(.overlappingViews).map { $0.subjects.map(\.id) } == [["value", "name"]])
  }

  @Test("a button inside a field is allowed; two buttons with overlapping touch areas are not")
  func overlappingControls() {
    let scene = Scene()
    let field = scene.box(UITextField(), "field", CGRect(x: 0, y: 0, width: 300, height: 44))
    field.placeholder = "Search"
    scene.box(UIButton(), "clear", CGRect(x: 256, y: 0, width: 44, height: 44))
    #expect(scene.findings == [])
    scene.box(UIButton(), "first", CGRect(x: 0, y: 100, width: 100, height: 44))
    scene.box(UIButton(), "second", CGRect(x: 80, y: 100, width: 100, height: 44))
    #expect(scene.findings(.overlappingViews).map { $0.subjects.map(\.id) } == [["second", "first"]])
  }

  @Test("the items of bars, which UIKit places, are allowed to meet", arguments: [InterfaceGeneration.iOS18, .iOS27])
  func itemsOfBars(system: InterfaceGeneration) {
    let subjects = system.whileCurrent { () -> [[String]] in
      let tabs = UITabBarController()
      tabs.viewControllers = ["Trips", "Settings", "More"].map { title in
        let page = UIViewController()
        page.title = title
        page.navigationItem.rightBarButtonItems = ["One", "Two"].map { UIBarButtonItem(title: $0) }
        return UINavigationController(rootViewController: page)
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = tabs
      window.isHidden = false
      window.layoutIfNeeded()
      let findings = CheckedLayout(LiveDescription(root: window)).findings()
      return findings.filter { $0.rule == .overlappingViews }.map { $0.subjects.map(\.id) }
    }
    #expect(subjects == [])
  }

  @Test("views outside the screen, a clipping superview, or a superview that passes touches are reported")
  func outside() {
    let scene = Scene(width: 300)
    scene.label("Off the screen", "off", x: 250, y: 0)
    let clip = scene.box(UIView(), "clip", CGRect(x: 0, y: 100, width: 50, height: 44))
    clip.clipsToBounds = true
    scene.label("Clipped", "clipped", to: clip)
    let pass = scene.box(UIView(), "pass", CGRect(x: 0, y: 200, width: 50, height: 44))
    scene.box(UIButton(), "button", CGRect(x: 20, y: 0, width: 60, height: 44), to: pass)
    scene.label("Free to reach out", "free", to: pass).isUserInteractionEnabled = false
    let effects = scene.findings(.outsideBounds).map { finding -> String in
      guard case .overflow(let overflow) = finding.details else { return "?" }
      return finding.subjects[0].id + " " + overflow.effect.rawValue
    }
    #expect(effects == ["off offScreen", "clipped cut", "button untouchable"])
  }

  @Test("views that can be scrolled to are inside; a view wholly outside is not reported")
  func scrolledAndWaiting() {
    let scene = Scene()
    let scroll = scene.box(UIScrollView(), "scroll", CGRect(x: 0, y: 0, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 900)
    scene.label("Far below", "below", x: 0, y: 800, to: scroll)
    scene.label("Waiting", "waiting", x: 0, y: -100)
    #expect(scene.findings(.outsideBounds).map { $0.subjects[0].id } == ["waiting"])
    #expect(scene.findings(.outsideBounds).map(\.severity) == [.note])
  }

  @Test(
    "controls are compared with 44 and 28 points",
    arguments: [(44.0, nil), (30.0, Severity.note), (20.0, Severity.warning)] as [(Double, Severity?)])
  func touchTargets(side: Double, severity: Severity?) {
    let scene = Scene()
    scene.box(UIButton(), "button", CGRect(x: 0, y: 0, width: 60, height: CGFloat(side)))
    #expect(scene.findings(.smallTouchTarget).first?.severity == severity)
  }

  @Test("a switch has the size of the system")
  func systemControls() {
    let scene = Scene()
    scene.add(UISwitch(), "switch") { view, root in
      [view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor)]
    }
    #expect(scene.findings == [])
  }
}
