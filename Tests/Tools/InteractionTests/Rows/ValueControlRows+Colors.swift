// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  /// Color wells and the controller in which colors are chosen.
  static let colorRows: [Interaction] = [
    Interaction(
      "Tap a color well", systems: "14+", .apple, "doc UIColorWell: presents a color picker",
      effects: ["UIColorPickerViewController is presented"]
    ) { stage in
      stage.tap(stage.add(UIColorWell(), wellFrame))
      if stage.picker != nil { stage.note("UIColorPickerViewController is presented") }
    },
    Interaction(
      "Tap a color of the grid that a color well presents", systems: "14+", .apple,
      "doc UIColorWell: valueChanged; doc selectedColor", effects: ["valueChanged", "white"]
    ) { stage in
      let well = stage.add(UIColorWell(), wellFrame)
      well.addAction(UIAction { [unowned stage] _ in stage.note("valueChanged") }, for: .valueChanged)
      stage.tap(well)
      guard let grid = stage.plane else { return stage.note("no grid") }
      stage.tap(grid, at: CGPoint(x: 4, y: 4))
      let changes = stage.effects
      stage.forget()
      stage.note(changes.last ?? "unchanged")
      stage.note(
        well.selectedColor?.isEqual(UIColor(white: 1, alpha: 1)) == true ? "white" : "\(well.selectedColor as Any)")
    },
    Interaction(
      "Drag over the colors of a color picker", systems: "15+", .apple,
      "doc colorPickerViewController(_:didSelect:continuously:): a last call follows that is not continuous",
      effects: ["continuous", "not continuous"]
    ) { stage in
      let spy = stage.presentPicker()
      guard let grid = stage.plane else { return stage.note("no grid") }
      stage.drag(from: stage.place(CGPoint(x: 20, y: 40), in: grid), to: stage.place(CGPoint(x: 120, y: 40), in: grid))
      if spy.calls.dropLast().allSatisfy({ $0 == "continuous" }), spy.calls.count > 2 { stage.note("continuous") }
      stage.note(spy.calls.last ?? "nothing")
    },
    Interaction(
      "Tap the close button of a color picker", systems: "14+", .apple,
      "doc colorPickerViewControllerDidFinish(_:): the user dismissed it", effects: ["finish", "gone"]
    ) { stage in
      let spy = stage.presentPicker()
      let button = stage.picker?.view.subviews.first { $0 is UIButton }
      guard let button else { return stage.note("no button") }
      stage.tap(button)
      stage.wait(1)
      stage.note(spy.calls.last ?? "nothing")
      stage.note(stage.picker == nil ? "gone" : "shown")
    },
  ]

  private static let wellFrame = CGRect(x: 100, y: 100, width: 28, height: 28)
}

/// Notes the calls of a color picker.
@MainActor
private final class ColorSpy: NSObject, UIColorPickerViewControllerDelegate {
  private(set) var calls: [String] = []

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    calls.append(continuously ? "continuous" : "not continuous")
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { calls.append("finish") }
}

extension InteractionStage {
  /// The color picker that is shown.
  fileprivate var picker: UIColorPickerViewController? {
    window.rootViewController?.presentedViewController as? UIColorPickerViewController
  }

  /// The view with the colors of the color picker.
  fileprivate var plane: UIControl? {
    wait(1)
    return picker?.view.subviews.first {
      $0 is UIControl && !($0 is UIButton || $0 is UISegmentedControl) && !$0.isHidden
    }
      as? UIControl
  }

  /// Presents a color picker with a delegate.
  fileprivate func presentPicker() -> ColorSpy {
    let spy = keep(ColorSpy())
    let picker = UIColorPickerViewController()
    picker.delegate = spy
    window.rootViewController?.present(picker, animated: false)
    wait(1)
    return spy
  }
}
