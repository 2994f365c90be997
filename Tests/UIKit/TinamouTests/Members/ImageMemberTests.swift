// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Images, contexts and paths: what their members mean")
struct ImageMemberTests {
  private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("A context of images has its size and scale until it ends")
  func contexts() throws {
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
    #expect(UIGraphicsGetCurrentContext()?.width == 20 && UIGraphicsGetCurrentContext()?.height == 10)
    let plain = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(plain.size == CGSize(width: 20, height: 10) && plain.scale == 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 3)
    #expect(UIGraphicsGetCurrentContext()?.width == 60)
    UIColor.blue.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
    let large = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(large.size == CGSize(width: 20, height: 10) && large.scale == 3 && large.cgImage?.width == 60)
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("An animated image has its images and its duration, and the size of the first")
  func animated() throws {
    let image = try #require(UIImage.animatedImage(with: [square(10), square(20)], duration: 2))
    #expect(image.images?.count == 2 && image.duration == 2 && image.size == CGSize(width: 10, height: 10))
    #expect(square(5).images == nil && square(5).duration == 0)
    let view = UIImageView(image: image)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test("A highlighted image view has the size of the highlighted image")
  func highlighted() {
    let view = UIImageView(image: square(10), highlightedImage: square(30))
    #expect(view.intrinsicContentSize.width == 10)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize.width == 30)
  }

  @Test("The images of the system have sizes, and are templates")
  func system() {
    for image in [UIImage.add, .remove, .actions, .checkmark, .strokedCheckmark] {
      #expect(image.size.width > 10 && image.size.height > 10 && image.isSymbolImage)
    }
  }

  @Test("Of an image, a part can be taken, and copies keep what they do not change")
  func parts() throws {
    let image = square(10)
    let part = try #require(image.cgImage?.cropping(to: CGRect(x: 2, y: 3, width: 4, height: 5)))
    #expect(part.width == 4 * Int(image.scale) / Int(image.scale) && part.height == 5)
    let shifted = image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(shifted.alignmentRectInsets.left == 2 && shifted.size == image.size)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  @Test("The bounds of a path follow from what was added and from transforms")
  func paths() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(oval.bounds == CGRect(x: 10, y: 20, width: 30, height: 40) && oval.contains(CGPoint(x: 25, y: 40)))
    oval.apply(CGAffineTransform(translationX: 5, y: -5))
    #expect(oval.bounds == CGRect(x: 15, y: 15, width: 30, height: 40))
    let arc = UIBezierPath()
    arc.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(arc.bounds.minX + 10) < 0.01 && abs(arc.bounds.maxY - 10) < 0.01 && abs(arc.bounds.minY) < 0.01)
    arc.close()
    #expect(arc.currentPoint.x > 9.9)
    let copied = UIBezierPath(cgPath: oval.cgPath)
    #expect(copied.bounds == oval.bounds && !copied.isEmpty)
    copied.removeAllPoints()
    #expect(copied.isEmpty)
    let line = UIBezierPath()
    #expect(line.lineWidth == 1 && line.miterLimit == 10 && line.lineCapStyle == .butt && line.lineJoinStyle == .miter)
    line.move(to: .zero)
    line.addCurve(to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 10), controlPoint2: CGPoint(x: 10, y: 10))
    line.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 15, y: 10))
    #expect(line.currentPoint == CGPoint(x: 20, y: 0))
    #expect(line.reversing().currentPoint == .zero)
  }

  @Test("The frame of a line on paper is drawn where it was stroked")
  func strokes() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
      path.lineWidth = 4
      UIColor.red.setStroke()
      path.stroke()
      context.cgContext.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(image.cgImage?.bitmapInfo.rawValue == image.cgImage?.alphaInfo.rawValue && image.cgImage?.colorSpace != nil)
  }

  @Test("Offsets are equal by both parts")
  func offsets() {
    let offset = UIOffset(horizontal: 3, vertical: 4)
    #expect(offset.horizontal == 3 && offset.vertical == 4 && offset != .zero)
    #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
  }
}
