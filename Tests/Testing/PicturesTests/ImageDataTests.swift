// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Pictures

@Suite("The data of images")
@MainActor
struct ImageDataTests {
  private let renderer: UIGraphicsImageRenderer = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
  }()

  private func paint(_ context: UIGraphicsImageRendererContext) {
    UIColor.red.setFill()
    context.fill(CGRect(x: 2, y: 0, width: 2, height: 3))
  }

  private func expectPainted(_ data: Data?) throws {
    let data = try #require(data)
    let pixels = try PixelImage(png: data)
    #expect(pixels.width == 8 && pixels.height == 6)
    #expect(pixels[1, 1] == 0 && pixels[6, 1] == 0xFFFF_0000)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 3))
  }

  @Test("What was drawn has the data of a file that can be read again")
  func drawn() throws {
    let image = renderer.image(actions: paint)
    try expectPainted(image.pngData())
    try expectPainted(image.jpegData(compressionQuality: 0.8))
    try expectPainted(image.heicData())
  }

  @Test("A renderer writes data without an image")
  func rendered() throws {
    try expectPainted(renderer.pngData(actions: paint))
    try expectPainted(renderer.jpegData(withCompressionQuality: 0.8, actions: paint))
  }

  @Test("A JPEG file stays as it is, and an empty image has no data")
  func files() throws {
    let image = UIImage()
    #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil && image.heicData() == nil)
  }
}
