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

  /// Does to a screen what a page does with a change.
  private func apply(_ change: PictureStream.Change, to screen: inout PixelImage) throws {
    if screen.width != change.width || screen.height != change.height {
      screen = PixelImage(width: change.width, height: change.height, pixel: 0)
    }
    if let move = change.move {
      let old = screen
      for y in move.area.y..<move.area.y + move.area.height {
        for x in move.area.x..<move.area.x + move.area.width { screen[x, y + move.distance] = old[x, y] }
      }
    }
    for part in change.parts {
      let image = try PixelImage(png: part.png)
      #expect((image.width, image.height) == (part.area.width, part.area.height))
      for y in 0..<image.height {
        for x in 0..<image.width { screen[part.area.x + x, part.area.y + y] = image[x, y] }
      }
    }
  }

  @Test("The first change is the whole picture, and an equal picture has none")
  func first() throws {
    let stream = PictureStream()
    let change = try #require(try stream.change(to: picture))
    #expect(change.move == nil && change.parts.map(\.area) == [PixelArea(x: 0, y: 0, width: 120, height: 80)])
    #expect(try PixelImage(png: change.parts[0].png).pixels == picture.rasterized().pixels)
    #expect(try stream.change(to: picture) == nil)
  }

  @Test("Parts are as large as what changed, and as many as there are places above one another")
  func parts() throws {
    let stream = PictureStream()
    _ = try stream.change(to: picture)
    _ = addSquare(x: 10, y: 0)
    _ = addSquare(x: 20, y: 30)
    let change = try #require(try stream.change(to: picture))
    #expect(
      change.parts.map(\.area) == [
        PixelArea(x: 20, y: 0, width: 10, height: 10), PixelArea(x: 40, y: 60, width: 10, height: 10),
      ])
  }

  @Test("The changes, one after another, give the last picture", arguments: 0..<20)
  func composition(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let stream = PictureStream()
    let squares = (0..<3).map { addSquare(x: CGFloat($0), y: 0) }
    var screen = PixelImage(width: 0, height: 0, pixel: 0)
    for _ in 0..<10 {
      let square = squares[Int.random(in: 0..<3, using: &random)]
      square.frame.origin = CGPoint(x: .random(in: -4...60, using: &random), y: .random(in: -4...40, using: &random))
      square.alpha = .random(in: 0...1, using: &random)
      guard let change = try stream.change(to: picture) else { continue }
      try apply(change, to: &screen)
      #expect(try screen.pixels == picture.rasterized().pixels)
    }
  }

  @Test(
    "A list that is scrolled moves, and only what comes in is drawn, whatever lies around and above it",
    arguments: 0..<20)
  func scrolling(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    let list = UIScrollView(frame: CGRect(x: 10, y: 30, width: 100, height: 150))
    list.clipsToBounds = true
    list.contentSize = CGSize(width: 100, height: 2000)
    for row in 0..<50 {
      let label = UILabel(frame: CGRect(x: 4, y: CGFloat(row) * 40, width: 90, height: 40))
      label.text = "Row \(row)"
      list.addSubview(label)
    }
    window.addSubview(list)
    let stream = PictureStream()
    var screen = PixelImage(width: 0, height: 0, pixel: 0)
    var moves = 0
    var offset: CGFloat = 0
    for _ in 0..<12 {
      let picture = Picture(of: window, options: Picture.Options(scale: 2, background: .white))
      if let change = try stream.change(to: picture) {
        try apply(change, to: &screen)
        if let move = change.move {
          moves += 1
          #expect(change.parts.reduce(0) { $0 + $1.area.height } <= abs(move.distance) + 40)
        }
      }
      #expect(try screen.pixels == picture.rasterized().pixels)
      offset = min(max(offset + CGFloat(Int.random(in: -30...60, using: &random)), 0), 1800)
      list.contentOffset.y = offset
    }
    #expect(moves >= 6)
  }
}
