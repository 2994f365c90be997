// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@Suite("Functions")
struct FunctionTests {
  @Test("functions have the name of the module too")
  func qualified() {
    #expect(CoreGraphics.log(1 as CGFloat) == 0)
    #expect(CoreGraphics.sqrt(4 as CGFloat) == 2)
    #expect(CoreGraphics.floor(1.5 as CGFloat) == 1)
  }
}
