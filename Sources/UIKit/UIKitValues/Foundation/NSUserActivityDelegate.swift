// SPDX-License-Identifier: MIT

/// The methods that update and continue an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is stored. The default implementation does nothing.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after another device continued the activity. The default implementation does nothing. Differs from UIKit:
  /// never called.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
