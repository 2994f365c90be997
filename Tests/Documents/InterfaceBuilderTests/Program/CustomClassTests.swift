// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

private final class OwnButton: UIButton {}
private final class OwnCell: UITableViewCell {}
private final class OwnTable: UITableView {}

/// The arguments that UIKit's initializers take, for views of an app's classes in documents.
@Suite("Custom classes in documents") @MainActor
struct CustomClassTests {
  private func loaded(_ object: String) throws -> UIView {
    NibRegistry.register(OwnButton.self)
    NibRegistry.register(OwnCell.self)
    NibRegistry.register(OwnTable.self)
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      \(object)</objects></document>
      """
    let objects = UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
    return try #require(objects.first as? UIView)
  }

  @Test("a button has the type of the document", arguments: ["system", "roundedRect", "custom"])
  func button(type: String) throws {
    let view = try loaded(
      """
      <button buttonType="\(type)" customClass="OwnButton" id="b"><rect key="frame" x="0" y="0" width="100" height="40"/>
      <state key="normal" title="Choose"/></button>
      """)
    let button = try #require(view as? OwnButton)
    #expect(button.buttonType == (type == "custom" ? .custom : .system))
    #expect(button.currentTitleColor == UIButton(type: button.buttonType).currentTitleColor)
  }

  @Test("the labels of a cell are those of its style")
  func cell() throws {
    let view = try loaded(
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" customClass="OwnCell" id="c">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><subviews>
      <label text="Title" id="t"><rect key="frame" x="20" y="4" width="35" height="21"/></label>
      <label text="More" id="d"><rect key="frame" x="20" y="25" width="42" height="14"/></label>
      </subviews></tableViewCellContentView></tableViewCell>
      """)
    let cell = try #require(view as? OwnCell)
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "More")
  }

  @Test("a table has the style of the document")
  func table() throws {
    let view = try loaded(
      """
      <tableView style="grouped" customClass="OwnTable" id="t"><rect key="frame" x="0" y="0" width="320" height="400"/></tableView>
      """)
    #expect((view as? OwnTable)?.style == .grouped)
  }
}
