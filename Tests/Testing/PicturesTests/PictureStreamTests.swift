// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@testable import Pictures

@Suite("Pictures one after another")
@MainActor
struct PictureStreamTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  private var picture: Picture { Picture(of: view, options: Picture.Options(scale: 2, background: .white)) }

  private func addSquare(x: CGFloat, y: CGFloat) -> UIView {
    let square = UIView(frame: CGRect(x: x, y: y, width: 5, height: 5))
    square.backgroundColor = .red
    view.addSubview(square)
    return square
  }

  @Test("The first part is the whole picture, and an equal picture has none")
  func first() throws {
    let stream = PictureStream()
    let patch = try #require(try stream.patch(to: picture))
    #expect((patch.x, patch.y, patch.width, patch.height) == (0, 0, 120, 80))
    #expect(try PixelImage(png: patch.png).pixels == picture.rasterized().pixels)
    #expect(try stream.patch(to: picture) == nil)
  }

  @Test("A part is as large as what changed")
  func part() throws {
    let stream = PictureStream()
    _ = try stream.patch(to: picture)
    _ = addSquare(x: 10, y: 20)
    let patch = try #require(try stream.patch(to: picture))
    let part = try PixelImage(png: patch.png)
    #expect((patch.x, patch.y, part.width, part.height) == (20, 40, 10, 10))
  }

  @Test("The parts, one drawn over another, are the last picture", arguments: 0..<20)
  func composition(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let stream = PictureStream()
    let squares = (0..<3).map { addSquare(x: CGFloat($0), y: 0) }
    var screen = PixelImage(width: 120, height: 80, pixel: 0)
    for _ in 0..<10 {
      let square = squares[Int.random(in: 0..<3, using: &random)]
      square.frame.origin = CGPoint(x: .random(in: -4...60, using: &random), y: .random(in: -4...40, using: &random))
      square.alpha = .random(in: 0...1, using: &random)
      guard let patch = try stream.patch(to: picture) else { continue }
      let part = try PixelImage(png: patch.png)
      for y in 0..<part.height {
        for x in 0..<part.width { screen[patch.x + x, patch.y + y] = part[x, y] }
      }
      #expect(try screen.pixels == picture.rasterized().pixels)
    }
  }
}
