// SPDX-License-Identifier: MIT

/// Information about a controller that UIKit's API does not provide.
@MainActor
public struct ControllerInspection {
  package let controller: UIViewController
}

extension UIViewController {
  /// Information about the controller that UIKit's API does not provide.
  public var inspection: ControllerInspection { ControllerInspection(controller: self) }
}
