// SPDX-License-Identifier: MIT

/// The appearance state of a controller.
struct ControllerAppearance {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called during the current transition to the screen.
  var hasCalledViewIsAppearing = false
  /// Whether the controller is being presented.
  var isBeingPresented = false
  var isBeingDismissed = false
  /// Whether a parent is replacing the controller with another one and ends the transition itself.
  var isBeingExchanged = false
  /// Whether the view has joined or left the window with its superview, so that nobody else ends the transition.
  var isBegunByView = false
  /// Whether the controller is being added to a parent.
  var isMovingToParent = false
  var isMovingFromParent = false
}
