// SPDX-License-Identifier: MIT

/// The text of a view controller and its children, in the words of UIKit.
extension UIViewController {
  /// A line for the controller and one for each child and each presented controller, as of the selector `_printHierarchy`.
  package var printedHierarchy: String { hierarchyLines(indentation: "").joined(separator: "\n") }

  private func hierarchyLines(indentation: String, mark: String = "") -> [String] {
    let own = "\(indentation)\(mark)<\(ConstraintText.className(of: self)) \(ObjectAddress.text(of: self))>"
    var lines = [own + ", state: \(stateText), view: \(viewText)"]
    for child in children { lines += child.hierarchyLines(indentation: indentation + "   | ") }
    if let presented = presentedViewController, presented.presentingViewController === self {
      lines += presented.hierarchyLines(indentation: indentation + "   ", mark: "+ ")
    }
    return lines
  }

  private var stateText: String {
    switch appearance.phase {
    case .appeared: "appeared"
    case .appearing: "appearing"
    case .disappearing: "disappearing"
    case .disappeared: "disappeared"
    }
  }

  private var viewText: String {
    guard let view = viewIfLoaded else { return "(view not loaded)" }
    let text = "<\(rootClassName(of: view)) \(ObjectAddress.text(of: view))>"
    return view.window == nil ? text + " not in the window" : text
  }

  /// The name that UIKit's class of a container's own view has.
  private func rootClassName(of view: UIView) -> String {
    switch self {
    case is UINavigationController, is UITabBarController: "UILayoutContainerView"
    case is UIPageViewController: "_UIPageViewControllerContentView"
    default: ConstraintText.className(of: view)
    }
  }
}
