// SPDX-License-Identifier: MIT

import LayoutChecks
import Tinamou

/// The controls that labels beside them name.
extension LivePlaces {
  /// The view that a person touches who reads a word: the only view that it describes or, for a label that takes no touches, the control
  /// without a title in its row, such as a switch or a field.
  func touchedView(_ word: String) throws(LiveFailure) -> UIView {
    let view = try view(word)
    guard let label = view as? UILabel, !takesTaps(label) else { return view }
    return control(beside: label) ?? view
  }

  /// The point at which a person takes hold of a target to drag it: the thumb of a slider, and otherwise the point of a touch.
  func grip(_ target: LiveTarget) throws(LiveFailure) -> CGPoint {
    let point = try point(target)
    guard case .word(let word) = target, try part(word) == nil, let slider = try touchedView(word) as? UISlider else {
      return point
    }
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
  }

  /// Whether a tap on a label has an effect: on the label, or on the control, cell or view with a recognizer that it is in.
  private func takesTaps(_ label: UILabel) -> Bool {
    let seen = visibleArea(of: label)
    var current = screen.hit(at: CGPoint(x: seen.midX, y: seen.midY))
    // The recognizers of windows are those of the system.
    while let view = current, !(view is UIWindow) {
      let recognizers = view.gestureRecognizers ?? []
      if view is UIControl || view is UITableViewCell || view is UICollectionViewCell
        || recognizers.contains(where: { $0.isEnabled && Self.isOfTouches($0) })
      {
        return true
      }
      current = view.superview
    }
    return false
  }

  private static func isOfTouches(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UITapGestureRecognizer || recognizer is UILongPressGestureRecognizer
  }

  /// The only control without a title in the row of a label, in the nearest view that contains one.
  private func control(beside label: UILabel) -> UIControl? {
    let row = label.convert(label.bounds, to: nil)
    var container = label.superview
    while let view = container {
      let controls = ViewFinder.shownViews(view).compactMap { $0 as? UIControl }.filter { control in
        let frame = control.convert(control.bounds, to: nil)
        return Self.hasNoTitle(control) && min(frame.maxY, row.maxY) - max(frame.minY, row.minY) > row.height / 2
      }
      if !controls.isEmpty { return controls.count == 1 ? controls[0] : nil }
      container = view.superview
    }
    return nil
  }

  private static func hasNoTitle(_ control: UIControl) -> Bool {
    switch control {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UITextField, is UIDatePicker: true
    default: false
    }
  }
}
