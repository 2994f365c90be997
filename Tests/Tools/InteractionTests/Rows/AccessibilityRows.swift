// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension InteractionTable {
  static let accessibilityRows: [Interaction] = [
    Interaction(
      "Double tap with VoiceOver an element whose accessibilityActivate() returns true", systems: "7+", .apple,
      "header UIAccessibility.h: true = done", effects: ["accessibilityActivate"]
    ) { stage in
      let view = stage.addElement()
      view.activates = true
      view.inspection.activate()
    },
    Interaction(
      "Double tap with VoiceOver an element whose accessibilityActivate() returns false", systems: "5+, 7+", .apple,
      "header UIAccessibility.h: a touch in the middle of the frame",
      effects: ["accessibilityActivate", "touch at 50, 22"]
    ) { stage in stage.addElement().inspection.activate() },
    Interaction(
      "Double tap with VoiceOver an element with an activation point", systems: "5+", .apple,
      "header UIAccessibility.h", effects: ["accessibilityActivate", "touch at 10, 12"]
    ) { stage in
      let view = stage.addElement()
      view.accessibilityActivationPoint = CGPoint(x: 110, y: 112)
      view.inspection.activate()
    },
    Interaction(
      "Double tap with VoiceOver a button and a switch", .apple, "header UIAccessibility.h",
      effects: ["touchUpInside", "on"]
    ) { stage in
      let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
      stage.watch(button, [(.touchUpInside, "touchUpInside")])
      button.inspection.activate()
      let control = stage.add(UISwitch(), CGRect(x: 100, y: 200, width: 0, height: 0))
      control.inspection.activate()
      stage.settle()
      stage.note(control.isOn ? "on" : "off")
    },
    Interaction(
      "Swipe up and down on a slider with VoiceOver", systems: "4+", .apple,
      "header UIAccessibility.h: a slider changes its value", effects: ["valueChanged 60%", "valueChanged 50%"]
    ) { stage in
      let slider = stage.add(UISlider(), CGRect(x: 20, y: 100, width: 300, height: 34))
      slider.value = 0.5
      slider.addAction(
        UIAction { [unowned slider] _ in stage.note("valueChanged " + (slider.accessibilityValue ?? "")) },
        for: .valueChanged)
      slider.inspection.increment()
      slider.inspection.decrement()
    },
    Interaction(
      "Swipe up on a stepper, a page control and a wheel with VoiceOver", systems: "4+", .apple,
      "header UIAccessibility.h: accessibilityIncrement", effects: ["stepper 1", "page 1", "didSelectRow 1"]
    ) { stage in
      let stepper = stage.add(UIStepper(), CGRect(x: 20, y: 100, width: 94, height: 32))
      stepper.addAction(
        UIAction { [unowned stepper] _ in stage.note("stepper \(Int(stepper.value))") }, for: .valueChanged)
      stepper.inspection.increment()
      let pages = stage.add(UIPageControl(), CGRect(x: 20, y: 150, width: 200, height: 26))
      pages.numberOfPages = 3
      pages.addAction(UIAction { [unowned pages] _ in stage.note("page \(pages.currentPage)") }, for: .valueChanged)
      pages.inspection.increment()
      let picker = UIPickerView()
      let rows = stage.keep(Rows())
      rows.stage = stage
      (picker.dataSource, picker.delegate) = (rows, rows)
      stage.add(picker, CGRect(x: 20, y: 200, width: 320, height: 216))
      picker.subviews.first { $0.accessibilityTraits.contains(.adjustable) }?.inspection.increment()
      stage.settle()
    },
    Interaction(
      "Swipe up on an element that is not adjustable", systems: "4+", .apple, "header UIAccessibility.h", effects: []
    ) { stage in stage.addElement().inspection.increment() },
    Interaction(
      "Scrub with two fingers: the first object that closes something", systems: "5+", .apple,
      "header UIAccessibility.h: up to the first true", effects: ["escape element", "escape parent"]
    ) { stage in
      let parent = stage.add(Element(), CGRect(x: 0, y: 100, width: 300, height: 300))
      (parent.stage, parent.name, parent.escapes) = (stage, "parent", true)
      let child = Element(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
      (child.stage, child.name) = (stage, "element")
      parent.addSubview(child)
      child.inspection.performEscape()
    },
    Interaction(
      "Scrub with two fingers on a modal screen, and on a pushed one", systems: "5+", .one,
      "ronnqvi.st “Adding accessible behavior”: modal views are closed likewise", effects: ["dismissed", "popped"]
    ) { stage in
      let first = UIViewController(), second = UIViewController(), modal = UIViewController()
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      stage.show(navigation)
      navigation.present(modal, animated: false)
      stage.settle()
      modal.view.inspection.performEscape()
      stage.settle()
      stage.note(navigation.presentedViewController == nil ? "dismissed" : "presented")
      second.view.inspection.performEscape()
      stage.settle()
      stage.note(navigation.topViewController === first ? "popped" : "pushed")
    },
    Interaction(
      "Scrub with two fingers on the calendar of a compact date picker", systems: "5+", .decided,
      "popovers are closed so", effects: ["open", "closed"]
    ) { stage in
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      stage.add(picker, CGRect(origin: CGPoint(x: 100, y: 100), size: picker.intrinsicContentSize))
      stage.tap(picker)
      let window = UIScreen.main.systemWindow(.menus)
      stage.note(window.isHidden ? "closed" : "open")
      window.subviews.first?.subviews.first?.inspection.performEscape()
      stage.note(window.isHidden ? "closed" : "open")
    },
    Interaction(
      "Double tap with two fingers", systems: "6+", .apple,
      "header UIAccessibility.h: on the element, up to the app", effects: ["magic tap element", "magic tap controller"]
    ) { stage in
      let controller = MagicController()
      controller.stage = stage
      stage.show(controller)
      stage.addElement().inspection.performMagicTap()
    },
    Interaction(
      "Swipe with three fingers on an element in a scroll view", systems: "4.2+", .apple,
      "header UIAccessibility.h: on false asked higher up; then pageScrolled is posted",
      effects: ["accessibilityScroll element", "scrolled by 200", "pageScrolled"]
    ) { stage in
      let scrollView = stage.add(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 200))
      scrollView.contentSize = CGSize(width: 300, height: 1000)
      let view = Element(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
      (view.stage, view.name) = (stage, "element")
      scrollView.addSubview(view)
      UIAccessibility.inspection.posted = []
      view.inspection.scroll(.up)
      stage.settle()
      stage.note("scrolled by \(Int(scrollView.contentOffset.y))")
      if UIAccessibility.inspection.posted.contains(where: { $0.notification == .pageScrolled }) {
        stage.note("pageScrolled")
      }
    },
    Interaction(
      "Choose a custom action", systems: "8+", .apple, "doc UIAccessibilityCustomAction", effects: ["Delete", "done"]
    ) { stage in
      let view = stage.addElement()
      view.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { action in
          stage.note(action.name)
          return true
        }
      ]
      stage.note(view.inspection.performAction(named: "Delete") ? "done" : "refused")
    },
    Interaction(
      "Move the focus from an element to another", systems: "4+", .apple,
      "header UIAccessibility.h: accessibilityElementDidBecomeFocused, …DidLoseFocus",
      effects: ["focus one", "one has lost the focus", "focus two", "two is focused"]
    ) { stage in
      let one = stage.addElement(), two = stage.addElement()
      (one.name, two.name) = ("one", "two")
      one.inspection.focus()
      two.inspection.focus()
      stage.note(
        two.accessibilityElementIsFocused() && !one.accessibilityElementIsFocused() ? "two is focused" : "other")
    },
    Interaction(
      "Post screenChanged with an element", .apple,
      "View Controller Programming Guide, “Supporting Accessibility”: the focus goes to the element",
      effects: ["focus element"]
    ) { stage in
      let view = stage.addElement()
      UIAccessibility.post(notification: .screenChanged, argument: view)
    },
    Interaction(
      "Push a screen with VoiceOver", .apple,
      "View Controller Programming Guide, “Supporting Accessibility”: the focus goes to the back button",
      effects: ["the focus is in the bar"]
    ) { stage in
      UIAccessibility.inspection.isVoiceOverRunning = true
      defer { UIAccessibility.inspection.isVoiceOverRunning = false }
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      navigation.pushViewController(UIViewController(), animated: true)
      stage.settle()
      let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
      if focused?.isDescendant(of: navigation.navigationBar) == true { stage.note("the focus is in the bar") }
    },
    Interaction(
      "Push a screen that posts screenChanged, and go back", .apple,
      "View Controller Programming Guide, “Supporting Accessibility”: the element that is posted; otherwise the first one",
      effects: ["focus posted", "posted has lost the focus", "focus first"]
    ) { stage in
      UIAccessibility.inspection.isVoiceOverRunning = true
      defer { UIAccessibility.inspection.isVoiceOverRunning = false }
      let first = ReadScreen(stage, "first", posts: false)
      let navigation = UINavigationController(rootViewController: first)
      navigation.isNavigationBarHidden = true
      stage.show(navigation)
      stage.forget()
      navigation.pushViewController(ReadScreen(stage, "posted", posts: true), animated: true)
      stage.settle()
      navigation.popViewController(animated: true)
      stage.settle()
    },
    Interaction(
      "Present and dismiss a sheet with VoiceOver", .decided,
      "as on a pushed screen, the focus goes to the first element that is shown",
      effects: ["focus sheet", "sheet has lost the focus", "focus first"]
    ) { stage in
      UIAccessibility.inspection.isVoiceOverRunning = true
      defer { UIAccessibility.inspection.isVoiceOverRunning = false }
      let first = ReadScreen(stage, "first", posts: false)
      stage.show(first)
      first.present(ReadScreen(stage, "sheet", posts: false), animated: true)
      stage.settle()
      first.dismiss(animated: true)
      stage.settle()
    },
    Interaction(
      "Push a screen without VoiceOver", .decided, "nothing is read, so nothing has the focus", effects: []
    ) { stage in
      let navigation = UINavigationController(rootViewController: ReadScreen(stage, "first", posts: false))
      stage.show(navigation)
      navigation.pushViewController(ReadScreen(stage, "second", posts: false), animated: true)
      stage.settle()
    },
    Interaction(
      "Activate an element beside a modal view, and one inside", systems: "5+", .apple,
      "header UIAccessibility.h: accessibilityViewIsModal: elements outside are ignored", effects: ["inside"]
    ) { stage in
      let outside = stage.add(UIButton(type: .system), CGRect(x: 20, y: 100, width: 100, height: 44))
      stage.watch(outside, [(.touchUpInside, "outside")])
      let modal = stage.add(UIView(), CGRect(x: 0, y: 200, width: 300, height: 200))
      modal.accessibilityViewIsModal = true
      let inside = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
      stage.watch(inside, [(.touchUpInside, "inside")])
      modal.addSubview(inside)
      outside.inspection.activate()
      inside.inspection.activate()
    },
    Interaction(
      "Read the traits and values of controls", .apple, "doc UIAccessibilityTraits",
      effects: [
        "button", "button, disabled", "button, switch: 1", "adjustable: 25%", "adjustable: 0",
        "adjustable: page 1 of 3",
        "button, selected",
      ]
    ) { stage in
      let off = UIButton(), on = UISwitch(), slider = UISlider(), pages = UIPageControl(), chosen = UIButton()
      off.isEnabled = false
      on.isOn = true
      slider.value = 0.25
      pages.numberOfPages = 3
      chosen.isSelected = true
      for view in [UIButton(), off, on, slider, UIStepper(), pages, chosen] { stage.note(words(of: view)) }
    },
  ]
}

/// The traits and the value of a view.
@MainActor
private func words(of view: UIView) -> String {
  let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.toggleButton, "switch"), (.adjustable, "adjustable"), (.selected, "selected"),
    (.notEnabled, "disabled"),
  ]
  let traits = names.filter { view.accessibilityTraits.contains($0.0) }.map(\.1).joined(separator: ", ")
  return traits + (view.accessibilityValue.map { ": \($0)" } ?? "")
}

/// A view that notes what an assistive technology asks it.
private final class Element: UIView {
  weak var stage: InteractionStage?
  var name = "element"
  var activates = false
  var escapes = false

  override func accessibilityActivate() -> Bool {
    stage?.note("accessibilityActivate")
    return activates
  }
  override func accessibilityIncrement() { stage?.note("accessibilityIncrement") }
  override func accessibilityPerformEscape() -> Bool {
    stage?.note("escape " + name)
    return escapes
  }
  override func accessibilityPerformMagicTap() -> Bool {
    stage?.note("magic tap " + name)
    return false
  }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    stage?.note("accessibilityScroll " + name)
    return false
  }
  override func accessibilityElementDidBecomeFocused() { stage?.note("focus " + name) }
  override func accessibilityElementDidLoseFocus() { stage?.note(name + " has lost the focus") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    stage?.note("touch at \(Int(point.x)), \(Int(point.y))")
  }
}

/// A screen with two elements, which posts the second one when it appears, or does not.
private final class ReadScreen: UIViewController {
  private let element = Element()
  private let posts: Bool

  init(_ stage: InteractionStage, _ name: String, posts: Bool) {
    self.posts = posts
    super.init(nibName: nil, bundle: nil)
    element.name = name
    element.stage = stage
    element.isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let above = UILabel(frame: CGRect(x: 20, y: 150, width: 100, height: 20))
    if posts { above.text = "Above" }
    element.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    view.addSubview(above)
    view.addSubview(element)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if posts { UIAccessibility.post(notification: .screenChanged, argument: element) }
  }
}

private final class MagicController: UIViewController {
  weak var stage: InteractionStage?
  override func accessibilityPerformMagicTap() -> Bool {
    stage?.note("magic tap controller")
    return true
  }
}

@MainActor
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  weak var stage: InteractionStage?
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    stage?.note("didSelectRow \(row)")
  }
}

extension InteractionStage {
  /// Puts an element at (100, 100) that is 100 points wide and 44 high.
  fileprivate func addElement() -> Element {
    let view = add(Element(), CGRect(x: 100, y: 100, width: 100, height: 44))
    view.isAccessibilityElement = true
    view.stage = self
    return view
  }
}
