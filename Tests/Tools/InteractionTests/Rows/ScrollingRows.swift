// SPDX-License-Identifier: MIT

import UIKit

/// A delegate that notes what a scroll view tells it, without repetitions.
private final class ScrollWitness: NSObject, UIScrollViewDelegate {
  private let note: (String) -> Void
  private var last = ""
  /// The view that zooms; `nil` for none.
  var zoomed: UIView?
  /// The answer to the question for the top.
  var allowsTop = true
  /// The offset at which a drag ends; `nil` for the one that is offered.
  var target: CGPoint?

  init(_ stage: InteractionStage) { note = stage.note }

  private func tell(_ line: String) {
    if line != last { note(line) }
    last = line
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tell("willEndDragging \(velocity == .zero ? "at rest" : "with velocity")")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { tell("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { tell("didEndScrollingAnimation") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    tell("shouldScrollToTop")
    return allowsTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tell("didScrollToTop") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { tell("willBeginZooming") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { tell("didZoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    tell("didEndZooming")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { tell("didChangeAdjustedContentInset") }
}

/// A scroll view that answers the questions about the touches of its content.
private final class AskingScrollView: UIScrollView {
  var note: ((String) -> Void)?
  var begins = true
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    note?("touchesShouldBegin")
    return begins
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    note?("touchesShouldCancel")
    return super.touchesShouldCancel(in: view)
  }
}

/// A scroll view that is the delegate of its own recognizer.
private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// A view that notes its touches.
private final class Content: UIView {
  var note: ((String) -> Void)?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note?("touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note?("touchesMoved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note?("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note?("touchesCancelled") }
}

extension InteractionStage {
  /// Adds a scroll view of 300 × 400 points, with content that is three times as high, whose delegate notes what it is told.
  @discardableResult
  fileprivate func list<View: UIScrollView>(_ view: View, content: CGSize = CGSize(width: 300, height: 1200)) -> View {
    let witness = keep(ScrollWitness(self))
    view.contentSize = content
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = witness
    add(view, CGRect(x: 20, y: 150, width: 300, height: 400))
    forget()
    return view
  }

  fileprivate func witness(of view: UIScrollView) -> ScrollWitness? { view.delegate as? ScrollWitness }

  /// A point of the list, in the coordinates of the screen.
  fileprivate func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 170, y: 150 + y) }

  fileprivate func content(in view: UIScrollView) -> Content {
    let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 1200))
    content.note = note
    view.addSubview(content)
    return content
  }
}

extension InteractionTable {
  static let scrollingRows: [Interaction] = [
    Interaction(
      "A flick", systems: "4, 15", .log, "juejin 7020976046191149070 (2021); blog.happydong.kr (2010)",
      effects: [
        "willBeginDragging", "didScroll", "willEndDragging with velocity", "didEndDragging true",
        "willBeginDecelerating",
        "didScroll", "didEndDecelerating", "moved on",
      ]
    ) { stage in
      let view = stage.list(UIScrollView())
      stage.touch(at: stage.point(300))
      stage.move(to: stage.point(200), seconds: 0.1, steps: 10)
      let held = view.contentOffset.y
      stage.lift()
      stage.settle()
      stage.note(view.contentOffset.y > held ? "moved on" : "stays")
    },
    Interaction(
      "A slow drag that stops before the finger is lifted", systems: "4, 15", .log, "the same; jianshu 3a75dc28a532",
      effects: ["willBeginDragging", "didScroll", "willEndDragging at rest", "didEndDragging false", "offset 90"]
    ) { stage in
      let view = stage.list(UIScrollView())
      stage.drag(from: stage.point(300), to: stage.point(200), seconds: 1, resting: 1)
      stage.note("offset \(Int(view.contentOffset.y.rounded()))")
    },
    Interaction(
      "The delegate changes where a flick ends", systems: "5+", .apple, "header UIScrollView.h",
      effects: ["offset 500"]
    ) { stage in
      let view = stage.list(UIScrollView())
      stage.witness(of: view)?.target = CGPoint(x: 0, y: 500)
      stage.drag(from: stage.point(300), to: stage.point(200))
      stage.forget()
      stage.note("offset \(Int(view.contentOffset.y))")
    },
    Interaction(
      "A finger comes down on content that decelerates", .several,
      "Apple, UIScrollView, isDecelerating; what every list does",
      effects: ["stops", "content gets no touch"]
    ) { stage in
      let view = stage.list(UIScrollView())
      let content = stage.content(in: view)
      stage.touch(at: stage.point(300))
      stage.move(to: stage.point(150), seconds: 0.1, steps: 10)
      stage.lift()
      stage.wait(0.1)
      stage.forget()
      var touched = false
      content.note = { _ in touched = true }
      view.delegate = nil
      stage.touch(at: stage.point(200))
      let offset = view.contentOffset.y
      stage.wait(0.5)
      stage.note(view.contentOffset.y == offset && !view.isDecelerating ? "stops" : "goes on")
      stage.lift()
      stage.note(touched ? "content is touched" : "content gets no touch")
    },
    Interaction(
      "A drag beyond the edge of the content", .apple, "doc UIScrollView, bounces",
      effects: ["beyond", "back at the edge"]
    ) { stage in
      let view = stage.list(UIScrollView())
      stage.touch(at: stage.point(100))
      stage.move(to: stage.point(300))
      stage.forget()
      stage.note(view.contentOffset.y < 0 ? "beyond" : "not beyond")
      view.delegate = nil
      stage.lift()
      stage.settle()
      stage.note(view.contentOffset.y == 0 ? "back at the edge" : "\(view.contentOffset.y)")
    },
    Interaction(
      "A drag beyond the edge of content that does not bounce", .apple, "doc UIScrollView, bounces",
      effects: ["offset 0"]
    ) { stage in
      let view = stage.list(UIScrollView())
      view.bounces = false
      view.delegate = nil
      stage.touch(at: stage.point(100))
      stage.move(to: stage.point(300))
      stage.forget()
      stage.note("offset \(Int(view.contentOffset.y))")
      stage.lift()
    },
    Interaction(
      "A drag of content that fits", .apple, "doc UIScrollView, alwaysBounceVertical", effects: ["content is touched"]
    ) { stage in
      let view = stage.list(UIScrollView(), content: CGSize(width: 300, height: 300))
      let content = stage.content(in: view)
      content.note = { if $0 == "touchesEnded" { stage.note("content is touched") } }
      stage.drag(from: stage.point(200), to: stage.point(100))
    },
    Interaction(
      "A drag of content that fits and always bounces", .apple, "doc UIScrollView, alwaysBounceVertical",
      effects: [
        "willBeginDragging", "didScroll", "willEndDragging at rest", "didEndDragging true", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ]
    ) { stage in
      let view = stage.list(UIScrollView(), content: CGSize(width: 300, height: 300))
      view.alwaysBounceVertical = true
      stage.drag(from: stage.point(200), to: stage.point(100), resting: 1)
    },
    Interaction(
      "A drag while scrolling is disabled", .apple, "doc isScrollEnabled", effects: ["offset 0"]
    ) { stage in
      let view = stage.list(UIScrollView())
      view.isScrollEnabled = false
      stage.drag(from: stage.point(300), to: stage.point(100))
      stage.note("offset \(Int(view.contentOffset.y))")
    },
    Interaction(
      "A flick over pages", .apple, "doc isPagingEnabled", effects: ["offset 400"]
    ) { stage in
      let view = stage.list(UIScrollView())
      view.isPagingEnabled = true
      stage.drag(from: stage.point(300), to: stage.point(200), seconds: 0.1)
      stage.forget()
      stage.note("offset \(Int(view.contentOffset.y))")
    },
    Interaction(
      "A short drag over pages that rests", .apple, "doc isPagingEnabled", effects: ["offset 0"]
    ) { stage in
      let view = stage.list(UIScrollView())
      view.isPagingEnabled = true
      stage.drag(from: stage.point(300), to: stage.point(200), seconds: 1, resting: 1)
      stage.forget()
      stage.note("offset \(Int(view.contentOffset.y))")
    },
    Interaction(
      "A drag in both directions, locked to the first one", .apple, "doc isDirectionalLockEnabled",
      effects: ["moves down only"]
    ) { stage in
      let view = stage.list(UIScrollView(), content: CGSize(width: 900, height: 1200))
      view.isDirectionalLockEnabled = true
      view.delegate = nil
      stage.touch(at: CGPoint(x: 250, y: 450))
      stage.move(to: CGPoint(x: 240, y: 400))
      stage.move(to: CGPoint(x: 150, y: 350))
      stage.forget()
      stage.note(view.contentOffset.x == 0 && view.contentOffset.y > 0 ? "moves down only" : "\(view.contentOffset)")
      stage.lift()
    },
    Interaction(
      "The offset is set without an animation", systems: "all", .one, "Programming iOS 6", effects: ["didScroll"]
    ) { stage in
      stage.list(UIScrollView()).setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    },
    Interaction(
      "The offset is set with an animation", .apple, "header UIScrollView.h",
      effects: ["didScroll", "didEndScrollingAnimation"]
    ) { stage in
      stage.list(UIScrollView()).setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      stage.settle()
    },
    Interaction(
      "A rectangle that is visible is scrolled to", .apple, "header UIScrollView.h; doc scrollRectToVisible",
      effects: []
    ) { stage in
      stage.list(UIScrollView()).scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: true)
      stage.settle()
    },
    Interaction(
      "A pinch", systems: "3.2+", .log, "header UIScrollView.h; blog.happydong.kr",
      effects: ["willBeginZooming", "didZoom", "didEndZooming", "larger"]
    ) { stage in
      let view = stage.list(UIScrollView())
      let content = stage.content(in: view)
      content.note = nil
      view.maximumZoomScale = 4
      let witness = stage.witness(of: view)
      witness?.zoomed = content
      stage.touch(at: CGPoint(x: 120, y: 300), finger: 0)
      stage.touch(at: CGPoint(x: 220, y: 300), finger: 1)
      for step in 1...5 {
        stage.move(to: CGPoint(x: 120 - CGFloat(step) * 10, y: 300), finger: 0, steps: 1)
        stage.move(to: CGPoint(x: 220 + CGFloat(step) * 10, y: 300), finger: 1, steps: 1)
      }
      stage.lift(finger: 0)
      stage.lift(finger: 1)
      stage.settle()
      let zoom = stage.effects.filter { $0.contains("oom") }
      stage.forget()
      for (index, line) in zoom.enumerated() where index == 0 || zoom[index - 1] != line { stage.note(line) }
      stage.note(view.zoomScale > 1.5 ? "larger" : "\(view.zoomScale)")
    },
    Interaction(
      "A tap on a control in a scroll view", .apple, "header UIScrollView.h, doc UIScrollView",
      effects: ["touchesShouldBegin", "tapped"]
    ) { stage in
      let view = stage.list(AskingScrollView())
      view.note = stage.note
      let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 44))
      button.addAction(UIAction { _ in stage.note("tapped") }, for: .touchUpInside)
      view.addSubview(button)
      stage.tap(button)
    },
    Interaction(
      "A finger rests on content, and then drags it", .apple, "header UIScrollView.h, doc UIScrollView",
      effects: [
        "touchesBegan", "touchesMoved", "touchesCancelled", "willBeginDragging", "didScroll", "willEndDragging at rest",
        "didEndDragging false",
      ]
    ) { stage in
      let view = stage.list(UIScrollView())
      _ = stage.content(in: view)
      stage.touch(at: stage.point(300))
      stage.wait(0.3)
      stage.move(to: stage.point(200), seconds: 0.5, steps: 20)
      stage.wait(1)
      stage.lift()
      stage.settle()
    },
    Interaction(
      "A quick drag that begins on content", .apple, "header UIScrollView.h, delaysContentTouches",
      effects: [
        "willBeginDragging", "didScroll", "willEndDragging with velocity", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    ) { stage in
      let view = stage.list(UIScrollView())
      _ = stage.content(in: view)
      stage.drag(from: stage.point(300), to: stage.point(200), seconds: 0.1)
    },
    Interaction(
      "A quick drag that begins on content whose touches are not delayed", .apple,
      "header UIScrollView.h, delaysContentTouches",
      effects: ["touchesBegan", "touchesCancelled", "willBeginDragging"]
    ) { stage in
      let view = stage.list(UIScrollView())
      view.delaysContentTouches = false
      _ = stage.content(in: view)
      stage.touch(at: stage.point(300))
      stage.move(to: stage.point(289), seconds: 0.02, steps: 1)
      let first = stage.effects.prefix(3)
      stage.lift()
      stage.settle()
      stage.forget()
      for line in first { stage.note(line) }
    },
    Interaction(
      "A finger rests on a button in a scroll view, and then drags", .apple,
      "header UIScrollView.h, touchesShouldCancel",
      effects: ["touchesShouldBegin", "touchDown", "touchesShouldCancel", "offset 0"]
    ) { stage in
      let view = stage.list(AskingScrollView())
      view.delegate = nil
      var asked = Set<String>()
      view.note = { if asked.insert($0).inserted { stage.note($0) } }
      let button = UIButton(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
      button.addAction(UIAction { _ in stage.note("touchDown") }, for: .touchDown)
      view.addSubview(button)
      stage.touch(at: stage.place(in: button))
      stage.wait(0.3)
      stage.move(to: stage.point(20))
      stage.note("offset \(Int(view.contentOffset.y))")
      stage.lift()
    },
    Interaction(
      "A finger rests on content whose touches cannot be canceled, and then drags", .apple,
      "header UIScrollView.h, canCancelContentTouches",
      effects: ["touchesBegan", "touchesMoved", "touchesEnded", "offset 0"]
    ) { stage in
      let view = stage.list(UIScrollView())
      view.canCancelContentTouches = false
      let content = stage.content(in: view)
      var last = ""
      content.note = {
        if $0 != last { stage.note($0) }
        last = $0
      }
      stage.touch(at: stage.point(300))
      stage.wait(0.3)
      stage.move(to: stage.point(200))
      stage.lift()
      stage.note("offset \(Int(view.contentOffset.y))")
    },
    Interaction(
      "A scroll view refuses the touches of its content", .apple, "header UIScrollView.h, touchesShouldBegin",
      effects: ["touchesShouldBegin"]
    ) { stage in
      let view = stage.list(AskingScrollView())
      view.begins = false
      view.note = stage.note
      _ = stage.content(in: view)
      stage.tap(at: stage.point(100))
    },
    Interaction(
      "A drag across in a list that scrolls down, inside pages that scroll across", .several,
      "what every app with pages of lists does",
      effects: ["pages move", "list stays"]
    ) { stage in
      let pages = stage.list(UIScrollView(), content: CGSize(width: 900, height: 400))
      pages.delegate = nil
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      list.contentSize = CGSize(width: 300, height: 2000)
      list.contentInsetAdjustmentBehavior = .never
      pages.addSubview(list)
      stage.touch(at: CGPoint(x: 250, y: 300))
      stage.move(to: CGPoint(x: 100, y: 310))
      stage.note(pages.contentOffset.x > 100 ? "pages move" : "pages stay")
      stage.note(list.contentOffset.y == 0 ? "list stays" : "list moves")
      stage.lift()
    },
    Interaction(
      "A drag down in a list inside pages that scroll across", .several, "what every app with pages of lists does",
      effects: ["pages stay", "list moves"]
    ) { stage in
      let pages = stage.list(UIScrollView(), content: CGSize(width: 900, height: 400))
      pages.delegate = nil
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      list.contentSize = CGSize(width: 300, height: 2000)
      list.contentInsetAdjustmentBehavior = .never
      pages.addSubview(list)
      stage.touch(at: CGPoint(x: 250, y: 400))
      stage.move(to: CGPoint(x: 230, y: 250))
      stage.note(pages.contentOffset.x == 0 ? "pages stay" : "pages move")
      stage.note(list.contentOffset.y > 100 ? "list moves" : "list stays")
      stage.lift()
    },
    Interaction(
      "A drag in an inner list of the same direction", .several, "what nested scroll views do",
      effects: ["inner moves", "outer stays"]
    ) { stage in
      let outer = stage.list(UIScrollView())
      outer.delegate = nil
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      inner.contentSize = CGSize(width: 300, height: 900)
      inner.contentInsetAdjustmentBehavior = .never
      outer.addSubview(inner)
      stage.touch(at: stage.point(200))
      stage.move(to: stage.point(100))
      stage.note(inner.contentOffset.y > 50 ? "inner moves" : "inner stays")
      stage.note(outer.contentOffset.y == 0 ? "outer stays" : "outer moves")
      stage.lift()
    },
    Interaction(
      "A drag in an inner list that is at its end", systems: "17.4+", .apple, "doc transfersVerticalScrollingToParent",
      effects: ["outer moves"]
    ) { stage in
      let outer = stage.list(UIScrollView())
      outer.delegate = nil
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      inner.contentSize = CGSize(width: 300, height: 900)
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentOffset.y = 600
      outer.addSubview(inner)
      stage.touch(at: stage.point(200))
      stage.move(to: stage.point(100))
      stage.note(outer.contentOffset.y > 50 ? "outer moves" : "outer stays")
      stage.lift()
    },
    Interaction(
      "A scroll view that is the delegate of its recognizer lets another pan go on", .apple,
      "doc panGestureRecognizer: the delegate is the scroll view", effects: ["both"]
    ) { stage in
      let view = stage.list(SharingScrollView())
      view.delegate = nil
      let pan = stage.keep(UIPanGestureRecognizer())
      stage.view.addGestureRecognizer(pan)
      stage.touch(at: stage.point(300))
      stage.move(to: stage.point(200))
      stage.note(pan.state == .changed && view.contentOffset.y > 50 ? "both" : "only one")
      stage.lift()
      stage.view.removeGestureRecognizer(pan)
    },
    Interaction(
      "A disabled pan recognizer of a scroll view", systems: "5+", .apple, "header UIGestureRecognizer.h, isEnabled",
      effects: ["offset 0"]
    ) { stage in
      let view = stage.list(UIScrollView())
      view.panGestureRecognizer.isEnabled = false
      stage.drag(from: stage.point(300), to: stage.point(100))
      stage.note("offset \(Int(view.contentOffset.y))")
    },
    Interaction(
      "The insets of the safe area change", systems: "11+", .apple, "header UIScrollView.h",
      effects: ["didChangeAdjustedContentInset"]
    ) { stage in
      let view = stage.list(UIScrollView())
      view.contentOffset.y = 300
      stage.forget()
      view.contentInset.bottom = 30
    },
  ]
}
