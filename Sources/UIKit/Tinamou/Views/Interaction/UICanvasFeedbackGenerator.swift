// SPDX-License-Identifier: MIT

/// A feedback of drawing. Has no effect: nothing is felt.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Something has come into line with something else, at a point.
  open func alignmentOccurred(at location: CGPoint) {}
  /// A path is complete, at a point.
  open func pathCompleted(at location: CGPoint) {}
}
