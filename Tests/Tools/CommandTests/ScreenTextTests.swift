// SPDX-License-Identifier: MIT

import LayoutChecks
import Reports
import Testing
import UIKit

@MainActor
@Suite struct ScreenTextTests {
  @Test func partsOfTheSystemThatShowNothingAreLeftOut() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.items = [UINavigationItem(title: "Chats")]
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    root.addSubview(bar)
    root.layoutIfNeeded()
    let text = ScreenReport(ScreenReader.read(CheckedLayout(LiveDescription(root: root)))).text
    #expect(text.contains("“Chats”") && text.contains("“Edit”"))
    for part in ["BarBadgeView", "BarBackgroundView"] { #expect(!text.contains(part)) }
  }
}
