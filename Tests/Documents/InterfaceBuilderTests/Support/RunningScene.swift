// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import TestSupport
import UIKit

@testable import UIKitNibs

/// A scene of a storyboard in a window of a device, with the controllers through which the program reaches it.
@MainActor
struct RunningScene {
  let controller: UIViewController
  private let window: UIWindow

  /// Shows the scene of the controller `id`; `nil` if the program cannot reach it, or if it is in a container view.
  init?(_ id: String, of storyboard: UIStoryboard, in document: InterfaceDocument, on device: DeviceProfile) {
    let ways = Ways(document)
    guard let place = ways.place(of: id) else { return nil }
    let shown = device.whileSimulated { () -> (UIViewController, UIWindow)? in
      let window = UIWindow(frame: UIScreen.main.bounds)
      guard let (outermost, controller) = Self.make(place, id, of: storyboard) else { return nil }
      window.rootViewController = place.sheetStyle == nil ? outermost : UIViewController()
      window.makeKeyAndVisible()
      if let style = place.sheetStyle {
        if let named = NibScene.presentationStyles[style] { outermost.modalPresentationStyle = named }
        window.rootViewController?.present(outermost, animated: false)
      }
      window.layoutIfNeeded()
      return (controller, window)
    }
    guard let shown else { return nil }
    (controller, window) = shown
  }

  /// Creates the outermost controller of a place, and returns it with the controller `id` inside.
  private static func make(
    _ place: Ways.Place, _ id: String, of storyboard: UIStoryboard
  ) -> (UIViewController, UIViewController)? {
    guard let outermost = storyboard.contents.makeController(place.outermost, creator: nil) else { return nil }
    if let found = descendant(id, of: outermost) { return (outermost, found) }
    guard place.isPushed, let pushed = storyboard.contents.makeController(id, creator: nil),
      let navigation = navigation(in: outermost)
    else { return nil }
    (outermost as? UITabBarController)?.selectedViewController = navigation
    navigation.pushViewController(pushed, animated: false)
    return (outermost, pushed)
  }

  private static func descendant(_ id: String, of controller: UIViewController) -> UIViewController? {
    if (controller.scene as? NibScene)?.element["id"] == id { return controller }
    for child in children(of: controller) {
      guard let found = descendant(id, of: child) else { continue }
      (controller as? UITabBarController)?.selectedViewController = child
      return found
    }
    return nil
  }

  private static func navigation(in controller: UIViewController) -> UINavigationController? {
    controller as? UINavigationController ?? children(of: controller).lazy.compactMap { navigation(in: $0) }.first
  }

  private static func children(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    default: []
    }
  }
}

/// The ways through a storyboard.
private struct Ways {
  /// The place in which the program shows a controller.
  struct Place {
    /// The controller that the window or a presentation contains.
    var outermost: String
    /// Whether a segue pushes the controller onto the navigation controller in the outermost one.
    var isPushed = false
    /// The style of the segue that presents the outermost controller as a sheet; empty for that of the controller, `nil` for no sheet.
    var sheetStyle: String?
  }

  private var incoming: [String: [(source: MarkupElement, segue: MarkupElement)]] = [:]

  init(_ document: InterfaceDocument) {
    for controller in document.scenes.compactMap(\.controller) {
      for segue in controller.element.subtree where segue.name == "segue" {
        incoming[segue["destination"] ?? "", default: []].append((controller.element, segue))
      }
    }
  }

  /// Returns the place of a controller to which one way leads, at most; `nil` for others, whose surroundings differ.
  func place(of id: String, _ depth: Int = 0) -> Place? {
    guard depth < 8 else { return nil }
    let ways = incoming[id] ?? []
    guard let way = ways.first else { return Place(outermost: id) }
    guard ways.count == 1, let source = way.source["id"], source != id else { return nil }
    switch way.segue["kind"] {
    case "relationship": return place(of: source, depth + 1)
    case "show", "push":
      guard var place = place(of: source, depth + 1), !place.isPushed, place.outermost != source else { return nil }
      place.isPushed = true
      return place
    case "presentation", "modal":
      let style = way.segue["modalPresentationStyle"] ?? ""
      return Place(outermost: id, sheetStyle: style.hasPrefix("full") || style.hasPrefix("current") ? nil : style)
    default: return nil
    }
  }
}
