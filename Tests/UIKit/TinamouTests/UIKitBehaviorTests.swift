// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor private var kept: [UIWindow] = []

/// A responder that is not a text field.
private final class Key: UIView {
  var refuses = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !refuses }
}

private final class Tinted: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

private final class Scroller: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var target: CGPoint?
  let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("end")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("ended \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rests") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

/// The differences that the mirror once had from UIKit, each as a class of cases.
@MainActor
@Suite("UIKit's behavior", .serialized)
struct UIKitBehaviorTests {
  private func shownWindow(_ controller: UIViewController = UIViewController()) -> UIWindow {
    DeviceProfile.named("iPhone X")?.simulate()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    kept.append(window)
    return window
  }

  @Test(
    "system guides have their frames before the first layout")
  func guides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    let window = shownWindow()
    #expect(window.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
    let inner = window.rootViewController!.view!
    inner.bounds.origin.y = 50
    #expect(inner.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 94, width: 375, height: 734))
    inner.bounds.size.width = 900
    #expect(inner.readableContentGuide.layoutFrame.width == 672 as CGFloat)
  }

  @Test("a view that extends beyond its superview has no larger safe area insets than the superview")
  func safeAreasBeyondTheSuperview() {
    let root = shownWindow().rootViewController!.view!
    let child = UIView(frame: CGRect(x: -30, y: -79, width: 500, height: 1000))
    root.addSubview(child)
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    child.frame = CGRect(x: 0, y: 20, width: 100, height: 100)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
  }

  @Test("a view that moves within a window stays in it, and is not told that its window changes")
  func movesInsideAWindow() {
    final class Moving: UIView {
      var changes = 0
      override func didMoveToWindow() { changes += 1 }
    }
    let window = shownWindow()
    let (first, second, moving, inner) = (UIView(), UIView(), Moving(), UIView())
    window.addSubview(first)
    window.addSubview(second)
    moving.addSubview(inner)
    first.addSubview(moving)
    #expect(moving.changes == 1)
    second.addSubview(moving)
    #expect(moving.window === window && inner.window === window)
    #expect(moving.changes == 1)
    moving.removeFromSuperview()
    #expect(moving.window == nil && inner.window == nil)
    #expect(moving.changes == 2)
  }

  @Test("a window starts hidden, and showing it shows its controller")
  func windows() {
    DeviceProfile.named("iPhone X")?.simulate()
    final class Shown: UIViewController {
      var appearances = 0
      override func viewDidAppear(_ animated: Bool) { appearances += 1 }
      override func viewDidDisappear(_ animated: Bool) { appearances -= 1 }
    }
    let controller = Shown()
    let window = UIWindow()
    #expect(window.isHidden)
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.isHidden = false
    #expect(controller.view.window === window)
    #expect(controller.appearances == 1)
    #expect(!window.isKeyWindow)
    window.isHidden = true
    #expect(controller.appearances == 0)
    window.isHidden = false
    #expect(controller.appearances == 1)
  }

  @Test("one responder of a window is first, custom views included; outside a window none is")
  func firstResponders() {
    let window = shownWindow()
    let root = window.rootViewController!.view!
    let (field, key) = (UITextField(), Key())
    #expect(!field.becomeFirstResponder())
    #expect(!key.becomeFirstResponder())
    root.addSubview(field)
    root.addSubview(key)
    #expect(field.becomeFirstResponder())
    #expect(key.becomeFirstResponder())
    #expect(key.isFirstResponder)
    #expect(!field.isFirstResponder)
    #expect(!field.isEditing)
    key.refuses = true
    #expect(!field.becomeFirstResponder())
    key.removeFromSuperview()
    #expect(!key.isFirstResponder)
    #expect(field.becomeFirstResponder())
    field.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(!UIView().becomeFirstResponder())
  }

  @Test("a change of the tint color reaches the views that inherit it")
  func tint() {
    let (outer, inner, own, below) = (Tinted(), Tinted(), Tinted(), Tinted())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.addSubview(below)
    own.tintColor = .green
    #expect(below.changes == 1)
    outer.tintColor = .red
    #expect([outer, inner, own, below].map(\.changes) == [1, 1, 1, 1])
    #expect(inner.tintColor == .red)
  }

  @Test("a rectangle of negative size is standardized, a label is not opaque, a controller's view is flexible")
  func values() {
    #expect(
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: -20)).frame == CGRect(x: 0, y: -20, width: 10, height: 20))
    #expect(UIView(frame: CGRect(x: 5, y: 0, width: -5, height: 1)).bounds == CGRect(x: 0, y: 0, width: 5, height: 1))
    #expect(!UILabel().isOpaque)
    #expect(UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("a configuration without a title shows the title for the state, in either order")
  func configurations() {
    let image = UIImage(systemName: "plus")
    for comesFirst in [true, false] {
      let button = UIButton(type: .system)
      if comesFirst { button.configuration = .plain() }
      button.setTitle("Continue", for: .normal)
      button.setImage(image, for: .normal)
      if !comesFirst { button.configuration = .plain() }
      #expect(button.currentTitle == "Continue")
      #expect(button.currentImage == image)
      var whole = UIButton.Configuration.plain()
      whole.title = "Continue"
      whole.image = image
      #expect(button.intrinsicContentSize == UIButton(configuration: whole).intrinsicContentSize)
    }
    var own = UIButton.Configuration.filled()
    own.title = "Own"
    let button = UIButton(configuration: own)
    #expect(button.currentTitle == "Own")
    button.setTitle("Other", for: .normal)
    #expect(button.currentTitle == "Other")
  }

  @Test("an image of a button whose alignments are fill fills the button")
  func filledImage() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.layoutIfNeeded()
    #expect(try #require(button.imageView).frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("only the part of a rectangle that lies in the content is scrolled to")
  func visibleRectangles() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 450, width: 100, height: 400), animated: false)
    #expect(scroll.contentOffset.y == 300 as CGFloat)
    scroll.contentOffset = .zero
    scroll.scrollRectToVisible(CGRect(x: 0, y: 800, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("coordinates between trees go through the origins of their roots")
  func unrelatedTrees() {
    let (first, second) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)),
      UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    )
    #expect(first.convert(CGPoint(x: 1, y: 1), to: second) == CGPoint(x: -89, y: 21))
    let scene = shownWindow().windowScene!
    let view = scene.windows.last!.rootViewController!.view!
    #expect(view.convert(CGPoint(x: 3, y: 4), to: scene.coordinateSpace) == CGPoint(x: 3, y: 4))
    #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 3, y: 4), to: view) == CGPoint(x: 3, y: 4))
  }

  @Test("a drag calls the delegate in order and rests where the deceleration or the delegate says")
  func drags() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 2000)
    let delegate = Scroller()
    scroll.delegate = delegate
    scroll.inspection.drag(by: CGSize(width: 30, height: -50))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
    #expect(delegate.log == ["begin", "end", "ended false"])
    // A speed of 1 point per millisecond, times 0.998 / 0.002.
    scroll.inspection.drag(by: .zero, velocity: CGSize(width: 0, height: -1000))
    #expect(abs(scroll.contentOffset.y - 549) < 0.01)
    scroll.decelerationRate = .fast
    scroll.inspection.drag(by: .zero, velocity: CGSize(width: 0, height: -1000))
    #expect(abs(scroll.contentOffset.y - 648) < 0.01)
    delegate.target = CGPoint(x: 0, y: 700)
    delegate.log = []
    scroll.inspection.drag(by: CGSize(width: 0, height: -10))
    #expect(scroll.contentOffset.y == 700 as CGFloat)
    #expect(delegate.log == ["begin", "end", "ended true", "rests"])
    scroll.inspection.scrollToTop()
    #expect(scroll.contentOffset == .zero)
    scroll.isScrollEnabled = false
    scroll.inspection.drag(by: CGSize(width: 0, height: -10))
    #expect(scroll.contentOffset == .zero)
  }

  @Test("with paging, a flick goes one page on, and a short drag returns")
  func pages() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 500, height: 100)
    scroll.isPagingEnabled = true
    scroll.inspection.drag(by: CGSize(width: -20, height: 0), velocity: CGSize(width: -3000, height: 0))
    #expect(scroll.contentOffset.x == 100 as CGFloat)
    scroll.inspection.drag(by: CGSize(width: -20, height: 0))
    #expect(scroll.contentOffset.x == 100 as CGFloat)
    scroll.inspection.drag(by: CGSize(width: -60, height: 0))
    #expect(scroll.contentOffset.x == 200 as CGFloat)
    scroll.inspection.drag(by: CGSize(width: 20, height: 0), velocity: CGSize(width: 100, height: 0))
    #expect(scroll.contentOffset.x == 100 as CGFloat)
  }

  @Test("zooming to a rectangle shows it in the middle")
  func zoom() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Scroller()
    scroll.delegate = delegate
    scroll.addSubview(delegate.zoomed)
    scroll.contentSize = CGSize(width: 400, height: 400)
    scroll.maximumZoomScale = 4
    scroll.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 25), animated: false)
    #expect(scroll.zoomScale == 2 as CGFloat)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 175))
  }

  @Test(
    "pulling a refresh control down refreshes; it is part of the inset until it ends, also if it was added as a subview",
    arguments: [false, true])
  func refreshing(isSubview: Bool) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 100)
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    if isSubview { scroll.addSubview(control) } else { scroll.refreshControl = control }
    #expect(scroll.refreshControl === (isSubview ? nil : control))
    scroll.layoutIfNeeded()
    #expect(control.superview === scroll)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
    scroll.inspection.drag(by: CGSize(width: 0, height: 40))
    #expect(refreshes == 0)
    scroll.inspection.drag(by: CGSize(width: 0, height: 140))
    #expect(refreshes == 1)
    #expect(control.isRefreshing)
    #expect(scroll.adjustedContentInset.top == 60 as CGFloat)
    #expect(scroll.contentOffset.y == -60 as CGFloat)
    control.endRefreshing()
    #expect(scroll.adjustedContentInset.top == 0 as CGFloat)
    #expect(scroll.contentOffset.y == 0 as CGFloat)
    if isSubview {
      scroll.refreshControl = control
      #expect(scroll.refreshControl === control, "it is the scroll view's own now")
      control.removeFromSuperview()
    } else {
      scroll.refreshControl = nil
    }
    #expect(control.superview == nil)
    scroll.inspection.drag(by: CGSize(width: 0, height: 140))
    #expect(refreshes == 1, "there is no control any more")
  }

  @Test("classes of the app inherit and override the initializers that UIKit's have")
  func subclasses() {
    final class Named: NSLayoutConstraint { var name = "own" }
    final class Wave: CAShapeLayer {
      var height: CGFloat
      override init() {
        height = 1
        super.init()
      }
      override init(layer: Any) {
        height = (layer as? Wave)?.height ?? 0
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class WaveView: UIView { override class var layerClass: AnyClass { Wave.self } }
    final class Stack: UIStackView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Navigation: UINavigationController {
      override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      required init?(coder: NSCoder) { nil }
    }
    final class Item: UIBarButtonItem {
      override init() { super.init() }
      required init?(coder: NSCoder) { nil }
    }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = Named(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 30)
    constraint.isActive = true
    view.layoutIfNeeded()
    #expect(view.bounds.width == 30 as CGFloat)
    #expect(constraint.name == "own")
    let wave = WaveView().layer as? Wave
    wave?.height = 7
    wave?.lineWidth = 3
    #expect(wave?.presentation()?.height == 7)
    #expect(wave?.presentation()?.lineWidth == 3 as CGFloat)
    #expect(Stack(frame: .zero).arrangedSubviews.isEmpty)
    #expect(Navigation(rootViewController: UIViewController()).viewControllers.count == 1)
    #expect(Item().title == nil)
  }

  @Test("a style can be forced on a view and its descendants")
  func styles() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == UITraitCollection.current.userInterfaceStyle)
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("frames that constraints give are exact numbers of pixels")
  func pixels() {
    DeviceProfile.named("iPhone X")?.simulate()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    for step in 1...40 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(step) / 3),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100 / 3),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(step) * 0.7),
      ])
    }
    root.layoutIfNeeded()
    for view in root.subviews {
      #expect(view.frame.width == 100 as CGFloat)
      #expect(view.frame.minY * 3 == (view.frame.minY * 3).rounded())
    }
  }

  @Test("a view that is turned by quarters has an exact frame")
  func quarterTurns() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    for (turns, frame) in [
      (1, CGRect(x: 35, y: -5, width: 50, height: 100)), (2, view.frame),
      (3, CGRect(x: 35, y: -5, width: 50, height: 100)),
    ] {
      view.transform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
      #expect(view.frame == frame)
    }
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.convert(view.bounds, to: nil).size == CGSize(width: 100, height: 50))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.addSubview(view)
    #expect(view.convert(CGRect(x: 0, y: 0, width: 30, height: 10), to: outer).size == CGSize(width: 10, height: 30))
  }

  @Test("fitting the content changes the bounds under a transform, and keeps the corner without it")
  func fittingUnderATransform() {
    final class Content: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 35, height: size.height + 1) }
    }
    let view = Content(frame: CGRect(x: 40, y: 40, width: 100, height: 60))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.sizeToFit()
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 35, height: 61))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 40, y: 40, width: 35, height: 61))
  }

  @Test("a constraint between two axes raises nothing before layout needs it")
  func mixedAxes() {
    let (root, view) = (UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(constraint.isActive)
    constraint.isActive = false
    root.layoutIfNeeded()
  }

  @available(*, deprecated)
  @Test("the top and bottom layout guides have two constraints each, for an edge and the height")
  func layoutSupport() {
    let controller = UIViewController()
    let held = controller.view.constraints.count
    let top = controller.topLayoutGuide
    #expect(controller.view.constraints.count == held + 2)
    _ = controller.bottomLayoutGuide
    #expect(controller.view.constraints.count == held + 4)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let constraint = view.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 10)
    constraint.isActive = true
    #expect(constraint.secondItem === top)
    let window = shownWindow(controller)
    window.layoutIfNeeded()
    #expect(view.frame.minY == 54 as CGFloat)
  }

  @Test("a stack view whose views are all hidden has no height, whatever it was before")
  func emptyStack() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 4
    stack.layoutMargins = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    for height in [20, 30] as [CGFloat] {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      stack.addArrangedSubview(view)
    }
    func height() -> CGFloat { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(height() == 58)
    stack.isLayoutMarginsRelativeArrangement = false
    for view in stack.arrangedSubviews { view.isHidden = true }
    #expect(height() == 0)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(height() == 4, "the margins alone")
    stack.isLayoutMarginsRelativeArrangement = false
    #expect(height() == 0)
  }

  @Test("the view is the delegate of its layer, which draws, lays out and chooses actions through it")
  func layerDelegate() {
    final class Layered: UIView {
      var calls: [String] = []
      override func layoutSublayers(of layer: CALayer) {
        calls.append("sublayers")
        super.layoutSublayers(of: layer)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("subviews")
      }
    }
    let view = Layered()
    #expect(view.layer.delegate === view)
    #expect(CALayer().delegate == nil)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == ["sublayers", "subviews"])
    #expect(view.layer.action(forKey: "opacity") == nil)
  }

  @Test("a change of a layer without a view is animated, on a clock of a test")
  func implicitAnimation() {
    AnimationClock().whileMain {
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == ["opacity"])
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 3
      CATransaction.commit()
      #expect(layer.animationKeys() == ["opacity"])
      AnimationClock.main.advance(by: 1)
      #expect(layer.animationKeys() == nil)
    }
  }
}
