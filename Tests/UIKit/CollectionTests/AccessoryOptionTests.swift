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

  @Test(
    "a view of the app has the size of its content, also after a change, unless it keeps its own",
    arguments: [false, true])
  func sizes(_ keepsSize: Bool) {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let button = UIButton(configuration: .plain())
    button.frame.size = CGSize(width: 30, height: 20)
    cell.accessories = [
      .customView(configuration: .init(customView: button, placement: .trailing(), maintainsFixedSize: keepsSize))
    ]
    var widths: [CGFloat] = []
    for title in ["High", "The highest of all"] {
      button.configuration?.title = title
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      widths.append(button.bounds.width)
      #expect(button.bounds.width == (keepsSize ? 30 : button.intrinsicContentSize.width))
      #expect(button.frame.maxX < 320 && cell.contentView.frame.maxX <= button.frame.minX)
    }
    #expect((widths[0] < widths[1]) != keepsSize)
  }
}
