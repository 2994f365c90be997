// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutModel
import LayoutTestSupport
import QuartzCore
import Testing
import UIKit

@testable import Previews

/// The facts that a page gets about the views of an app, and the changes that it makes for a look.
@MainActor
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TINAMOU_RUN_LOOP"] != nil, "Scripts/test runs it alone"))
struct LiveInspectionTests {
  /// A card with a title, a view without a name, and a list.
  private final class CardController: UIViewController, UITableViewDataSource {
    let card = UIStackView()
    let headline = UILabel()
    let table = UITableView()
    private var cardWidth: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      headline.text = "Hello"
      card.axis = .vertical
      card.spacing = 8
      for each in [headline, UIView()] { card.addArrangedSubview(each) }
      table.dataSource = self
      for each in [card, table] as [UIView] {
        each.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(each)
      }
      let width = card.widthAnchor.constraint(equalToConstant: 200)
      cardWidth = width
      NSLayoutConstraint.activate([
        width, card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        card.heightAnchor.constraint(equalToConstant: 80), table.topAnchor.constraint(equalTo: card.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "p\(indexPath.row)@example.com"
      return cell
    }
  }

  private func use(_ body: (LiveSession, CardController) throws -> Void) throws {
    try DeviceProfile.standard.whileSimulated {
      let clock = AnimationClock()
      clock.isRunning = false
      try clock.whileMain {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = CardController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        defer {
          window.isHidden = true
          window.windowScene = nil
        }
        try body(LiveSession(output: nil), controller)
      }
    }
  }

  private func outline(_ session: LiveSession) throws -> ScreenOutline {
    guard case .outline(let outline) = try session.answer(.outline) else { throw LiveFailure.nothingThere }
    return outline
  }

  private func details(_ number: Int, _ session: LiveSession) throws -> ViewDetails {
    guard case .details(let details) = try session.answer(.details(number)) else { throw LiveFailure.nothingThere }
    return details
  }

  private func number(_ title: String, _ session: LiveSession) throws -> Int {
    try #require(try outline(session).nodes.first { $0.title.hasPrefix(title) }?.number)
  }

  @Test func viewsKeepTheirNumbersAndHaveNamesOfReaders() throws {
    try use { session, controller in
      let first = try outline(session)
      #expect(first == (try outline(session)))
      let titles = first.nodes.map(\.title)
      #expect(titles.contains("headline “Hello”"))
      #expect(titles.contains { $0.hasPrefix("UITableViewCell row 1") })
      #expect(first.nodes.filter { $0.parent == nil }.count == 1)
      #expect(Set(first.nodes.map(\.number)).count == first.nodes.count)
      #expect(first.surroundings?.drawing.contains(">9:41</text>") == true)
      #expect(LiveNames.name(of: controller.card.arrangedSubviews[1]) == "UIView in card")
    }
  }

  @Test func aConstraintIsDrawnWhereItActs() throws {
    try use { session, controller in
      let card = try details(number("card", session), session)
      let width = try #require(card.constraints.first { $0.equation == "card.width == 200" })
      let mark = try #require(width.mark)
      #expect(mark.isHorizontal && mark.from == 20 && mark.to == 220 && mark.text == "200")
      let reason = try #require(card.reasons.first { $0.attribute == "width" })
      #expect(reason.value == 200 && reason.causes.first?.number == width.number && reason.interval == nil)
      #expect(card.frame == Rectangle(controller.card.convert(controller.card.bounds, to: nil)))
    }
  }

  @Test(arguments: [
    ("spacing", "20", "card.spacing = 20"), ("axis", "horizontal", "card.axis = .horizontal"),
    ("distribution", "fillEqually", "card.distribution = .fillEqually"),
    ("layoutMargins", "1, 2, 3, 4", "card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
    (
      "hugging, vertical", "700", "card.setContentHuggingPriority(UILayoutPriority(700), for: .vertical)"
    ), ("isHidden", "true", "card.isHidden = true"),
  ])
  func aPropertyIsChangedForALook(property: String, value: String, code: String) throws {
    try use { session, controller in
      let number = try number("card", session)
      let before = try details(number, session)
      guard case .adjusted(let result) = try session.answer(.adjust(LiveAdjustment(number, property, value))) else {
        throw LiveFailure.nothingThere
      }
      #expect(result.changes.map(\.code) == [code])
      guard case .adjusted(let reset) = try session.answer(.resetAdjustments) else { throw LiveFailure.nothingThere }
      #expect(reset.changes.isEmpty)
      #expect(try details(number, session).controls == before.controls)
      #expect(controller.card.isHidden == false)
    }
  }

  @Test func aConstraintIsChangedForALook() throws {
    try use { session, controller in
      let card = try number("card", session)
      let width = try #require(
        try details(card, session).constraints.first { $0.equation == "card.width == 200" }?.number)
      guard case .adjusted(let result) = try session.answer(.adjust(LiveAdjustment(width, "constant", "150"))) else {
        throw LiveFailure.nothingThere
      }
      #expect(controller.card.frame.width == 150)
      #expect(result.moves.contains { $0.number == card && $0.before.width == 200 && $0.after.width == 150 })
      #expect(result.changes[0].code == "constraint.constant = 150")
      _ = try session.answer(.adjust(LiveAdjustment(width, "priority", "1")))
      _ = try session.answer(.adjust(LiveAdjustment(width, "isActive", "false")))
      _ = try session.answer(.resetAdjustments)
      #expect(controller.card.frame.width == 200)
      #expect(throws: LiveFailure.unchangeable("alpha")) {
        try session.answer(.adjust(LiveAdjustment(card, "alpha", "1")))
      }
      #expect(throws: LiveFailure.setting("wide")) {
        try session.answer(.adjust(LiveAdjustment(width, "constant", "wide")))
      }
      #expect(throws: LiveFailure.nothingThere) { try session.answer(.details(1_000_000)) }
    }
  }

  @Test func numbersOfViewsThatAreGoneAreForgotten() {
    let numbers = LiveNumbers()
    var view: UIView? = UIView()
    let number = view.map { numbers[$0] } ?? 0
    #expect(numbers.object(number) === view)
    view = nil
    #expect(numbers.object(number) == nil)
    numbers.forgetDead()
    #expect(numbers[UIView()] != number)
  }
}
