// SPDX-License-Identifier: MIT

import LayoutModel
import Testing

@Suite("the geometry of attributes")
struct AttributeGeometryTests {
  private static let frame = Rectangle(x: 100, y: 200, width: 60, height: 40)

  private static let metrics = {
    var metrics = ItemMetrics()
    metrics.alignmentInsets = Insets(left: 1, top: 2, right: 3, bottom: 4)
    metrics.margins = Insets(left: 10, top: 11, right: 12, bottom: 13)
    metrics.firstBaseline = 15
    metrics.lastBaseline = 5
    return metrics
  }()

  struct Example: Sendable {
    let attribute: LayoutAttribute
    let leftToRight: Double
    var rightToLeft: Double?
  }

  @Test(
    "an attribute is a position or a size of the frame, less insets, margins and baselines",
    arguments: [
      Example(attribute: .left, leftToRight: 101), Example(attribute: .right, leftToRight: 157),
      Example(attribute: .leading, leftToRight: 101, rightToLeft: 157),
      Example(attribute: .trailing, leftToRight: 157, rightToLeft: 101),
      Example(attribute: .centerX, leftToRight: 129), Example(attribute: .width, leftToRight: 56),
      Example(attribute: .top, leftToRight: 202), Example(attribute: .bottom, leftToRight: 236),
      Example(attribute: .centerY, leftToRight: 219), Example(attribute: .height, leftToRight: 34),
      Example(attribute: .firstBaseline, leftToRight: 217), Example(attribute: .lastBaseline, leftToRight: 231),
      Example(attribute: .leftMargin, leftToRight: 110), Example(attribute: .rightMargin, leftToRight: 148),
      Example(attribute: .leadingMargin, leftToRight: 110, rightToLeft: 148),
      Example(attribute: .trailingMargin, leftToRight: 148, rightToLeft: 110),
      Example(attribute: .topMargin, leftToRight: 211), Example(attribute: .bottomMargin, leftToRight: 227),
      Example(attribute: .centerXWithinMargins, leftToRight: 129),
      Example(attribute: .centerYWithinMargins, leftToRight: 219),
    ])
  func value(_ example: Example) {
    func value(in direction: LayoutDirection) -> Double? {
      AttributeGeometry(example.attribute, in: direction)?.value(in: Self.frame, Self.metrics)
    }
    #expect(value(in: .leftToRight) == example.leftToRight)
    #expect(value(in: .rightToLeft) == example.rightToLeft ?? example.leftToRight)
  }

  @Test("every attribute but 'not an attribute' has a geometry", arguments: LayoutAttribute.allCases)
  func all(_ attribute: LayoutAttribute) {
    let geometry = AttributeGeometry(attribute, in: .leftToRight)
    #expect((geometry == nil) == (attribute == .notAnAttribute))
    #expect(geometry?.axis == attribute.axis)
    #expect(geometry.map(\.isPosition) ?? false == attribute.isPosition)
  }

  @Test("inside a scroll view, edges mean its content, centers its frame at rest, and sizes its frame")
  func scrolling() {
    func area(_ attribute: LayoutAttribute) -> AttributeGeometry.ScrollArea? {
      AttributeGeometry(attribute, in: .leftToRight)?.scrollArea
    }
    for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom, .leftMargin, .bottomMargin] {
      #expect(area(attribute) == .content)
    }
    for attribute in [LayoutAttribute.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins] {
      #expect(area(attribute) == .frameAtRest)
    }
    #expect(area(.width) == .frame)
    #expect(area(.height) == .frame)
  }

  @Test("names of attributes are read as they are written", arguments: LayoutAttribute.named)
  func names(_ attribute: LayoutAttribute) {
    #expect(LayoutAttribute(name: attribute.name) == attribute)
    #expect(attribute.mirrored.mirrored == attribute)
  }
}
