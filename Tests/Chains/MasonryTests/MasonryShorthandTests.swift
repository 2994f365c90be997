// SPDX-License-Identifier: MIT

import LayoutTestSupport
@_spi(MAS_SHORTHAND) import Masonry
import Testing
import UIKit

@MainActor
@Suite("Masonry: spellings without a prefix")
struct MasonryShorthandTests {
  @Test("a file that asks for them has attributes and methods without a prefix")
  func shorthand() {
    let root = stage(320, 480), view = root.withChild(), other = root.withChild()
    view.makeConstraints { make in
      make.left.top.equalTo(10)
      make.size.equalTo(50)
    }
    other.makeConstraints { make in
      make.left.equalTo(view.right)
      make.top.equalTo(view.bottom)
      make.size.equalTo(view.width)
    }
    other.updateConstraints { $0.left.equalTo(view.right).offset(5) }
    root.layoutIfNeeded()
    #expect(other.frameText == "65 60 50 50")
  }
}
