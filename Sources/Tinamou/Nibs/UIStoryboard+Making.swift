// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Creating the controllers of a storyboard.
extension UIStoryboard {
  /// The controller with the identifier `id`, or the controller of another storyboard that it refers to. If it cannot
  /// be created, returns `nil` and records an issue.
  func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let document, let element = document.object(id) else { return nil }
    if element.name == "viewControllerPlaceholder" { return controllerElsewhere(element) }
    guard controllersInMaking.insert(id).inserted else {
      issues.append(NibIssue(.endlessContainment(id), at: element.position))
      return nil
    }
    defer { controllersInMaking.remove(id) }
    let scene = NibScene(self, element, in: document)
    let made = creator?(NibCoder()) ?? scene.builder.makeController(InterfaceController(element, in: document))
    guard let controller = made else { return nil }
    scene.prepare(controller)
    issues += scene.builder.issues
    return controller
  }

  /// A controller of another storyboard. Each file is read only once, so that references in a cycle are detected as
  /// within one storyboard.
  private func controllerElsewhere(_ element: MarkupElement) -> UIViewController? {
    let name = element["storyboardName"] ?? ""
    guard NibFiles.path(name, "storyboard", in: bundle) != nil, controllersInMaking.count < 32 else {
      issues.append(NibIssue(.missingStoryboard(name), at: element.position))
      return nil
    }
    let other = UIStoryboard(name: name, bundle: bundle)
    // The identifiers in progress are passed on, so that two storyboards cannot contain each other recursively.
    other.controllersInMaking = Set(controllersInMaking.map { "\(self.name)/\($0)" })
    if other.controllersInMaking.count >= 31 {
      issues.append(NibIssue(.endlessContainment(name), at: element.position))
      return nil
    }
    if let identifier = element["referencedIdentifier"] {
      return other.instantiateViewController(withIdentifier: identifier)
    }
    return other.instantiateInitialViewController()
  }
}

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
    default: "UIViewController"
    }
  }
}
