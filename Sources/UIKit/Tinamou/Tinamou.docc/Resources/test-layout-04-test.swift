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
}
