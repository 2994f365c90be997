// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Layers")
@MainActor
struct DrawingLayerTests {
  @Test("the layer of a view has the view's geometry and appearance")
  func shared() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.position == view.center && layer.bounds == view.bounds)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.backgroundColor = .red
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.isHidden = true
    #expect(view.alpha == 0.5 && view.clipsToBounds && view.isHidden)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(layer.affineTransform() == view.transform)
    #expect(layer.frame == view.frame)
  }

  @Test("a class can determine the layer of its views")
  func layerClass() {
    final class Rainbow: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Rainbow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer is CAGradientLayer)
    #expect(view.layer === view.layer)
    #expect(view.layer.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test("a layer's frame is its bounding rectangle, and setting it under a transform sets the size before it")
  func frame() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 20, height: 10))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 40, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.bounds.size == CGSize(width: 5, height: 5))
  }

  @Test("an added layer keeps its position among the subviews")
  func order() {
    let root = UIView()
    let first = UIView(), second = UIView(), third = UIView()
    root.addSubview(first)
    root.addSubview(second)
    let back = CALayer(), middle = CALayer(), front = CALayer()
    root.layer.insertSublayer(back, at: 0)
    root.layer.insertSublayer(middle, above: first.layer)
    root.layer.addSublayer(front)
    root.addSubview(third)
    let expected = [back, first.layer, middle, second.layer, front, third.layer]
    #expect(root.layer.sublayers?.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    #expect(middle.superlayer === root.layer && third.layer.superlayer === root.layer)
    second.removeFromSuperview()
    #expect(
      root.layer.sublayers?.map(ObjectIdentifier.init)
        == [back, first.layer, middle, front, third.layer].map(ObjectIdentifier.init))
    middle.removeFromSuperlayer()
    #expect(middle.superlayer == nil && root.layer.sublayers?.count == 4)
  }

  @Test("plain layers are ordered by insertion, and move when inserted again")
  func plainOrder() {
    let root = CALayer()
    let a = CALayer(), b = CALayer(), c = CALayer()
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, below: b)
    #expect(root.sublayers == [a, c, b])
    root.insertSublayer(a, at: 3)
    #expect(root.sublayers == [c, b, a])
    root.replaceSublayer(b, with: a)
    #expect(root.sublayers == [c, a])
    let other = CALayer()
    other.addSublayer(c)
    #expect(root.sublayers == [a])
    a.addSublayer(root)
    #expect(root.superlayer == nil, "a layer cannot get into itself")
  }

  @Test("points convert between layers of one tree")
  func convert() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    root.addSubview(child)
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    child.layer.addSublayer(layer)
    #expect(layer.convert(CGPoint(x: 1, y: 2), to: root.layer) == CGPoint(x: 56, y: 67))
    #expect(layer.convert(CGPoint(x: 56, y: 67), from: root.layer) == CGPoint(x: 1, y: 2))
  }

  @Test("a layer without a view asks its delegate to draw")
  func delegate() {
    final class Painter: CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    }
    let painter = Painter()
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 3, height: 3)
    layer.delegate = painter
    let context = CGContext()
    layer.draw(in: context)
    #expect(context.commands.count == 1)
  }

  @Test("corners have the radii of the configuration")
  func cornerConfiguration() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layer.cornerRadius = 5
    view.layer.maskedCorners = .layerMinXMinYCorner
    #expect(view.effectiveRadius(corner: .topLeft) == 5 && view.effectiveRadius(corner: .bottomRight) == 0)
    view.cornerConfiguration = .corners(
      topLeftRadius: .fixed(10), topRightRadius: 4, bottomLeftRadius: nil, bottomRightRadius: .fixed(90))
    #expect(view.effectiveRadius(corner: .topLeft) == 10)
    #expect(view.effectiveRadius(corner: .topRight) == 4)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
    #expect(view.effectiveRadius(corner: .bottomRight) == 20)
    #expect(view.effectiveRadius(corner: .allCorners) == 20)
    view.cornerConfiguration = .capsule()
    view.frame.size.height = 30
    #expect(view.effectiveRadius(corner: .topLeft) == 15)
    view.cornerConfiguration = .capsule(maximumRadius: 8)
    #expect(view.effectiveRadius(corner: .topLeft) == 8)
    view.cornerConfiguration = .uniformEdges(topRadius: 7, bottomRadius: 2)
    #expect(view.effectiveRadius(corner: [.bottomLeft, .topRight]) == 7)
    view.cornerConfiguration = .uniformTopRadius(9, bottomRightRadius: 3)
    #expect(view.effectiveRadius(corner: .topRight) == 9 && view.effectiveRadius(corner: .bottomRight) == 3)
    #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
    view.cornerConfiguration = nil
    #expect(view.effectiveRadius(corner: .topLeft) == 5)
  }

  @Test(
    "a concentric corner has the radius of the nearest round ancestor less the distance from its edges, and at least the minimum"
  )
  func concentricCorners() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let plain = UIView(frame: CGRect(x: 10, y: 10, width: 280, height: 180))
    let inner = UIView(frame: CGRect(x: 2, y: 2, width: 100, height: 100))
    card.addSubview(plain)
    plain.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(inner.effectiveRadius(corner: .topLeft) == 4, "no ancestor has a radius")
    card.cornerConfiguration = .corners(radius: 40)
    #expect(inner.effectiveRadius(corner: .topLeft) == 28)
    #expect(inner.effectiveRadius(corner: .bottomRight) == 4, "the corner is far from the container's")
    inner.frame = plain.bounds
    #expect(inner.effectiveRadius(corner: .bottomRight) == 30)
    card.layer.cornerRadius = 90
    #expect(inner.effectiveRadius(corner: .topLeft) == 30, "the layer's radius is ignored")
    plain.layer.cornerRadius = 12
    #expect(inner.effectiveRadius(corner: .topLeft) == 12, "the nearest ancestor with a radius counts")
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(inner.effectiveRadius(corner: .topLeft) == 5)
  }
}
