// SPDX-License-Identifier: MIT

import Testing
import Tinamou

@testable import Pictures

@Suite("Pictures of views")
@MainActor
struct ViewPictureTests {
  private let clear = Picture.Options(scale: 1, background: nil)

  private func view(_ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test("the picture has the size of the view's bounds times the scale", arguments: [1, 2, 3] as [CGFloat])
  func size(scale: CGFloat) throws {
    let pixels = try Picture(of: view(30, 20), options: Picture.Options(scale: scale)).pixels()
    #expect(pixels.width == Int(30 * scale) && pixels.height == Int(20 * scale))
    #expect(pixels[0, 0] == .white, "the system's background is white")
  }

  @Test("without a background the picture is transparent where the view is")
  func transparent() throws {
    #expect(try Picture(of: view(4, 4), options: clear).pixels()[2, 2] == .clear)
  }

  @Test("subviews are in front of their superview, later ones in front of earlier ones")
  func order() throws {
    let root = view(40, 40, .red)
    let first = view(20, 20, .green), second = view(20, 20, .blue)
    first.frame.origin = CGPoint(x: 5, y: 5)
    second.frame.origin = CGPoint(x: 15, y: 15)
    root.addSubview(first)
    root.addSubview(second)
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[2, 2] == .rgb(255, 0, 0))
    #expect(pixels[10, 10] == .rgb(0, 255, 0))
    #expect(pixels[20, 20] == .rgb(0, 0, 255))
    first.layer.zPosition = 1
    #expect(try Picture(of: root, options: clear).pixels()[20, 20] == .rgb(0, 255, 0))
  }

  @Test("hidden and fully transparent views are left out, with their descendants")
  func hidden() throws {
    let root = view(10, 10, .red), child = view(10, 10, .blue)
    root.addSubview(child)
    child.isHidden = true
    #expect(try Picture(of: root, options: clear).pixels()[5, 5] == .rgb(255, 0, 0))
    child.isHidden = false
    child.alpha = 0
    #expect(try Picture(of: root, options: clear).pixels()[5, 5] == .rgb(255, 0, 0))
  }

  @Test("opacity applies to the view and its content as a group: what is in front hides what is behind")
  func groupOpacity() throws {
    let root = view(20, 20, .white), group = view(20, 20, .red), inner = view(10, 20, .blue)
    root.addSubview(group)
    group.addSubview(inner)
    group.alpha = 0.5
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[5, 10].isClose(to: .rgb(128, 128, 255)))
    #expect(pixels[15, 10].isClose(to: .rgb(255, 128, 128)))
  }

  @Test("corners are rounded as the mask says")
  func corners() throws {
    let root = view(40, 40, .red)
    root.layer.cornerRadius = 12
    root.layer.maskedCorners = [.layerMinXMinYCorner]
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[1, 1] == .clear)
    #expect(pixels[38, 1] == .rgb(255, 0, 0) && pixels[1, 38] == .rgb(255, 0, 0) && pixels[20, 20] == .rgb(255, 0, 0))
  }

  @Test("content beyond the bounds is clipped only when the view clips")
  func clipping() throws {
    let root = view(40, 40, .white), box = view(20, 20, .green), large = view(40, 40, .red)
    box.layer.cornerRadius = 8
    root.addSubview(box)
    box.addSubview(large)
    #expect(try Picture(of: root, options: clear).pixels()[30, 30] == .rgb(255, 0, 0))
    box.clipsToBounds = true
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[30, 30] == .white)
    #expect(pixels[10, 10] == .rgb(255, 0, 0))
    #expect(pixels[0, 0] == .white, "the corner cuts off what is inside")
  }

  @Test("a border is inside the edges and in front of the content")
  func border() throws {
    let root = view(20, 20, .white), child = view(20, 20, .green)
    root.addSubview(child)
    root.layer.borderWidth = 3
    root.layer.borderColor = UIColor.blue.cgColor
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[1, 10] == .rgb(0, 0, 255) && pixels[2, 10] == .rgb(0, 0, 255) && pixels[4, 10] == .rgb(0, 255, 0))
  }

  @Test("a shadow is drawn at its offset, fades outward, and is clipped by a view that clips")
  func shadow() throws {
    let root = view(80, 80, .white), box = view(30, 30, .white)
    box.frame.origin = CGPoint(x: 25, y: 25)
    root.addSubview(box)
    box.layer.shadowOpacity = 0.8
    box.layer.shadowRadius = 4
    box.layer.shadowOffset = CGSize(width: 0, height: 6)
    let pixels = try Picture(of: root, options: clear).pixels()
    let (near, far) = (pixels[40, 57].red, pixels[40, 66].red)
    #expect(near < 160 && far > near && far < 255)
    #expect(pixels[40, 40] == .white && pixels[40, 5] == .white && pixels[40, 20].red > pixels[40, 60].red)
    box.clipsToBounds = true
    #expect(try Picture(of: root, options: clear).pixels()[40, 57] == .white)
  }

  @Test("a view without a background casts the shadow of its content")
  func contentShadow() throws {
    let root = view(60, 60, .white), box = view(40, 40), dot = view(10, 10, .red)
    dot.frame.origin = CGPoint(x: 5, y: 5)
    root.addSubview(box)
    box.addSubview(dot)
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 0
    box.layer.shadowOffset = CGSize(width: 20, height: 20)
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[10, 10] == .rgb(255, 0, 0) && pixels[30, 30] == .rgb(0, 0, 0) && pixels[45, 45] == .white)
  }

  @Test("a transform rotates a view about its center")
  func transform() throws {
    let root = view(60, 60, .white), bar = view(40, 10, .red)
    bar.center = CGPoint(x: 30, y: 30)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(bar)
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[30, 14] == .rgb(255, 0, 0) && pixels[30, 46] == .rgb(255, 0, 0) && pixels[14, 30] == .white)
  }

  @Test("custom drawing is in the coordinates of the bounds and clipped to them")
  func drawing() throws {
    final class Painter: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: 100, height: 5))
      }
    }
    let root = view(40, 40, .white), painter = Painter(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    painter.bounds.origin = CGPoint(x: 7, y: 9)
    root.addSubview(painter)
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[10, 10] == .rgb(255, 0, 0) && pixels[29, 14] == .rgb(255, 0, 0))
    #expect(pixels[33, 12] == .white && pixels[9, 9] != .rgb(255, 0, 0) && pixels[15, 20] == .white)
  }

  @Test("a scrolled view shows its content offset")
  func scrolled() throws {
    let root = view(20, 20, .white), dot = view(4, 4, .red)
    dot.frame.origin = CGPoint(x: 10, y: 30)
    root.addSubview(dot)
    root.bounds.origin = CGPoint(x: 0, y: 20)
    #expect(try Picture(of: root, options: clear).pixels()[12, 12] == .rgb(255, 0, 0))
  }

  @Test("a mask shows content where it is opaque")
  func mask() throws {
    let root = view(20, 20, .white), masked = view(20, 20, .red)
    root.addSubview(masked)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    mask.backgroundColor = .black
    masked.layer.mask = mask
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[5, 10] == .rgb(255, 0, 0) && pixels[15, 10] == .white)
  }

  @Test("shape layers fill, stroke and end at their stroke limits")
  func shapes() throws {
    let root = view(60, 20, .white)
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 60, y: 10))
    (shape.path, shape.strokeColor, shape.lineWidth, shape.fillColor) = (path.cgPath, UIColor.red.cgColor, 6, nil)
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
    root.layer.addSublayer(shape)
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[5, 10] == .white && pixels[30, 10] == .rgb(255, 0, 0) && pixels[55, 10] == .white)
    #expect(pixels[30, 5] == .white)
  }

  @Test(
    "a gradient layer goes from its first color to its last", arguments: [CAGradientLayerType.axial, .radial, .conic])
  func gradients(type: CAGradientLayerType) throws {
    let root = view(40, 40, .white)
    let gradient = CAGradientLayer()
    gradient.frame = root.bounds
    gradient.type = type
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    if type != .axial { (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)) }
    root.layer.addSublayer(gradient)
    let pixels = try Picture(of: root, options: clear).pixels()
    let (start, end) =
      switch type {
      case .radial: (pixels[20, 20], pixels[1, 1])
      // Points on the circle, clockwise from the lower right corner: immediately after and before it.
      case .conic: (pixels[34, 38], pixels[38, 34])
      default: (pixels[20, 0], pixels[20, 39])
      }
    #expect(start.red > 215 && start.blue < 40)
    #expect(end.blue > 215 && end.red < 40)
  }

  @Test("an image as the contents of a layer fills it, by its gravity")
  func contents() throws {
    let root = view(60, 40, .white)
    let image = try #require(UIImage(data: SampleImages.png))
    root.layer.contents = image
    root.layer.contentsGravity = .resizeAspect
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[15, 5] == .rgb(255, 0, 0) && pixels[45, 5] == .rgb(0, 255, 0) && pixels[15, 35] == .rgb(0, 0, 255))
    #expect(pixels[45, 35] == .white)
    root.layer.contentsGravity = .center
    let centered = try Picture(of: root, options: clear).pixels()
    #expect(centered[28, 19] == .rgb(255, 0, 0) && centered[20, 19] == .white)
  }

  /// A layer that fills itself with another one, as badges and progress rings do.
  private final class Filled: CALayer {
    let fill = CALayer()
    override func layoutSublayers() {
      if fill.superlayer == nil { addSublayer(fill) }
      fill.backgroundColor = UIColor.red.cgColor
      fill.frame = bounds
    }
  }

  @Test("a layer without a view is laid out with its view, and again before the picture if its size has changed")
  func layoutOfLayers() throws {
    let root = view(60, 40, .white)
    let layer = Filled()
    root.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.layoutIfNeeded()
    #expect(layer.fill.frame == layer.bounds && !layer.needsLayout())
    layer.frame = CGRect(x: 30, y: 0, width: 30, height: 40)
    let pixels = try Picture(of: root, options: clear).pixels()
    #expect(pixels[55, 35] == .rgb(255, 0, 0) && pixels[10, 10] == .white)
  }

  @Test("colors follow the current appearance")
  func appearance() throws {
    let root = view(10, 10, .systemBackground)
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(try Picture(of: root, options: clear).pixels()[5, 5] == .rgb(0, 0, 0))
  }
}
