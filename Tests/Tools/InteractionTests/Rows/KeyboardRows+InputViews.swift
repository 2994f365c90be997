// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let inputViewRows: [Interaction] = [
    Interaction(
      "Tap on a field with its own input view", systems: "3.2+", .apple, "doc UIResponder.inputView",
      effects: ["no keyboard", "input view", "editing"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      let picker = UIPickerView()
      field.inputView = picker
      stage.tap(field)
      stage.note(stage.key("q") == nil ? "no keyboard" : "keyboard")
      let place = picker.convert(picker.bounds, to: nil)
      stage.note(picker.window != nil && place.minY == stage.keyboardFrame.minY ? "input view" : "no input view")
      stage.note(field.isEditing ? "editing" : "not editing")
    },
    Interaction(
      "Tap on a button above the keyboard", systems: "3.2+", .apple, "doc UIResponder.inputAccessoryView",
      effects: ["at the top of the keyboard’s frame", "higher by 44", "Done", "no keyboard"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      stage.tap(field)
      let height = stage.keyboardFrame.height
      field.resignFirstResponder()
      stage.settle()
      let bar = stage.accessory {
        stage.note("Done")
        field.resignFirstResponder()
      }
      field.inputAccessoryView = bar
      stage.tap(field)
      stage.notePlace(ofAccessory: bar)
      stage.note("higher by \(Int(stage.keyboardFrame.height - height))")
      stage.tap(bar)
      stage.note(stage.key("q") == nil ? "no keyboard" : "keyboard")
    },
    Interaction(
      "Tap on a second field with another view above the keyboard", systems: "7–11", .one, "newbe.dev",
      effects: ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
    ) { stage in
      let fields = [200, 260].map { y in
        let field = stage.add(UITextField(), CGRect(x: 20, y: y, width: 300, height: 40))
        field.inputAccessoryView = stage.accessory {}
        return field
      }
      stage.tap(fields[0])
      stage.watchKeyboard(framesToo: true)
      stage.tap(fields[1])
    },
    Interaction(
      "Tap on a second field with the same view above the keyboard", systems: "7–11", .one, "newbe.dev",
      effects: ["at the top of the keyboard’s frame"]
    ) { stage in
      let bar = stage.accessory {}
      let fields = [200, 260].map { y in
        let field = stage.add(UITextField(), CGRect(x: 20, y: y, width: 300, height: 40))
        field.inputAccessoryView = bar
        return field
      }
      stage.tap(fields[0])
      stage.watchKeyboard()
      stage.tap(fields[1])
      stage.notePlace(ofAccessory: bar)
    },
    Interaction(
      "An input view is set while the field is edited", .apple,
      "header UITextField.h: nothing until reloadInputViews()",
      effects: ["keyboard", "no keyboard", "keyboard"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      stage.tap(field)
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      stage.note(stage.key("q") == nil ? "no keyboard" : "keyboard")
      field.reloadInputViews()
      stage.settle()
      stage.note(stage.key("q") == nil ? "no keyboard" : "keyboard")
      field.inputView = nil
      field.reloadInputViews()
      stage.settle()
      stage.note(stage.key("q") == nil ? "no keyboard" : "keyboard")
    },
    Interaction(
      "Input views are read again of an object that is not first responder", systems: "3.2+", .apple,
      "header UIResponder.h: ignored", effects: ["keyboard"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      let other = stage.add(UITextField(), CGRect(x: 20, y: 260, width: 300, height: 40))
      stage.tap(field)
      other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      other.reloadInputViews()
      stage.settle()
      stage.note(stage.key("q") == nil ? "no keyboard" : "keyboard")
    },
    Interaction(
      "A controller with a view above the keyboard appears", systems: "3.2+", .apple,
      "doc inputAccessoryView; thoughtbot; at the very bottom, with its safe area: openradar 34411433, answer of Apple",
      effects: ["willShow", "at the bottom", "first responder", "safe area 34"]
    ) { stage in
      let controller = ChatController()
      stage.watch([(UIResponder.keyboardWillShowNotification, "willShow")])
      stage.show(controller)
      stage.notePlace(of: controller.bar)
      stage.note(controller.isFirstResponder ? "first responder" : "not first responder")
      stage.note("safe area \(Int(controller.bar.safeAreaInsets.bottom))")
    },
    Interaction(
      "Tap in the bar of a chat", systems: "3.2+", .apple, "doc inputAccessoryView; Stack Overflow 19764293",
      effects: ["above the keys", "safe area 0", "at the bottom", "controller"]
    ) { stage in
      let controller = ChatController()
      stage.show(controller)
      stage.tap(controller.field)
      let bottom = controller.bar.convert(controller.bar.bounds, to: nil).maxY
      let keys = stage.key("q")?.superview.map { $0.convert($0.bounds, to: nil).minY }
      stage.note(bottom == keys ? "above the keys" : "at \(bottom)")
      stage.note("safe area \(Int(controller.bar.safeAreaInsets.bottom))")
      controller.field.resignFirstResponder()
      stage.settle()
      stage.notePlace(of: controller.bar)
      stage.note(controller.isFirstResponder ? "controller" : "none")
    },
    Interaction(
      "Tap on a field above which the bar of its controller stays", systems: "3.2+", .apple,
      "header UIResponder.h: nil goes up the responder chain",
      effects: ["at the top of the keyboard’s frame", "typed A"]
    ) { stage in
      let controller = ChatController()
      stage.show(controller)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      controller.view.addSubview(field)
      stage.tap(field)
      stage.notePlace(ofAccessory: controller.bar)
      stage.tapKeys("a")
      stage.note("typed \(field.text ?? "")")
    },
    Interaction(
      "Type in a bar that grows with its text", systems: "9+", .apple, "doc UIInputView.allowsSelfSizing",
      effects: ["60 high", "90 high", "at the bottom"]
    ) { stage in
      let controller = ChatController()
      let bar = GrowingBar(frame: .zero, inputViewStyle: .default)
      bar.allowsSelfSizing = true
      controller.bar = bar
      stage.show(controller)
      stage.note("\(Int(bar.frame.height)) high")
      bar.height = 90
      bar.invalidateIntrinsicContentSize()
      stage.settle()
      stage.note("\(Int(bar.frame.height)) high")
      stage.notePlace(of: bar)
    },
    Interaction(
      "Tap on the tab of a chat whose bar has constraints of its own", systems: "9+", .decided,
      "the bar has its height from the start, so that no constraint of it is broken", effects: ["at the bottom"]
    ) { stage in
      let controller = ChatController()
      let bar = ConstrainedBar()
      bar.text.heightAnchor.constraint(greaterThanOrEqualToConstant: 36).isActive = true
      bar.text.heightAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
      controller.bar = bar
      controller.title = "Chat"
      let other = UIViewController()
      other.title = "Other"
      let tabs = UITabBarController()
      tabs.viewControllers = [other, controller]
      let handler = LayoutLog.handler
      LayoutLog.handler = { message in stage.note(message) }
      stage.atEnd { LayoutLog.handler = handler }
      stage.show(tabs)
      try stage.actions.tap("Chat")
      stage.settle()
      stage.notePlace(of: bar)
    },
    Interaction(
      "Type two lines in the bar of a chat that constraints make as high as its text", systems: "9+", .apple,
      "thoughtbot; openradar 34411433, answer of Apple",
      effects: [
        "at the bottom", "inset 34", "above the keys", "inset 0", "taller", "above the keys", "at the bottom",
        "inset 34",
      ]
    ) { stage in
      let controller = ChatController()
      let bar = ConstrainedBar()
      controller.bar = bar
      controller.field.isHidden = true
      stage.show(controller)
      @MainActor func noteInset() { stage.note("inset \(Int((bar.bounds.maxY - bar.text.frame.maxY - 8).rounded()))") }
      @MainActor func notePlaceAboveKeys() {
        let keys = stage.key("q")?.superview.map { $0.convert($0.bounds, to: nil).minY }
        stage.note(bar.convert(bar.bounds, to: nil).maxY == keys ? "above the keys" : "elsewhere")
      }
      stage.notePlace(of: bar)
      noteInset()
      stage.tap(bar.text)
      notePlaceAboveKeys()
      noteInset()
      let height = bar.frame.height
      bar.text.insertText("One\nTwo")
      stage.settle()
      stage.note(bar.frame.height > height + 15 ? "taller" : "\(bar.frame.height - height) more")
      notePlaceAboveKeys()
      bar.text.resignFirstResponder()
      stage.settle()
      stage.notePlace(of: bar)
      noteInset()
    },
    Interaction(
      "A controller is pushed over one with a bar, and popped", .decided, "the bar belongs to its controller",
      effects: ["gone", "at the bottom"]
    ) { stage in
      let controller = ChatController()
      let navigation = UINavigationController(rootViewController: controller)
      stage.show(navigation)
      navigation.pushViewController(UIViewController(), animated: true)
      stage.settle()
      stage.note(controller.bar.window == nil ? "gone" : "shown")
      navigation.popViewController(animated: true)
      stage.settle()
      stage.notePlace(of: controller.bar)
    },
    Interaction(
      "A controller is presented over one with a bar, and dismissed", .decided,
      "the keyboard leaves while another controller is in front, and comes back", effects: ["gone", "at the bottom"]
    ) { stage in
      let controller = ChatController()
      stage.show(controller)
      controller.present(UIViewController(), animated: true)
      stage.settle()
      stage.note(controller.bar.window == nil ? "gone" : "shown")
      controller.dismiss(animated: true)
      stage.settle()
      stage.notePlace(of: controller.bar)
    },
    Interaction(
      "Tap on a field with an input view of a controller", systems: "8+", .apple, "header UIResponder.h",
      effects: ["input view", "typed x"]
    ) { stage in
      let controller = KeysController()
      let field = ControllerField()
      field.keys = controller
      stage.add(field, CGRect(x: 20, y: 200, width: 300, height: 40))
      stage.tap(field)
      stage.note(controller.view.window == nil ? "no input view" : "input view")
      stage.tap(controller.button)
      stage.note("typed \(field.text ?? "")")
    },
  ]
}

/// A controller of a chat, with a bar at the bottom of the screen.
@MainActor
private final class ChatController: UIViewController {
  var bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    bar.addSubview(field)
  }
}

/// A bar that has a height of its own.
private final class GrowingBar: UIInputView {
  var height: CGFloat = 60
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
}

/// A bar with a text view, which constraints make as high as its text, as apps write it.
private final class ConstrainedBar: UIView {
  let text = UITextView()

  init() {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { .zero }
}

/// The controller of an input view with one key.
@MainActor
private final class KeysController: UIInputViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame.size.height = 200
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    button.setTitle("x", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in textDocumentProxy.insertText("x") }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// A field whose input view is that of a controller.
private final class ControllerField: UITextField {
  var keys: UIInputViewController?
  override var inputViewController: UIInputViewController? { keys }
}

extension InteractionStage {
  /// Makes a bar of 44 points with a button that fills it.
  fileprivate func accessory(_ action: @escaping () -> Void) -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Done") { _ in action() })
    button.frame = bar.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.addSubview(button)
    return bar
  }

  /// Notes whether a view is the upper part of the keyboard.
  fileprivate func notePlace(ofAccessory view: UIView) {
    let frame = view.convert(view.bounds, to: nil)
    let isThere = frame.minY == keyboardFrame.minY && frame.width == keyboardFrame.width && view.window != nil
    note(isThere ? "at the top of the keyboard’s frame" : "at \(frame)")
  }
}
