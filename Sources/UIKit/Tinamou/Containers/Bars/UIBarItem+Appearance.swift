// SPDX-License-Identifier: MIT

extension UIBarItem: UIAppearance {
  /// Returns the proxy for all objects of the class.
  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the proxy for the objects of the class that are contained in objects of the given classes, of which the
  /// first is the closest container.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    unsafeDowncast(
      AppearanceProxies.proxy(of: self, in: containerTypes) { self.init(coder: AppearanceCoder()) ?? UIBarItem() },
      to: Self.self)
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarAppearance: ReplaceableAppearance {}
