// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Controls and their parts: what their members do", .system(.iOS18))
struct ControlMemberTests {
  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test("A segmented control keeps what was set for each segment")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B"])
    let image = square(10)
    control.setImage(image, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === image && control.imageForSegment(at: 1) == nil)
    control.setWidth(70, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 70 && control.widthForSegment(at: 0) == 0)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 1, height: 2))
    let action = UIAction(title: "C", identifier: UIAction.Identifier("c")) { _ in }
    control.insertSegment(action: action, at: 2, animated: false)
    #expect(control.numberOfSegments == 3 && control.actionForSegment(at: 2) === action)
    #expect(control.segmentIndex(identifiedBy: action.identifier) == 2 && control.titleForSegment(at: 2) == "C")
    control.insertSegment(with: image, at: 0, animated: false)
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 3) == "C")
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 3)
    control.selectedSegmentTintColor = .red
    #expect(control.selectedSegmentTintColor == .red)
  }

  @Test("A slider has images for states, and places for those of its ends")
  func sliders() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let (thumb, track) = (square(20), square(4))
    slider.setThumbImage(thumb, for: .normal)
    slider.setMinimumTrackImage(track, for: .normal)
    slider.setMaximumTrackImage(track, for: .highlighted)
    #expect(slider.thumbImage(for: .normal) === thumb && slider.currentThumbImage === thumb)
    #expect(slider.minimumTrackImage(for: .normal) === track && slider.currentMinimumTrackImage === track)
    #expect(slider.maximumTrackImage(for: .highlighted) === track && slider.currentMaximumTrackImage == nil)
    let plain = slider.trackRect(forBounds: slider.bounds)
    slider.minimumValueImage = square(16)
    slider.maximumValueImage = square(16)
    let shorter = slider.trackRect(forBounds: slider.bounds)
    #expect(shorter.width < plain.width)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX <= shorter.minX)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX >= shorter.maxX)
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .blue
    #expect(
      slider.minimumTrackTintColor == .red && slider.maximumTrackTintColor == .green && slider.thumbTintColor == .blue)
  }

  @Test("A button places its image before its title in the rectangle of its content")
  func buttonRects() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(square(20), for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.role = .destructive
    let content = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(button.imageRect(forContentRect: content).maxX <= button.titleRect(forContentRect: content).minX)
    #expect(button.imageRect(forContentRect: content).size == CGSize(width: 20, height: 20))
    #expect(button.titleShadowColor(for: .selected) == .red && button.currentTitleShadowColor == .red)
    #expect(button.role == .destructive && !button.isHeld)
  }

  @Test("A scroll view is told of its insets, and one that does not scroll to the top stays")
  func scrolling() {
    final class Noting: UIScrollView {
      var count = 0
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        count += 1
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    let scroll = Noting(frame: window.bounds)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    let before = scroll.count
    scroll.contentInset.top = 30
    #expect(scroll.count == before + 1)
    scroll.contentOffset.y = 500
    scroll.scrollsToTop = false
    scroll.inspection.scrollToTop()
    #expect(scroll.contentOffset.y == 500 && !scroll.isTracking)
    scroll.scrollsToTop = true
    scroll.inspection.scrollToTop()
    #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
    scroll.horizontalScrollIndicatorInsets.left = 3
    #expect(scroll.horizontalScrollIndicatorInsets.left == 3 && scroll.verticalScrollIndicatorInsets == .zero)
  }

  @Test("Items of a navigation item are set one by one, or all at once")
  func navigationItems() {
    let item = UINavigationItem(title: "Title")
    let (first, second) = (UIBarButtonItem.flexibleSpace(), UIBarButtonItem.flexibleSpace())
    item.setLeftBarButton(first, animated: false)
    #expect(item.leftBarButtonItem === first)
    item.setLeftBarButtonItems([second, first], animated: false)
    #expect(item.leftBarButtonItems == [second, first] && item.leftBarButtonItem === second)
    item.setRightBarButton(first, animated: false)
    item.setRightBarButtonItems([first, second], animated: false)
    #expect(item.rightBarButtonItems == [first, second])
    item.backButtonTitle = "Back to it"
    item.backButtonDisplayMode = .minimal
    #expect(item.backButtonTitle == "Back to it" && item.backButtonDisplayMode == .minimal)
  }

  @Test("The backgrounds of appearances are opaque, clear, or those of the system")
  func appearances() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor != nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil)
    appearance.shadowColor = .red
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    #expect(copy.shadowColor == .red)
  }

  @Test("Dimensions of layouts say what they are parts of")
  func dimensions() {
    let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
    #expect(half.dimension == 0.5 && half.isFractionalWidth && !half.isFractionalHeight && !half.isAbsolute)
    #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
    #expect(
      NSCollectionLayoutDimension.absolute(40).isAbsolute && NSCollectionLayoutDimension.absolute(40).dimension == 40)
    let estimate = NSCollectionLayoutDimension.estimated(60)
    #expect(estimate.isEstimated && !estimate.isAbsolute && estimate.dimension == 60)
  }

  @Test("Keys without characters have names, which commands are made with")
  func keys() {
    let keys = [
      (UIKeyCommand.inputUpArrow, "UIKeyInputUpArrow"), (UIKeyCommand.inputDownArrow, "UIKeyInputDownArrow"),
      (UIKeyCommand.inputLeftArrow, "UIKeyInputLeftArrow"), (UIKeyCommand.inputRightArrow, "UIKeyInputRightArrow"),
      (UIKeyCommand.inputEscape, "UIKeyInputEscape"), (UIKeyCommand.inputPageUp, "UIKeyInputPageUp"),
      (UIKeyCommand.inputPageDown, "UIKeyInputPageDown"), (UIKeyCommand.inputHome, "UIKeyInputHome"),
      (UIKeyCommand.inputEnd, "UIKeyInputEnd"), (UIKeyCommand.f1, "UIKeyInputF1"),
    ]
    for (key, name) in keys { #expect(key == name) }
  }

  @Test("Traits are changed one by one, and replaced")
  func traits() {
    let traits = UITraitCollection { mutable in
      mutable.userInterfaceIdiom = .pad
      mutable.userInterfaceLevel = .elevated
      mutable.displayGamut = .P3
      mutable.legibilityWeight = .bold
      mutable.layoutDirection = .rightToLeft
    }
    #expect(traits.userInterfaceIdiom == .pad && traits.userInterfaceLevel == .elevated && traits.displayGamut == .P3)
    #expect(traits.legibilityWeight == .bold && traits.layoutDirection == .rightToLeft)
    let other = traits.replacing(UITraitLayoutDirection.self, value: .leftToRight)
    #expect(other.layoutDirection == .leftToRight && other.displayGamut == .P3)
  }

  @Test("A manager of changes undoes and redoes them, by groups with names")
  func undo() {
    final class Counter {
      var value = 0
      func set(_ value: Int, _ manager: UndoManager) {
        let old = self.value
        manager.registerUndo(withTarget: self) { $0.set(old, manager) }
        self.value = value
      }
    }
    let manager = UndoManager()
    let counter = Counter()
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 1)
    counter.set(5, manager)
    manager.setActionName("Set")
    manager.endUndoGrouping()
    #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "Set")
    manager.undo()
    #expect(counter.value == 0 && manager.canRedo && !manager.isUndoing && manager.redoActionName == "Set")
    manager.redo()
    #expect(counter.value == 5 && !manager.isRedoing)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    manager.disableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }
}
