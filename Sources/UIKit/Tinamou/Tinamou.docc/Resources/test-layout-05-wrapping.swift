import Testing
import UIKit

@testable import Shop

@MainActor
struct PriceRowTests {
  @Test("a short title and its price are on one line")
  func oneLine() {
    let row = PriceRow(frame: CGRect(x: 0, y: 0, width: 320, height: 44.5))
    row.title.text = "Tea"
    row.price.text = "3.50"
    row.layoutIfNeeded()
    #expect(row.title.frame.minX == 16)
    #expect(row.price.frame.maxX == 304)
    #expect(row.title.frame.height < 30)
  }

  @Test("a long title wraps, and the price keeps its width")
  func wrapping() {
    let row = PriceRow(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    row.title.text = "A pot of Darjeeling, second flush, with milk, lemon and a slice of cake"
    row.price.text = "12.50"
    row.frame.size = row.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    row.layoutIfNeeded()
    #expect(row.title.frame.height > 40)
    #expect(abs(row.price.frame.width - row.price.intrinsicContentSize.width) < 0.01)
  }
}
