// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
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
}
