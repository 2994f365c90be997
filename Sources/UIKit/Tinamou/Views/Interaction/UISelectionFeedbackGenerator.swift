// SPDX-License-Identifier: MIT

/// Lets the device vibrate when a selection changes. Nothing vibrates; see
/// ``UIFeedbackGenerator/inspection-swift.property``.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Asks for the feedback of a change.
  open func selectionChanged() { noteFeedback() }
  /// Asks for the feedback of a change at a location of the view.
  open func selectionChanged(at location: CGPoint) { noteFeedback() }
}
