// SPDX-License-Identifier: MIT

/// How far a controller has come on its way to the screen or from it.
struct ControllerAppearance {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called on this way to the screen.
  var hasBeenToldItAppears = false
  /// Whether the controller is on its way because it is presented or dismissed.
  var isBeingPresented = false
  var isBeingDismissed = false
  /// Whether a parent exchanges the controller for another, and says when that has ended.
  var isBeingExchanged = false
  /// Whether the controller is on its way because it gets or loses a parent.
  var isMovingToParent = false
  var isMovingFromParent = false
}
