// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Masonry
import Testing
import UIKit

/// The Masonry code of the article in Swift.
///
/// The article writes `lessOrEqualTo` and `equalToSuperView`, which Masonry does not have, and constrains `labelTotal`
/// where it means `labelLine1`.
@MainActor
@Suite("Seed 2, layout experience: Masonry in Swift")
struct Seed2MasonryTests {
  @Test("demo 2: two rows of labels; the container is as wide as the longer one, with inequalities for its bounds")
  func demo2() {
    let root = stage(), dataContainer = UIView()
    root.addSubview(dataContainer)

    let labelTotal = UILabel()
    labelTotal.text = "观看"
    dataContainer.addSubview(labelTotal)
    labelTotal.mas_makeConstraints { make in
      make.left.equalTo(0)
      make.top.equalTo(0)
    }

    let labelLine1 = UILabel()
    labelLine1.text = "1111"
    dataContainer.addSubview(labelLine1)
    labelLine1.mas_makeConstraints { make in
      make.left.equalTo(labelTotal.mas_right)
      make.top.equalTo(0)
      make.right.lessThanOrEqualTo(0)
    }

    let labelMT = UILabel()
    labelMT.text = "实收金额"
    dataContainer.addSubview(labelMT)
    labelMT.mas_makeConstraints { make in
      make.left.equalTo(0)
      make.top.equalTo(labelTotal.mas_bottom).offset(2)
    }

    let labelLine2 = UILabel()
    labelLine2.text = "22212221"
    dataContainer.addSubview(labelLine2)
    labelLine2.mas_makeConstraints { make in
      make.left.equalTo(labelMT.mas_right)
      make.top.equalTo(labelTotal.mas_bottom).offset(2)
      make.right.lessThanOrEqualTo(0)
    }

    dataContainer.mas_makeConstraints { make in
      make.left.top.equalTo(root)
    }
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    for label in [labelLine1, labelLine2] {
      #expect(text(of: label.frame.width) == text(of: label.intrinsicContentSize.width))
    }
    #expect(text(of: dataContainer.frame.width) == text(of: labelLine2.frame.maxX))
    #expect(text(of: labelLine2.frame.minY) == text(of: labelTotal.frame.maxY + 2))
  }

  @Test("mas_makeConstraints as printed for one label constrains the same label twice; the last relation is a conflict")
  func demo2AsPrinted() {
    let root = stage(), labelTotal = UILabel()
    root.addSubview(labelTotal)
    labelTotal.text = "观看"
    labelTotal.mas_makeConstraints { make in
      make.left.equalTo(0)
      make.top.equalTo(0)
    }
    labelTotal.mas_makeConstraints { make in
      make.left.equalTo(labelTotal.mas_right)
      make.top.equalTo(0)
      make.right.lessThanOrEqualTo(0)
    }
    // left == right makes the label 0 wide, against its compression resistance only.
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.isEmpty)
    #expect(labelTotal.frame.width == 0)
  }
}
