// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@Suite("Layers and tiles of contexts")
struct LayerTests {
  private let context = CGContext()

  @Test("A layer is drawn scaled to a rectangle, cut off at its size")
  func layer() throws {
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 20), auxiliaryInfo: nil))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 15, height: 5))
    context.draw(layer, in: CGRect(x: 100, y: 200, width: 20, height: 20))
    let clip = DrawingCommand.Path(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(
      context.commands == [
        .saveState, .concatenate(CGAffineTransform(translationX: 100, y: 200)),
        .concatenate(CGAffineTransform(scaleX: 2, y: 1)), .clip(clip, rule: .winding),
        .fill(DrawingCommand.Path(rect: CGRect(x: 0, y: 0, width: 15, height: 5)), rule: .winding, color: .black),
        .restoreState,
      ])
    let other = CGContext()
    other.draw(layer, at: CGPoint(x: 1, y: 2))
    #expect(other.commands.contains(.concatenate(CGAffineTransform(translationX: 1, y: 2))))
  }

  @Test("A layer without area does not exist", arguments: [CGSize.zero, CGSize(width: -1, height: 2)])
  func empty(size: CGSize) {
    #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
  }

  @Test("Tiles begin at the rectangle and fill the clipping area in both directions")
  func tiles() throws {
    let image = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage())
    context.clip(to: CGRect(x: 0, y: 0, width: 25, height: 10))
    context.draw(image, in: CGRect(x: 5, y: 0, width: 10, height: 10), byTiling: true)
    let places = context.commands.compactMap { command -> CGRect? in
      if case .image(_, let rect) = command { return rect }
      return nil
    }
    #expect(places.map(\.minX) == [-5, 5, 15])
    context.draw(image, in: CGRect(x: 5, y: 0, width: 10, height: 10), byTiling: false)
    #expect(context.commands.count { if case .image = $0 { true } else { false } } == 4)
  }

  @Test("A gradient can be made of the components of its colors")
  func components() throws {
    let values: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
    let gradient = try #require(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: values, locations: [0, 1], count: 2))
    #expect(
      gradient.stops.map(\.color) == [
        CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5),
      ])
    let even = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: values, locations: nil, count: 2)
    #expect(even?.stops.map(\.location) == [0, 1])
    #expect(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: values, locations: nil, count: 0) == nil)
  }
}
