// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import Notes

final class NotesTests: XCTestCase {
  @MainActor
  private func makeController() throws -> NotesViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? NotesViewController)
    controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    controller.view.layoutIfNeeded()
    return controller
  }

  @MainActor
  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
  }

  @MainActor
  func testTheDocumentsActionAddsANote() throws {
    let controller = try makeController()
    let add = try XCTUnwrap(views(UIButton.self, in: controller.view).first { $0.currentTitle == "Add" })
    add.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.notes.count, 3)
    XCTAssertEqual(views(UILabel.self, in: controller.view).first?.text, "3 notes")
  }

  @MainActor
  func testASelectorOfAPrivateMethodIsSent() throws {
    let controller = try makeController()
    let add = try XCTUnwrap(views(UIButton.self, in: controller.view).first { $0.currentTitle == "Add" })
    add.sendActions(for: .touchDown)
    XCTAssertEqual(add.alpha, 0.5)
  }

  @MainActor
  func testANotificationReachesTheController() throws {
    let controller = try makeController()
    NotificationCenter.default.post(name: .noteWasChanged, object: nil, userInfo: ["row": 0, "text": "Sell milk"])
    XCTAssertEqual(controller.notes[0], "Sell milk")
  }

  @MainActor
  func testACellOfTheNibHasItsOutletsAndCallsItsDelegate() throws {
    let controller = try makeController()
    let table = try XCTUnwrap(views(UITableView.self, in: controller.view).first)
    let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
    XCTAssertEqual(cell.noteLabel.text, controller.notes[1])
    XCTAssertEqual(cell.cornerRadius, 8)
    XCTAssertGreaterThan(cell.frame.height, 52)
    cell.pickButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(views(UILabel.self, in: controller.view).first?.text, controller.notes[1])
  }
}
