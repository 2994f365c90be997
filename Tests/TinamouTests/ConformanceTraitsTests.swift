// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("The current traits")
struct ConformanceTraitsTests {
  @Test("putting back the traits that were current leaves the thread following its screen")
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
