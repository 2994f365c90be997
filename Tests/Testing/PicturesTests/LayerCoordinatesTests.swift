// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Pictures

@MainActor
@Suite("Layers in their own coordinates")
struct LayerCoordinatesTests {
  /// A scrolled view whose bounds begin at −4, with a red background.
  private func scrolled() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.backgroundColor = .red
    scroll.bounds.origin.y = -4
    return scroll
  }

  private func column(_ bounds: CGRect, _ draw: (UIGraphicsImageRendererContext) -> Void) throws -> [Bool] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image(actions: draw)
    let pixels = try PixelImage(png: try #require(image.pngData()))
    return (0..<pixels.height).map { pixels[5, $0] != 0 }
  }

  @Test("A layer is drawn where its bounds are, so that a context of its bounds is filled")
  func ownBounds() throws {
    let scroll = scrolled()
    #expect(try column(scroll.bounds) { scroll.layer.render(in: $0.cgContext) } == Array(repeating: true, count: 10))
  }

  @Test("In a context that begins at zero, the part above zero is cut off")
  func fromZero() throws {
    let scroll = scrolled()
    let rows = try column(CGRect(x: 0, y: 0, width: 10, height: 10)) { scroll.layer.render(in: $0.cgContext) }
    #expect(rows == (0..<10).map { $0 < 6 })
  }

  @Test("A hierarchy is drawn into the rectangle that is given")
  func hierarchy() throws {
    let scroll = scrolled()
    let rows = try column(CGRect(x: 0, y: 0, width: 10, height: 10)) { _ in
      scroll.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true)
    }
    #expect(rows == Array(repeating: true, count: 10))
  }

  @Test("The format for traits has their scale")
  func formatForTraits() {
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1.5)).scale == 1.5)
    let usual = UIGraphicsImageRendererFormat().scale
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == usual)
  }
}
