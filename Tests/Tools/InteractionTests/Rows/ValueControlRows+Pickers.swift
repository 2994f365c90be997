// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension InteractionTable {
  /// Rows about pickers, and about what is pulled.
  static let pickerRows = wheelRows + colorRows + refreshRows
}

/// The rows and the delegate of a picker, which notes selections.
@MainActor
private final class PickerSpy: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  weak var stage: InteractionStage?
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component).\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    stage?.note("didSelectRow \(row), \(component)")
  }
}

/// A delegate with views of its own.
@MainActor
private final class ViewSpy: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let view = view ?? UIView()
    view.tag = row
    return view
  }
}

extension InteractionStage {
  fileprivate func addPicker(_ counts: [Int]) -> UIPickerView {
    let spy = keep(PickerSpy(counts))
    spy.stage = self
    let picker = UIPickerView()
    picker.dataSource = spy
    picker.delegate = spy
    return add(picker, CGRect(x: 40, y: 100, width: 320, height: 216))
  }

  /// Drags from the middle of a picker by some rows, in a part of its width.
  fileprivate func turn(_ picker: UIView, by rows: CGFloat, at part: CGFloat = 0.5, resting rest: TimeInterval = 0.3) {
    let start = place(CGPoint(x: picker.bounds.width * part, y: 108), in: picker)
    // The first ten points begin the drag.
    let way = -(rows * 32 + (rows > 0 ? 10 : -10))
    drag(from: start, to: CGPoint(x: start.x, y: start.y + way), seconds: 0.4, resting: rest)
  }
}

private let wheelRows: [Interaction] = [
  Interaction(
    "Drag a wheel of a picker by two rows and a bit", .apple,
    "doc pickerView(_:didSelectRow:inComponent:): when the user selects; at rest, once",
    effects: ["didSelectRow 2, 0", "selected 2", "shown 0.2 in the middle"]
  ) { stage in
    let picker = stage.addPicker([10])
    stage.turn(picker, by: 2.3)
    stage.note("selected \(picker.selectedRow(inComponent: 0))")
    stage.note("shown \(shownTitle(of: picker)) in the middle")
  },
  Interaction(
    "Fling a wheel of a picker beyond its end", .apple, "doc UIPickerView: comes to rest at a row",
    effects: ["didSelectRow 9, 0", "shown 0.9 in the middle"]
  ) { stage in
    let picker = stage.addPicker([10])
    for _ in 0..<3 { stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 120), seconds: 0.05) }
    let last = stage.effects.last
    stage.forget()
    if let last { stage.note(last) }
    stage.note("shown \(shownTitle(of: picker)) in the middle")
  },
  Interaction(
    "Drag a wheel of a picker and back to the same row", .decided, "nothing else is selected", effects: ["selected 3"]
  ) { stage in
    let picker = stage.addPicker([10])
    picker.selectRow(3, inComponent: 0, animated: false)
    stage.touch(at: CGPoint(x: 200, y: 208))
    stage.move(to: CGPoint(x: 200, y: 120), seconds: 0.3)
    stage.move(to: CGPoint(x: 200, y: 200), seconds: 0.3)
    stage.wait(0.3)
    stage.lift()
    stage.settle()
    stage.note("selected \(picker.selectedRow(inComponent: 0))")
  },
  Interaction(
    "Tap a row below the selected one", .several, "a tap brings the row to the middle",
    effects: ["didSelectRow 4, 0", "didSelectRow 3, 0"]
  ) { stage in
    let picker = stage.addPicker([10])
    picker.selectRow(3, inComponent: 0, animated: false)
    stage.settle()
    stage.tap(picker, at: CGPoint(x: 160, y: 138))
    stage.wait(1)
    stage.tap(picker, at: CGPoint(x: 160, y: 78))
  },
  Interaction(
    "Tap the selected row of a picker", .decided, "it is in the middle already", effects: []
  ) { stage in
    let picker = stage.addPicker([10])
    stage.tap(picker)
  },
  Interaction(
    "Drag one wheel of a picker with three", .apple, "doc UIPickerView", effects: ["didSelectRow 1, 2", "0, 0, 1"]
  ) { stage in
    let picker = stage.addPicker([4, 5, 6])
    stage.turn(picker, by: 1, at: 0.85)
    stage.note((0..<3).map { "\(picker.selectedRow(inComponent: $0))" }.joined(separator: ", "))
  },
  Interaction(
    "Select a row of a picker in code", .apple, "doc selectRow(_:inComponent:animated:): the delegate is not told",
    effects: ["selected 5", "shown 0.5 in the middle"]
  ) { stage in
    let picker = stage.addPicker([10])
    picker.selectRow(5, inComponent: 0, animated: true)
    stage.settle()
    stage.note("selected \(picker.selectedRow(inComponent: 0))")
    stage.note("shown \(shownTitle(of: picker)) in the middle")
  },
  Interaction(
    "Touch a wheel of a picker that turns", .decided, "the wheel stops at the nearest row, and the delegate is told",
    effects: ["turning", "selected at rest"]
  ) { stage in
    let picker = stage.addPicker([500])
    stage.touch(at: CGPoint(x: 200, y: 300))
    stage.move(to: CGPoint(x: 200, y: 120), seconds: 0.06)
    stage.lift()
    stage.wait(0.1)
    stage.note(stage.effects.isEmpty ? "turning" : "at rest")
    stage.tap(at: CGPoint(x: 200, y: 208))
    let selected = "didSelectRow \(picker.selectedRow(inComponent: 0)), 0"
    let isRight = stage.effects.dropFirst().elementsEqual([selected])
    stage.forget()
    stage.note("turning")
    stage.note(isRight ? "selected at rest" : "not selected")
  },
  Interaction(
    "Turn a picker whose delegate provides views", .apple,
    "doc pickerView(_:viewForRow:forComponent:reusing:)", effects: ["row 2 in the middle", "50 points high"]
  ) { stage in
    let spy = stage.keep(ViewSpy())
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (spy, spy)
    stage.add(picker, CGRect(x: 40, y: 100, width: 320, height: 216))
    let start = stage.place(in: picker)
    stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 110), seconds: 0.4, resting: 0.3)
    let view = picker.view(forRow: 2, forComponent: 0)
    let middle = view.map { $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: picker).y } ?? 0
    stage.note(abs(middle - 108) < 1 ? "row \(view?.tag ?? 0) in the middle" : "row 2 at \(middle)")
    stage.note("\(Int(view?.bounds.height ?? 0)) points high")
  },
]

/// The title of the row in the middle of a picker.
@MainActor
private func shownTitle(of picker: UIPickerView) -> String {
  picker.layoutIfNeeded()
  let labels = picker.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
  let middle = labels.first { abs($0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: picker).y - 108) < 1 }
  return middle?.text ?? "nothing"
}

private let refreshRows: [Interaction] = [
  Interaction(
    "Pull a scroll view with a refresh control far enough, and let go", systems: "6+", .apple,
    "header UIRefreshControl.h: valueChanged; stays until endRefreshing()",
    effects: ["valueChanged", "refreshing", "content held down", "ended", "content back"]
  ) { stage in
    let scrollView = stage.addRefreshing()
    stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 500), seconds: 0.4)
    stage.note(scrollView.refreshControl?.isRefreshing == true ? "refreshing" : "not refreshing")
    stage.note(scrollView.contentOffset.y < 0 ? "content held down" : "content back")
    scrollView.refreshControl?.endRefreshing()
    stage.settle()
    stage.note(scrollView.refreshControl?.isRefreshing == true ? "refreshing" : "ended")
    stage.note(scrollView.contentOffset.y < 0 ? "content held down" : "content back")
  },
  Interaction(
    "Pull a scroll view with a refresh control a little, and let go", systems: "6+", .apple,
    "header UIRefreshControl.h", effects: ["not refreshing", "content back"]
  ) { stage in
    let scrollView = stage.addRefreshing()
    stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 200), seconds: 0.4)
    stage.note(scrollView.refreshControl?.isRefreshing == true ? "refreshing" : "not refreshing")
    stage.note(scrollView.contentOffset.y < 0 ? "content held down" : "content back")
  },
  Interaction(
    "Pull a scroll view whose control refreshes already", systems: "6+", .apple,
    "header UIRefreshControl.h: beginRefreshing() is for refreshes that something else started", effects: ["refreshing"]
  ) { stage in
    let scrollView = stage.addRefreshing()
    scrollView.refreshControl?.beginRefreshing()
    stage.settle()
    stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 500), seconds: 0.4)
    stage.note(scrollView.refreshControl?.isRefreshing == true ? "refreshing" : "not refreshing")
  },
]

extension InteractionStage {
  fileprivate func addRefreshing() -> UIScrollView {
    let scrollView = add(UIScrollView(), CGRect(x: 0, y: 100, width: 390, height: 500))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 390, height: 1500)
    let control = UIRefreshControl()
    watch(control, [(.valueChanged, "valueChanged")])
    scrollView.refreshControl = control
    settle()
    return scrollView
  }
}
