// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Options of accessories of cells")
@MainActor
struct AccessoryOptionTests {
  @Test("no value is the standard one")
  func defaults() {
    let hidden = [
      UICellAccessory.DisclosureIndicatorOptions(isHidden: nil).isHidden,
      UICellAccessory.CheckmarkOptions(isHidden: nil).isHidden,
      UICellAccessory.DetailOptions(isHidden: nil).isHidden, UICellAccessory.DeleteOptions(isHidden: nil).isHidden,
      UICellAccessory.InsertOptions(isHidden: nil).isHidden, UICellAccessory.ReorderOptions(isHidden: nil).isHidden,
      UICellAccessory.MultiselectOptions(isHidden: nil).isHidden, UICellAccessory.LabelOptions(isHidden: nil).isHidden,
      UICellAccessory.OutlineDisclosureOptions(isHidden: nil).isHidden,
      UICellAccessory.PopUpMenuOptions(isHidden: nil).isHidden,
    ]
    #expect(hidden.allSatisfy { !$0 })
    #expect(UICellAccessory.CheckmarkOptions(reservedLayoutWidth: nil).reservedLayoutWidth == .standard)
    #expect(UICellAccessory.InsertOptions(reservedLayoutWidth: .custom(30)).reservedLayoutWidth == .custom(30))
    #expect(UICellAccessory.ReorderOptions(showsVerticalSeparator: nil).showsVerticalSeparator)
    #expect(UICellAccessory.LabelOptions(adjustsFontForContentSizeCategory: nil).adjustsFontForContentSizeCategory)
  }

  @Test("the style of a disclosure of an outline comes first")
  func outlines() {
    let options = UICellAccessory.OutlineDisclosureOptions(style: .header, isHidden: false, tintColor: .red)
    #expect(options.style == .header && options.tintColor == .red && !options.isHidden)
    #expect(UICellAccessory.OutlineDisclosureOptions(style: nil).style == .automatic)
  }
}
