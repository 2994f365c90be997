// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Layers, contexts and texts: what their members do", .system(.iOS18))
struct LayerMemberTests {
  private final class Drawing: NSObject, CALayerDelegate {
    var calls: [String] = []
    func display(_ layer: CALayer) { calls.append("display") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.stroke(CGRect(x: 1, y: 1, width: 8, height: 8))
    }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { event == "opacity" ? NSNull() : nil }
  }

  @Test("A layer has its delegate provide the contents, draw them, and choose its actions")
  func delegate() throws {
    let (layer, delegate) = (CALayer(), Drawing())
    layer.delegate = delegate
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.display()
    let context = CGContext()
    layer.draw(in: context)
    #expect(delegate.calls == ["display", "draw"] && !context.commands.isEmpty)
    // The null object ends the search for an action.
    #expect(layer.action(forKey: "opacity") == nil)
    final class Owner: UIView {
      var isDrawn = false
      override func draw(_ layer: CALayer, in ctx: CGContext) { isDrawn = true }
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "position" ? NSNull() : super.action(for: layer, forKey: event)
      }
    }
    let owner = Owner(frame: layer.frame)
    owner.layer.draw(in: context)
    #expect(owner.isDrawn && owner.layer.action(forKey: "position") == nil)
  }

  @Test("What a layer and a shape have at first, and the ends of lines")
  func shapes() throws {
    let shape = CAShapeLayer()
    #expect(shape.lineCap == .butt && shape.contentsScale == 1 && shape.cornerCurve == .circular)
    shape.lineCap = .round
    shape.contentsScale = 3
    shape.cornerCurve = .continuous
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.lineCap == .round && copy.contentsScale == 3 && copy.cornerCurve == CALayerCornerCurve.continuous)
    let timing: any CAMediaTiming = shape
    #expect(timing.speed == 1)
    let layer = try #require(CGLayer(CGContext(), size: CGSize(width: 4, height: 2), auxiliaryInfo: nil))
    #expect(layer.size == CGSize(width: 4, height: 2))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test("A display link is called until it is removed from its run loop")
  func displayLink() {
    var times: [CFTimeInterval] = []
    let clock = AnimationClock()
    clock.whileMain {
      let link = CADisplayLink(calling: { times.append($0.duration) })
      link.add(to: .main, forMode: .common)
      clock.advance(by: 0.1)
      let count = times.count
      #expect(count > 0 && times.allSatisfy { abs($0 - 1.0 / 60) < 0.01 })
      link.remove(from: .main, forMode: .common)
      clock.advance(by: 0.1)
      #expect(times.count == count)
    }
  }

  @Test("A container breaks its lines in its mode, and an attachment takes the room of its image")
  func texts() {
    let storage = NSTextStorage(string: "one two three four five six seven")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 60, height: 1000))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let wrapped = manager.usedRect(for: container).height
    container.lineBreakMode = .byTruncatingTail
    #expect(container.lineBreakMode == .byTruncatingTail && wrapped > 30)
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50)).image { _ in }
    #expect(NSAttributedString(attachment: attachment).size().height >= 50)
    attachment.image = nil
    #expect(NSAttributedString(attachment: attachment).size().height < 50)
  }

  @Test("The color of tints is the system's blue until a view has another one, and copies of colors are equal")
  func colors() throws {
    #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
    let copy = try #require(UIColor.red.copy(with: nil) as? UIColor)
    #expect(copy == .red)
    let spinner = UIActivityIndicatorView(style: .medium)
    let color = spinner.color
    spinner.color = .red
    #expect(spinner.color == .red && color != .red)
    spinner.color = nil
    #expect(spinner.color == color)
  }

  @Test("Insets of indicators are those of both axes, and hints are read after labels")
  func scrolling() {
    let scroll = UIScrollView()
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.verticalScrollIndicatorInsets == scroll.horizontalScrollIndicatorInsets)
    #expect(scroll.scrollIndicatorInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scroll.indicatorStyle == .default)
    scroll.indicatorStyle = .white
    #expect(scroll.indicatorStyle == .white)
    scroll.accessibilityHint = "Scrolls"
    #expect(scroll.accessibilityHint == "Scrolls")
    #expect(!UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .layoutChanged, argument: scroll)
    #expect(UIAccessibility.inspection.posted.last?.notification == .layoutChanged)
  }

  @Test("A press is recognized after its minimum duration")
  func press() {
    let recognizer = UILongPressGestureRecognizer()
    #expect(recognizer.minimumPressDuration == 0.5)
    recognizer.minimumPressDuration = 2
    #expect(recognizer.minimumPressDuration == 2)
  }

  @Test("The image of a button without a configuration is moved by its insets")
  func buttonImage() throws {
    let button = UIButton(type: .custom)
    #expect(UIButton.ButtonType.plain.rawValue == 6)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let before = try #require(button.imageView?.frame)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == before.offsetBy(dx: 5, dy: 0))
  }
}
