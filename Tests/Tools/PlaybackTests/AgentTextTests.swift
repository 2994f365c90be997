// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Reports
import Testing
import UIKit

@testable import TinamouCommands

/// The length of what agents read, who pay for each letter.
@MainActor
@Suite("Texts for agents") struct AgentTextTests {
  /// A list of orders with a picture, a title, a subtitle, a price and a button in each row, in a navigation controller in tabs.
  private final class OrdersController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 16 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Order number \(1000 + indexPath.row)"
      cell.detailTextLabel?.text = "Two things, sent on Tuesday"
      cell.imageView?.image = UIImage(systemName: "shippingbox")
      let button = UIButton(type: .system)
      button.setTitle("Pay", for: .normal)
      button.sizeToFit()
      cell.accessoryView = button
      return cell
    }
  }

  private func withScreen(_ body: (UIWindow) throws -> Void) rethrows {
    try DeviceProfile.standard.whileSimulated {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let orders = OrdersController()
      (orders.title, orders.tabBarItem.image) = ("Orders", UIImage(systemName: "list.bullet"))
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: orders), UIViewController()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      try body(window)
      window.isHidden = true
    }
  }

  @Test("what determines the frame of one view is told in 2 KB at most") func why() {
    withScreen { window in
      let layout = CheckedLayout(LiveDescription(root: window))
      for (view, element) in zip(ScreenReader.views(layout), ScreenReader.read(layout).all) {
        let text = LiveWords.text(of: InspectedView(view, element, in: layout))
        #expect(text.utf8.count <= 2048, "\(text)")
      }
    }
  }

  /// The kinds of screens whose short trees are measured.
  enum Kind: String, CaseIterable {
    case labels, fields, buttons, identifiers, nested
  }

  /// Fills a screen with views that have long texts or names, until its short tree has 84 lines.
  private func fill(_ view: UIView, _ kind: Kind) {
    for row in 0..<28 {
      let group = UIStackView(frame: CGRect(x: 16, y: 28 * row, width: 361, height: 28))
      group.accessibilityIdentifier = "group \(row)"
      view.addSubview(group)
      for (column, word) in ["beginning", "ending"].enumerated() {
        let part = part(kind, "The \(word) of delivery \(1000 + row), sent on a Tuesday", "\(word)OfDelivery\(row)View")
        part.frame = CGRect(x: 180 * column, y: 0, width: 180, height: 28)
        group.addSubview(part)
      }
    }
  }

  private func part(_ kind: Kind, _ text: String, _ name: String) -> UIView {
    switch kind {
    case .labels, .nested:
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 6)
      if kind == .nested { label.accessibilityIdentifier = name }
      return label
    case .fields:
      let field = UITextField()
      field.text = text
      return field
    case .buttons:
      let button = UIButton(type: .system)
      button.setTitle(text, for: .normal)
      return button
    case .identifiers:
      let view = UIImageView()
      view.accessibilityIdentifier = name
      return view
    }
  }

  @Test("84 lines of a screen are told in 3 KB at most, and each of them finds its view", arguments: Kind.allCases)
  func tree(of kind: Kind) throws {
    try DeviceProfile.standard.whileSimulated {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let root = try #require(window.rootViewController?.view)
      let content =
        kind == .nested
        ? (0..<2).reduce(root) { outer, depth in
          let inner = UIView(frame: outer.bounds)
          (inner.accessibilityIdentifier, inner.backgroundColor) = ("level \(depth)", .white)
          outer.addSubview(inner)
          return inner
        } : root
      fill(content, kind)
      window.layoutIfNeeded()
      let layout = CheckedLayout(LiveDescription(root: window))
      let screen = ScreenReader.read(layout)
      let text = ScreenReport(screen).compactText
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(lines.count >= 84)
      #expect(text.utf8.count * 84 <= 3072 * lines.count, "\(text)")
      for line in lines {
        #expect(!screen.elements(described: line).isEmpty, "\(line)")
        #expect(!ViewFinder.views(described: line, in: window).isEmpty, "\(line)")
      }
      window.isHidden = true
    }
  }
}
