// SPDX-License-Identifier: MIT

import UIKit

/// A screen with what fingers and keys can change, each change of which is seen in a text.
final class ControlsController: UIViewController, UITextFieldDelegate {
  let log = UILabel()
  let button = UIButton(type: .system)
  let segments = UISegmentedControl(items: ["One", "Two", "Three"])
  let slider = UISlider()
  let toggle = UISwitch()
  let stepper = UIStepper()
  let field = UITextField()
  let pad = UIView()
  private var words: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    button.setTitle("Press me", for: .normal)
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.delegate = self
    pad.accessibilityIdentifier = "pad"
    let frames: [(UIView, CGRect)] = [
      (log, CGRect(x: 20, y: 60, width: 350, height: 60)), (button, CGRect(x: 20, y: 130, width: 120, height: 44)),
      (segments, CGRect(x: 20, y: 190, width: 300, height: 32)),
      (slider, CGRect(x: 20, y: 240, width: 300, height: 30)),
      (toggle, CGRect(x: 20, y: 290, width: 63, height: 28)), (stepper, CGRect(x: 150, y: 290, width: 94, height: 32)),
      (field, CGRect(x: 20, y: 340, width: 300, height: 36)), (pad, CGRect(x: 20, y: 390, width: 350, height: 100)),
    ]
    for (subview, frame) in frames {
      subview.frame = frame
      view.addSubview(subview)
    }
    button.addTarget(self, action: ControlsController.tapped, for: .touchUpInside)
    for control in [segments, slider, toggle, stepper] as [UIControl] {
      control.addTarget(self, action: ControlsController.changed, for: .valueChanged)
    }
    let double = UITapGestureRecognizer(target: self, action: ControlsController.recognized)
    double.numberOfTapsRequired = 2
    let recognizers: [UIGestureRecognizer] = [
      double, UILongPressGestureRecognizer(target: self, action: ControlsController.recognized),
      UIPanGestureRecognizer(target: self, action: ControlsController.panned),
      UIPinchGestureRecognizer(target: self, action: ControlsController.pinched),
      UIRotationGestureRecognizer(target: self, action: ControlsController.rotated),
    ]
    pad.isMultipleTouchEnabled = true
    for recognizer in recognizers { pad.addGestureRecognizer(recognizer) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // What is typed into a text is recorded as a text, without the keys.
    for press in presses where !field.isEditing {
      say("key \(press.key?.characters ?? "") \(press.key?.modifierFlags.rawValue ?? 0)")
    }
  }

  private func say(_ word: String) {
    words.append(word)
    log.text = words.suffix(4).joined(separator: ", ")
  }

  private func tapped(_ sender: UIButton) { say("tap") }
  private func recognized(_ recognizer: UIGestureRecognizer) {
    say("\(type(of: recognizer)) \(recognizer.state.rawValue)")
  }
  private func panned(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    say("pan \(pan.translation(in: pad)) \(pan.velocity(in: pad).x.rounded())")
  }
  private func pinched(_ pinch: UIPinchGestureRecognizer) { log.text = "pinch \(pinch.scale)" }
  private func rotated(_ rotation: UIRotationGestureRecognizer) { log.text = "rotation \(rotation.rotation)" }
  private func changed(_ sender: UIControl) {
    switch sender {
    case slider: say("slider \(slider.value)")
    case segments: say("segment \(segments.selectedSegmentIndex)")
    case stepper: say("stepper \(stepper.value)")
    default: say("switch \(toggle.isOn)")
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    say("return \(textField.text ?? "")")
    textField.resignFirstResponder()
    return true
  }
}

/// A long list, each row of which shows another screen.
final class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = ControlsController()
    page.title = "Page \(indexPath.row)"
    navigationController?.pushViewController(page, animated: true)
  }
}
