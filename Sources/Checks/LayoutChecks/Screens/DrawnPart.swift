// SPDX-License-Identifier: MIT

import Tinamou

/// A part of a control that a person touches by itself, and that is drawn by the control rather than by a view of its own.
@MainActor
package struct DrawnPart {
  /// The control.
  package let control: UIControl
  /// The word of the part: the title of a segment, or what assistive technology reads for a half of a stepper.
  package let label: String
  /// The frame, in the coordinates of the control.
  package let frame: CGRect
  package let isEnabled: Bool
  /// The place among the parts of which one is selected, from 1; `nil` for a half of a stepper.
  package let place: (number: Int, count: Int)?
  package let isSelected: Bool

  /// Returns the parts of a view, from left to right in left-to-right languages.
  package static func parts(of view: UIView) -> [DrawnPart] {
    switch view {
    case let control as UISegmentedControl: segments(of: control)
    case let stepper as UIStepper: halves(of: stepper)
    default: []
    }
  }

  private static func segments(of control: UISegmentedControl) -> [DrawnPart] {
    let frames = control.segmentRects(in: control.bounds)
    return frames.indices.compactMap { index in
      let label = control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.spokenName
      let isEnabled = control.isEnabled && control.isEnabledForSegment(at: index)
      return label.map {
        DrawnPart(
          control: control, label: $0, frame: frames[index], isEnabled: isEnabled, place: (index + 1, frames.count),
          isSelected: !control.isMomentary && control.selectedSegmentIndex == index)
      }
    }
  }

  private static func halves(of stepper: UIStepper) -> [DrawnPart] {
    var (first, second) = stepper.bounds.divided(atDistance: stepper.bounds.width / 2, from: .minXEdge)
    if stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft { (first, second) = (second, first) }
    return [
      half(of: stepper, .decrement, first, hasRoom: stepper.value > stepper.minimumValue),
      half(of: stepper, .increment, second, hasRoom: stepper.value < stepper.maximumValue),
    ]
  }

  private static func half(of stepper: UIStepper, _ word: SystemWord, _ frame: CGRect, hasRoom: Bool) -> DrawnPart {
    DrawnPart(
      control: stepper, label: word.text, frame: frame, isEnabled: stepper.isEnabled && (stepper.wraps || hasRoom),
      place: nil, isSelected: false)
  }
}
