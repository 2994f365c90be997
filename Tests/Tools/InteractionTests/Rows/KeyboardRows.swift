// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let keyboardRows: [Interaction] =
    keyboardFrameRows + keyRows + keyboardKindRows + inputViewRows + keyboardListRows + hardwareKeyRows

  private static let keyboardFrameRows: [Interaction] = [
    Interaction(
      "The keyboard is shown and hidden", .apple, "header UIWindow.h; order: newbe.dev",
      effects: [
        "willChangeFrame", "willShow", "didChangeFrame", "didShow", "willChangeFrame", "willHide", "didChangeFrame",
        "didHide",
      ]
    ) { stage in
      let field = stage.field("")
      field.delegate = nil
      stage.watchKeyboard(framesToo: true)
      stage.tap(field)
      field.resignFirstResponder()
      stage.settle()
    },
    Interaction(
      "What the notifications of the keyboard have", .apple,
      "header UIWindow.h; curve 7: Apple forum thread 701769; isLocal: doc keyboardIsLocalUserInfoKey",
      effects: [
        "no object", "begins below the screen", "ends at its bottom", "0.25 s, curve 7", "local", "did: no duration",
      ]
    ) { stage in
      let screen = UIScreen.main.bounds
      let center = NotificationCenter.default
      let will = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
        note in
        let info = note.userInfo ?? [:]
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null
        let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
        let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
        let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false
        let hasObject = note.object != nil
        MainActor.assumeIsolated {
          stage.note(hasObject ? "an object" : "no object")
          if begin.minY == screen.maxY { stage.note("begins below the screen") }
          if end.maxY == screen.maxY, end.width == screen.width, end.height > 200 { stage.note("ends at its bottom") }
          stage.note("\(seconds) s, curve \(curve)")
          if isLocal { stage.note("local") }
        }
      }
      let did = center.addObserver(forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil) { note in
        let hasDuration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] != nil
        MainActor.assumeIsolated { stage.note(hasDuration ? "did: a duration" : "did: no duration") }
      }
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      stage.tap(field)
      for observer in [will, did] { center.removeObserver(observer) }
    },
    Interaction(
      "A handler of willShow moves a view", systems: "8–15", .several,
      "Apple forum thread 701769; “iOS notes – keyboard” (mudox): it moves with the keyboard",
      effects: ["on its way", "there"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      let box = stage.add(UIView(), CGRect(x: 0, y: 500, width: 50, height: 50))
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { box.frame.origin.y = 300 } }
      field.becomeFirstResponder()
      stage.wait(0.1)
      let shown = box.layer.presentation()?.frame.minY ?? 0
      stage.note(shown > 300 && shown < 500 ? "on its way" : "at \(shown)")
      stage.settle()
      stage.note(box.layer.presentation()?.frame.minY ?? box.frame.minY == 300 ? "there" : "elsewhere")
      NotificationCenter.default.removeObserver(observer)
    },
    Interaction(
      "A view is held by the keyboard’s guide", systems: "15+", .apple, "WWDC21 10259",
      effects: ["at the safe area", "at the keyboard", "at the safe area"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      let bar = stage.bar(above: stage.view.keyboardLayoutGuide)
      stage.notePlace(of: bar)
      stage.tap(field)
      stage.notePlace(of: bar)
      field.resignFirstResponder()
      stage.settle()
      stage.notePlace(of: bar)
    },
    Interaction(
      "The keyboard’s guide does not use the safe area", systems: "17+", .one, "uikit-expert notes (tessl.io)",
      effects: ["at the bottom", "at the keyboard"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      stage.view.keyboardLayoutGuide.usesBottomSafeArea = false
      let bar = stage.bar(above: stage.view.keyboardLayoutGuide)
      stage.notePlace(of: bar)
      stage.tap(field)
      stage.notePlace(of: bar)
    },
    Interaction(
      "The keyboard floats", systems: "15+", .apple, "WWDC21 10259: the guide falls to the bottom unless it follows",
      effects: ["at the safe area", "at the keyboard"]
    ) { stage in
      let bar = stage.bar(above: stage.view.keyboardLayoutGuide)
      let keyboard = UIScreen.main.inspection.keyboard
      keyboard.float(at: CGRect(x: 20, y: 300, width: 300, height: 200))
      stage.settle()
      stage.notePlace(of: bar)
      stage.view.keyboardLayoutGuide.followsUndockedKeyboard = true
      stage.settle()
      stage.notePlace(of: bar)
      keyboard.hide()
    },
    Interaction(
      "Tap on a field for numbers while letters are shown", systems: "5+", .several, "openradar 22505056, 22437233",
      effects: ["willChangeFrame", "didChangeFrame", "lower"]
    ) { stage in
      let letters = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      let numbers = stage.add(UITextField(), CGRect(x: 20, y: 260, width: 300, height: 40))
      numbers.keyboardType = .numberPad
      stage.tap(letters)
      let height = stage.keyboardFrame.height
      stage.watchKeyboard(framesToo: true)
      stage.tap(numbers)
      stage.note(stage.keyboardFrame.height < height ? "lower" : "as high")
    },
    Interaction(
      "Tap on a second field", systems: "11+", .one, "openradar 34432484: willShow only the first time",
      effects: ["willShow", "didShow"]
    ) { stage in
      let first = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      let second = stage.add(UITextField(), CGRect(x: 20, y: 260, width: 300, height: 40))
      stage.watchKeyboard()
      stage.tap(first)
      stage.tap(second)
    },
    Interaction(
      "Drag in a scroll view whose drags hide the keyboard", systems: "7+", .apple,
      "doc UIScrollView.keyboardDismissMode",
      effects: ["not editing", "no keyboard"]
    ) { stage in
      let (scrollView, field) = stage.scrollViewWithField(.onDrag)
      stage.tap(field)
      stage.forget()
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350))
      stage.noteState(of: field)
      _ = scrollView
    },
    Interaction(
      "Drag the keyboard down with a finger", systems: "7+", .apple, "doc UIScrollView.KeyboardDismissMode.interactive",
      effects: ["follows", "not editing", "no keyboard"]
    ) { stage in
      let (_, field) = stage.scrollViewWithField(.interactive)
      stage.tap(field)
      let top = stage.keyboardFrame.minY
      stage.forget()
      stage.touch(at: CGPoint(x: 200, y: top - 100))
      stage.move(to: CGPoint(x: 200, y: top + 80))
      stage.note(abs(stage.keyboardFrame.minY - top - 80) < 1 ? "follows" : "at \(stage.keyboardFrame.minY)")
      stage.move(to: CGPoint(x: 200, y: top + 200))
      stage.lift()
      stage.settle()
      stage.noteState(of: field)
    },
    Interaction(
      "Drag the keyboard down and up again", systems: "7+", .apple,
      "doc UIScrollView.KeyboardDismissMode.interactive: pulling up cancels it",
      effects: ["editing", "keyboard", "in its place"]
    ) { stage in
      let (_, field) = stage.scrollViewWithField(.interactive)
      stage.tap(field)
      let frame = stage.keyboardFrame
      stage.forget()
      stage.touch(at: CGPoint(x: 200, y: frame.minY - 100))
      stage.move(to: CGPoint(x: 200, y: frame.minY + 100))
      stage.move(to: CGPoint(x: 200, y: frame.minY + 20))
      stage.lift()
      stage.settle()
      stage.noteState(of: field)
      stage.note(stage.keyboardFrame == frame ? "in its place" : "at \(stage.keyboardFrame.minY)")
    },
    Interaction(
      "Drag the keyboard down from a bar that the padding of its guide names", systems: "17+", .one,
      "uikit-expert notes (tessl.io)", effects: ["follows"]
    ) { stage in
      let (_, field) = stage.scrollViewWithField(.interactive)
      stage.view.keyboardLayoutGuide.keyboardDismissPadding = 50
      stage.tap(field)
      let top = stage.keyboardFrame.minY
      stage.forget()
      stage.touch(at: CGPoint(x: 200, y: top - 100))
      stage.move(to: CGPoint(x: 200, y: top))
      stage.note(abs(stage.keyboardFrame.minY - top - 50) < 1 ? "follows" : "at \(stage.keyboardFrame.minY - top)")
      stage.lift()
      stage.settle()
    },
  ]
}

extension InteractionStage {
  /// The frame of the keyboard with what is above it; empty without one.
  var keyboardFrame: CGRect { UIScreen.main.inspection.keyboard.frame ?? .zero }

  /// Puts a bar of 40 points above a guide.
  func bar(above guide: UILayoutGuide) -> UIView {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40), bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    settle()
    return bar
  }

  /// Notes where the bottom of a view is.
  func notePlace(of view: UIView) {
    let bottom = view.convert(view.bounds, to: nil).maxY
    let screen = UIScreen.main.bounds
    switch bottom {
    case keyboardFrame.minY where keyboardFrame.height > 0: note("at the keyboard")
    case screen.height - window.safeAreaInsets.bottom: note("at the safe area")
    case screen.height: note("at the bottom")
    default: note("at \(bottom)")
    }
  }

  /// Puts a scroll view with much content on the screen, and a field in it.
  func scrollViewWithField(_ mode: UIScrollView.KeyboardDismissMode) -> (UIScrollView, UITextField) {
    let scrollView = UIScrollView()
    scrollView.keyboardDismissMode = mode
    add(scrollView, view.bounds)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    scrollView.addSubview(field)
    settle()
    return (scrollView, field)
  }
}
