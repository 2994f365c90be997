// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("The current traits")
struct ConformanceTraitsTests {
  @Test("restoring the current traits lets the thread follow its screen again")
  func puttingBack() {
    let previous = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    UITraitCollection.current = previous
    onScreen(scale: 1) {
      #expect(UITraitCollection.current.displayScale == 1)
      #expect(UIView().contentScaleFactor == 1)
    }
    onScreen(scale: 2) { #expect(UITraitCollection.current.displayScale == 2) }
  }
}
