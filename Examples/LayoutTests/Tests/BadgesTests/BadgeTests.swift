// SPDX-License-Identifier: MIT

import LayoutTesting
import Pictures
import SnapshotTesting
import Testing
import UIKit

@testable import Badges

@MainActor
@Suite struct BadgeTests {
  @Test(arguments: [1, 100])
  func theTextIsNotCut(count: Int) {
    let badge = BadgeView(count: count)
    badge.frame.size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expectNoTruncation(in: badge)
    #expect(badge.label.frame.origin == CGPoint(x: 8, y: 4))
  }

  @Test func aBadgeIsDrawn() throws {
    let badge = BadgeView(count: 3)
    badge.frame.size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(try !Picture(of: badge).png().isEmpty)
  }

  @Test func theFrameIsDescribed() {
    let badge = BadgeView(count: 3)
    badge.frame.size = CGSize(width: 40, height: 28)
    badge.layoutIfNeeded()
    assertSnapshot(of: "\(badge.label.frame.midX) \(badge.label.frame.midY)", as: .lines)
  }
}
