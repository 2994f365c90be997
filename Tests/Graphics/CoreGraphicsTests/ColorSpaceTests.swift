// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@Suite("Color spaces")
struct ColorSpaceTests {
  struct Sample: Sendable {
    var name: String
    var model: CGColorSpaceModel
    var components: [CGFloat]
    /// The components of the color that is made of them.
    var made: [CGFloat]
  }

  @Test(
    "a color has as many components as its color space, and the opacity",
    arguments: [
      Sample(name: CGColorSpace.sRGB, model: .rgb, components: [0.25, 0.5, 1, 0.5], made: [0.25, 0.5, 1, 0.5]),
      Sample(name: CGColorSpace.extendedDisplayP3, model: .rgb, components: [1.5, 0, 0, 1], made: [1.5, 0, 0, 1]),
      Sample(name: CGColorSpace.genericGrayGamma2_2, model: .monochrome, components: [0.25, 0.5], made: [0.25, 0.5]),
      Sample(name: CGColorSpace.extendedGray, model: .monochrome, components: [1, 1], made: [1, 1]),
      Sample(name: CGColorSpace.genericCMYK, model: .cmyk, components: [0, 0.5, 1, 0.5, 1], made: [0.5, 0.25, 0, 1]),
    ])
  func components(_ sample: Sample) throws {
    let space = try #require(CGColorSpace(name: sample.name))
    #expect(space.model == sample.model && space.name == sample.name)
    #expect(space.numberOfComponents == sample.components.count - 1)
    let color = try #require(CGColor(colorSpace: space, components: sample.components))
    #expect(color.components == sample.made && color.numberOfComponents == sample.made.count)
    #expect(color.alpha == sample.components.last)
    #expect(color.colorSpace?.model == (sample.model == .monochrome ? .monochrome : .rgb))
  }

  @Test("a gray differs from the same color in RGB, also with another opacity, until it is converted")
  func grays() throws {
    let gray = CGColor(gray: 0.5, alpha: 1), rgb = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(gray != rgb && Set([gray, rgb, CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1)]).count == 2)
    #expect(gray.copy(alpha: 0)?.components == [0.5, 0])
    #expect(gray.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil) == rgb)
    let back = try #require(rgb.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    #expect(back.numberOfComponents == 2 && abs(back.components![0] - 0.5) < 1e-9)
    #expect(rgb.converted(to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil) == nil)
  }

  @Test("green is lighter than red, and red lighter than blue, in gray")
  func luminance() throws {
    func gray(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) throws -> CGFloat {
      let color = CGColor(red: red, green: green, blue: blue, alpha: 1)
      let space = CGColorSpaceCreateDeviceGray()
      return try #require(color.converted(to: space, intent: .perceptual, options: nil)?.components?.first)
    }
    let (red, green, blue) = (try gray(1, 0, 0), try gray(0, 1, 0), try gray(0, 0, 1))
    #expect(green > red && red > blue && blue > 0)
    #expect(abs(try gray(1, 1, 1) - 1) < 1e-9)
  }

  @Test("the color between two grays is a gray, and between others it has the components of RGB")
  func mixing() {
    #expect(CGColor.black.mixed(with: .white, at: 0.25) == CGColor(gray: 0.25, alpha: 1))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(CGColor.white.mixed(with: red, at: 0.5) == CGColor(red: 1, green: 0.5, blue: 0.5, alpha: 1))
  }

  @Test("the components of a gradient are those of its color space")
  func gradient() throws {
    let values: [CGFloat] = [0, 1, 1, 0.5]
    let gradient = try #require(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: values, locations: nil, count: 2))
    #expect(gradient.stops.map(\.color) == [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0.5)])
  }

  @Test("only the names of Core Graphics are color spaces, and the device's differ from them")
  func names() {
    #expect(CGColorSpace(name: "sRGB") == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }
}
