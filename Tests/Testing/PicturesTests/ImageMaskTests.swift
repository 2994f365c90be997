// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tinamou

@testable import Pictures

@Suite("Clipping with an image")
struct ImageMaskTests {
  /// An image of 4 by 4 pixels whose upper left quarter is opaque and whose lower right quarter is half opaque.
  private func mask() throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor(white: 0, alpha: 0.5).setFill()
      context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
    return try #require(image.cgImage)
  }

  private func pixels(_ draw: (CGContext) throws -> Void) throws -> Pixels {
    let context = CGContext()
    try draw(context)
    return try Picture(size: CGSize(width: 8, height: 8), scale: 1, commands: context.commands).pixels()
  }

  private let page = CGRect(x: 0, y: 0, width: 8, height: 8)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("only the opaque parts are drawn, upside down as images are, until the state is restored")
  func clipping() throws {
    let mask = try mask()
    let pixels = try pixels { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: mask)
      context.setFillColor(red)
      context.fill(page)
      context.restoreGState()
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 6, y: 6, width: 2, height: 2))
    }
    #expect(pixels[1, 3] == .rgb(255, 0, 0) && pixels[1, 1] == .clear && pixels[3, 3] == .clear)
    #expect(abs(pixels[3, 1].alpha - 128) <= 2 && pixels[3, 1].red == 255)
    #expect(pixels[5, 5] == .clear && pixels[7, 7] == .rgb(0, 0, 255))
  }

  @Test("the way in which apps tint an image gives the image in one color")
  func tinting() throws {
    let mask = try mask()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tinted = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: 0, y: 8)
      context.scaleBy(x: 1, y: -1)
      context.clip(to: page, mask: mask)
      UIColor.red.setFill()
      context.fill(page)
    }
    let result = try pixels { context in
      UIGraphicsPushContext(context)
      tinted.draw(at: .zero)
      UIGraphicsPopContext()
    }
    #expect(result[1, 1] == .rgb(255, 0, 0) && result[5, 1] == .clear && result[1, 5] == .clear)
    #expect(abs(result[6, 6].alpha - 128) <= 2)
  }

  @Test("masks, transforms, opacity and states combine, also if the states are not restored")
  func combining() throws {
    let mask = try mask()
    let result = try pixels { context in
      context.setAlpha(0.5)
      context.saveGState()
      context.clip(to: page, mask: mask)
      context.saveGState()
      context.translateBy(x: 0, y: 4)
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: mask)
      context.saveGState()
      context.setFillColor(red)
      context.fill(CGRect(x: -10, y: -10, width: 100, height: 100))
    }
    // The first mask leaves the lower left quarter, of which the second one leaves the lower left quarter.
    #expect(abs(result[1, 7].alpha - 128) <= 2 && result[1, 7].red == 255)
    #expect(result[1, 5] == .clear && result[3, 7] == .clear && result[5, 1] == .clear)
    let svg = try svg { context in
      context.clip(to: page, mask: mask)
      context.fill(page)
    }
    #expect(svg.contains("<mask id=") && svg.contains("mask=\"url(#m1)\""))
  }

  private func svg(_ draw: (CGContext) -> Void) throws -> String {
    let context = CGContext()
    draw(context)
    return String(decoding: try Picture(size: page.size, scale: 1, commands: context.commands).svg(), as: UTF8.self)
  }
}
