// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Scroll views", .serialized)
struct ScrollViewTests {
  /// A scroll view that fills a root of 320 by 480, with one view in it.
  private func stage() -> (root: UIView, scroll: UIScrollView, content: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView()
    let content = UIView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    return (root, scroll, content)
  }

  @Test("content pinned to all four edges determines the content size")
  func contentSize() {
    let (root, scroll, content) = stage()
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 30),
      scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 15),
      scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 40),
      content.widthAnchor.constraint(equalToConstant: 500), content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(content.frame == CGRect(x: 10, y: 30, width: 500, height: 900))
    #expect(scroll.contentSize == CGSize(width: 525, height: 970))
  }

  @Test("width is the frame's while edges are the content's, in classic form and with guides")
  func columnContent() {
    for usesGuides in [false, true] {
      let (root, scroll, content) = stage()
      if usesGuides {
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
          content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
          content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
          content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
      } else {
        let views = ["content": content]
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: "H:|[content]|", metrics: nil, views: views)
            + NSLayoutConstraint.constraints(withVisualFormat: "V:|[content]|", metrics: nil, views: views)
            + [content.widthAnchor.constraint(equalTo: scroll.widthAnchor)])
      }
      content.heightAnchor.constraint(equalToConstant: 1200).isActive = true
      root.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 1200))
      #expect(scroll.contentSize == CGSize(width: 320, height: 1200))
      root.frame.size.width = 400
      root.layoutIfNeeded()
      #expect(scroll.contentSize.width == 400)
    }
  }

  @Test("scrolling moves neither the content nor items pinned to the frame guide or outside")
  func scrolling() {
    let (root, scroll, content) = stage()
    let header = UIView()
    let overlay = UIView()
    for view in [header, overlay] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 320), content.heightAnchor.constraint(equalToConstant: 2000),
      header.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      overlay.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      overlay.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
    ])
    for view in [header, overlay] {
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    root.layoutIfNeeded()
    #expect(header.frame.minY == 30)
    #expect(overlay.frame.minY == 5)
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(content.frame.minY == 0)
    #expect(header.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 50))
    #expect(overlay.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 25))
    #expect(scroll.contentSize == CGSize(width: 320, height: 2000))
  }

  @Test("an incomplete content chain leaves the content size as it was set, and is ambiguous")
  func openChain() {
    let (root, scroll, content) = stage()
    scroll.contentSize = CGSize(width: 111, height: 222)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 500), content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 111, height: 900))
    #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
    #expect(!content.hasAmbiguousLayout)
  }

  @Test(
    "the safe area is added to the insets by the behaviour",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, CGFloat(100), CGFloat(0)), (.always, 100, 44),
      (.scrollableAxes, 100, 0), (.scrollableAxes, 2000, 44), (.automatic, 100, 0), (.automatic, 2000, 44),
    ])
  func insets(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ height: CGFloat, _ top: CGFloat) throws {
    let screen = try #require(DeviceProfile.named("iPhone X")).makeScreen()
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    let controller = UIViewController()
    window.rootViewController = controller
    let scroll = UIScrollView(frame: screen.bounds)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = CGSize(width: 375, height: height)
    controller.view.addSubview(scroll)
    window.makeKeyAndVisible()
    #expect(scroll.adjustedContentInset.top == top)
    #expect(scroll.adjustedContentInset.bottom == (top > 0 ? 34 : 0))
    #expect(scroll.contentOffset.y == -top)
    scroll.contentInset.top = 6
    #expect(scroll.adjustedContentInset.top == top + 6)
    scroll.frame.origin.y = 100
    #expect(scroll.adjustedContentInset.top == 6)
  }

  @Test("a rectangle is scrolled into view by the shortest way")
  func visible() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 220))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 220))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 200))
  }

  private func scrolled(_ contentHeight: CGFloat, to offset: CGFloat, height: CGFloat = 200) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    scroll.contentSize = CGSize(width: 100, height: contentHeight)
    scroll.contentOffset.y = offset
    return scroll
  }

  @Test("an offset is limited to its range when the content shrinks, the frame grows or an inset is removed")
  func offsetInRange() {
    let shrinking = scrolled(1000, to: 800)
    shrinking.contentSize.height = 500
    #expect(shrinking.contentOffset.y == 300)

    let growing = scrolled(1000, to: 800)
    growing.frame.size.height = 400
    #expect(growing.contentOffset.y == 600)
    growing.bounds.size.height = 600
    #expect(growing.contentOffset.y == 400)

    let inset = scrolled(1000, to: 0)
    inset.contentInset.bottom = 50
    inset.contentOffset.y = 850
    inset.contentInset.bottom = 0
    #expect(inset.contentOffset.y == 800)

    let top = scrolled(1000, to: 0)
    top.contentInset.top = 50
    top.contentOffset.y = -30
    top.contentInset.top = 10
    #expect(top.contentOffset.y == -10)

    let short = scrolled(1000, to: 800)
    short.contentInset.top = 20
    short.contentSize.height = 100
    #expect(short.contentOffset.y == -20, "a content that fits is at its beginning")
  }

  @Test("the same across, and for both axes at once")
  func offsetInRangeAcross() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentOffset = CGPoint(x: 400, y: 400)
    scroll.contentSize = CGSize(width: 300, height: 200)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 100))
  }

  @Test("an offset that is set stays, also out of range, until content, frame or insets change")
  func offsetOutOfRange() {
    let scroll = scrolled(1000, to: 900)
    #expect(scroll.contentOffset.y == 900)
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 900)
    scroll.contentOffset.y = -40
    #expect(scroll.contentOffset.y == -40)
    scroll.contentSize.height = 1200
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("the delegate is notified when the offset is limited")
  func offsetInRangeDelegate() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let listener = Listener()
    let scroll = scrolled(1000, to: 800)
    scroll.delegate = listener
    scroll.contentSize.height = 500
    scroll.contentSize.height = 600
    #expect(listener.offsets == [300])
  }

  @Test("zooming scales the delegate's view and the content size")
  func zoom() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let delegate = Delegate()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(delegate.view)
    scroll.delegate = delegate
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 5
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentSize == CGSize(width: 300, height: 150))
    #expect(delegate.view.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(delegate.view.bounds.size == CGSize(width: 100, height: 50))
  }

  /// Arrangements of a column in a scroll view, and the height of its content after a plain view is added at the end.
  @Test(
    "content whose size constraints leave open is as small as they allow",
    arguments: [
      (UIStackView.Distribution.fill, 330), (.fillEqually, 430), (.equalSpacing, 330), (.equalCentering, 380),
    ] as [(UIStackView.Distribution, CGFloat)])
  func openContent(distribution: UIStackView.Distribution, height: CGFloat) {
    let (root, scroll, _) = stage()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 10
    stack.distribution = distribution
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    for _ in 0..<3 {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
      stack.addArrangedSubview(view)
    }
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 320))
    stack.addArrangedSubview(UIView())
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: height))
    #expect(stack.frame.height == height)
  }

  @Test("content that is bounded on one side only has the size of the bound, and a spacer none")
  func boundedContent() {
    let (root, scroll, content) = stage()
    scroll.contentSize = CGSize(width: 7, height: 7)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.trailingAnchor.constraint(lessThanOrEqualTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 500), content.heightAnchor.constraint(equalToConstant: 900),
    ])
    let spacer = UIView()
    spacer.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(spacer)
    NSLayoutConstraint.activate([
      spacer.topAnchor.constraint(equalTo: scroll.topAnchor),
      spacer.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 0))
  }

  @Test("constraints of subviews do not change the content size of a text view or a table")
  func ownContent() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    text.text = String(repeating: "words and more words ", count: 30)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    for view in [text, table] as [UIScrollView] {
      root.addSubview(view)
      let placeholder = UILabel()
      placeholder.text = "Placeholder"
      placeholder.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(placeholder)
      NSLayoutConstraint.activate([
        placeholder.topAnchor.constraint(equalTo: view.topAnchor),
        placeholder.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        placeholder.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        placeholder.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    root.layoutIfNeeded()
    #expect(text.contentSize.width == 200 && text.contentSize.height > 200)
    #expect(table.contentSize == CGSize(width: 200, height: 0))
    text.contentOffset.y = 50
    root.setNeedsLayout()
    text.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(text.contentOffset.y == 50)
  }

  @Test("the center within the margins of a scroll view is that of its frame")
  func centerWithinMargins() {
    let (root, scroll, content) = stage()
    scroll.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let wide = UIView()
    wide.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(wide)
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      wide.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      wide.topAnchor.constraint(equalTo: scroll.topAnchor), wide.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      wide.widthAnchor.constraint(equalToConstant: 1000), wide.heightAnchor.constraint(equalToConstant: 2000),
      content.widthAnchor.constraint(equalToConstant: 20), content.heightAnchor.constraint(equalToConstant: 20),
    ])
    for attribute in [NSLayoutConstraint.Attribute.centerX, .centerY] {
      NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: scroll,
        attribute: attribute == .centerX ? .centerXWithinMargins : .centerYWithinMargins, multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    // The frame is 320 × 460; the margins move its center by half of their difference.
    #expect(content.center == CGPoint(x: 150, y: 220))
    scroll.layoutMargins.right = 0
    root.layoutIfNeeded()
    #expect(content.center == CGPoint(x: 170, y: 220))
  }

  /// A scroll view of 300 × 300 that zooms a view of 200 × 150, pinned to its content with `insets`.
  private final class Zoom: NSObject, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let picture = UIView()
    let mark = UIView()
    var distances: [NSLayoutConstraint] = []

    init(insets: UIEdgeInsets = .zero, hasWidthOfFrame: Bool = false) {
      super.init()
      scroll.delegate = self
      scroll.minimumZoomScale = 0.25
      scroll.maximumZoomScale = 4
      for view in [picture, mark] { view.translatesAutoresizingMaskIntoConstraints = false }
      scroll.addSubview(picture)
      picture.addSubview(mark)
      distances = [
        picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: insets.left),
        picture.topAnchor.constraint(equalTo: scroll.topAnchor, constant: insets.top),
        scroll.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: insets.right),
        scroll.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: insets.bottom),
      ]
      NSLayoutConstraint.activate(distances)
      let width =
        hasWidthOfFrame
        ? picture.widthAnchor.constraint(equalTo: scroll.widthAnchor)
        : picture.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([
        width, picture.heightAnchor.constraint(equalToConstant: 150),
        mark.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -10),
        mark.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -10),
        mark.widthAnchor.constraint(equalToConstant: 20), mark.heightAnchor.constraint(equalToConstant: 20),
      ])
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    func layOut() {
      scroll.setNeedsLayout()
      scroll.layoutIfNeeded()
    }
  }

  @Test("zoomed content takes part in layout at its scale", arguments: [0.25, 0.5, 1, 2, 3.5] as [CGFloat])
  func zoomUnderConstraints(scale: CGFloat) {
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    for insets in [UIEdgeInsets.zero, insets] {
      let zoom = Zoom(insets: insets)
      zoom.layOut()
      for scale in [2, scale] {
        zoom.scroll.zoomScale = scale
        for _ in 0..<2 {
          zoom.layOut()
          #expect(
            zoom.picture.frame == CGRect(x: insets.left, y: insets.top, width: 200 * scale, height: 150 * scale))
          #expect(
            zoom.scroll.contentSize.width == 200 * scale + insets.left + insets.right)
          // Frames are rounded to pixels.
          let height = 150 * scale + insets.top + insets.bottom
          #expect(abs(zoom.scroll.contentSize.height - height) <= 0.5)
          #expect(zoom.picture.bounds.size == CGSize(width: 200, height: 150))
          #expect(zoom.mark.frame == CGRect(x: 170, y: 120, width: 20, height: 20))
        }
      }
    }
  }

  @Test("zoomed content as wide as the frame is larger than the frame, and can be centered by constants")
  func zoomOfFittedContent() {
    let zoom = Zoom(hasWidthOfFrame: true)
    zoom.layOut()
    #expect(zoom.scroll.contentSize == CGSize(width: 300, height: 150))
    zoom.scroll.zoomScale = 2
    zoom.layOut()
    #expect(zoom.picture.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
    #expect(zoom.scroll.contentSize == CGSize(width: 600, height: 300))
    zoom.scroll.zoomScale = 0.5
    for index in [0, 2] { zoom.distances[index].constant = (300 - zoom.picture.frame.width) / 2 }
    for index in [1, 3] { zoom.distances[index].constant = (300 - zoom.picture.frame.height) / 2 }
    zoom.layOut()
    #expect(zoom.picture.frame.size == CGSize(width: 150, height: 75) && zoom.picture.frame.minX == 75)
    #expect(abs(zoom.picture.frame.minY - 112.5) <= 0.5)
    #expect(zoom.scroll.contentSize == CGSize(width: 300, height: 300))
    zoom.picture.transform = .identity
    zoom.layOut()
    #expect(zoom.picture.frame.size == CGSize(width: 300, height: 150))
    #expect(zoom.scroll.contentSize == CGSize(width: 450, height: 375))
  }

  @Test("a constraint from outside reaches into zoomed content at its scale")
  func constraintIntoZoomedContent() {
    let zoom = Zoom()
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    zoom.scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: zoom.mark.leadingAnchor),
      badge.bottomAnchor.constraint(equalTo: zoom.mark.bottomAnchor),
      badge.widthAnchor.constraint(equalTo: zoom.mark.widthAnchor), badge.heightAnchor.constraint(equalToConstant: 5),
    ])
    zoom.layOut()
    #expect(badge.frame == CGRect(x: 170, y: 135, width: 20, height: 5))
    zoom.scroll.zoomScale = 2
    zoom.layOut()
    #expect(badge.frame == CGRect(x: 340, y: 275, width: 20, height: 5))
  }
}
