// SPDX-License-Identifier: MIT

import Pictures
import Testing
import UIKit

@MainActor
struct PatternTests {
  @Test("a background with a pattern is filled with copies of the image, inside of rounded corners")
  func background() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
    view.backgroundColor = UIColor(patternImage: tile)
    view.layer.cornerRadius = 4
    let commands = Picture(of: view).commands
    let images = commands.compactMap { command -> (DrawingCommand.Image, CGRect)? in
      if case .image(let image, let rectangle) = command { return (image, rectangle) }
      return nil
    }
    #expect(images.count == 1)
    #expect(images.first?.0.isTiled == true && images.first?.0.size == CGSize(width: 4, height: 4))
    #expect(images.first?.1 == view.bounds)
    #expect(UIColor(patternImage: tile).cgColor != UIColor.gray.cgColor)
  }
}
