// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

extension NibBuilder {
  /// Creates a controller of the custom class if it can be found, otherwise of the UIKit class.
  func makeController(_ interface: InterfaceController) -> UIViewController? {
    let element = interface.element
    if let name = element["customClass"] {
      if let controller = NibRegistry.make(name, module: element["customModule"]) as? UIViewController {
        return controller
      }
      note(.unknownClass(name, replacedBy: Self.className(of: element)), at: element, "customClass")
    }
    switch element.name {
    case "tableViewController": return UITableViewController(nibName: nil, bundle: nil)
    case "collectionViewController": return UICollectionViewController(nibName: nil, bundle: nil)
    case "navigationController": return UINavigationController(nibName: nil, bundle: nil)
    case "tabBarController": return UITabBarController(nibName: nil, bundle: nil)
    case "splitViewController": return UISplitViewController(nibName: nil, bundle: nil)
    case "pageViewController":
      return UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    default: return UIViewController(nibName: nil, bundle: nil)
    }
  }

  private static func className(of element: MarkupElement) -> String {
    switch element.name {
    case "tableViewController": "UITableViewController"
    case "collectionViewController": "UICollectionViewController"
    case "navigationController": "UINavigationController"
    case "tabBarController": "UITabBarController"
    case "splitViewController": "UISplitViewController"
    case "pageViewController": "UIPageViewController"
    default: "UIViewController"
    }
  }
}
