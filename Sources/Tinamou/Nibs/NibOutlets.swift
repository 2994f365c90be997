// SPDX-License-Identifier: MIT

/// What the outlets of an object lead to, by name.
///
/// Views and controllers are not kept alive, since most outlets are weak; constraints are.
package final class NibOutlets {
  private struct Target {
    weak var object: AnyObject?
    let constraint: NSLayoutConstraint?
  }

  private var targets: [String: [Target]] = [:]

  /// What a tap that selects a cell does, before the list's delegate hears of it: the segue of the cell.
  var selection: (@MainActor (NSObject) -> Void)?
  /// What a tap on the detail button of a cell does, likewise.
  var accessory: (@MainActor (NSObject) -> Void)?

  /// Adds an object to the outlet, or the collection of outlets, called `name`.
  func add(_ object: AnyObject, to name: String) {
    targets[name, default: []].append(Target(object: object, constraint: object as? NSLayoutConstraint))
  }

  /// What the outlets called `name` lead to, in the document's order.
  func objects(_ name: String) -> [AnyObject] { (targets[name] ?? []).compactMap(\.object) }
}

extension ViewInspection {
  /// What the outlet `name` of the view leads to in the document it was made from; nil without such an outlet.
  public func outlet(_ name: String) -> AnyObject? { view.nibOutlets?.objects(name).first }

  /// What the outlet collection `name` leads to, in the document's order.
  public func outletCollection(_ name: String) -> [AnyObject] { view.nibOutlets?.objects(name) ?? [] }
}

/// What Tinamou can say of a controller beyond what UIKit's API has.
@MainActor
public struct ControllerInspection {
  let controller: UIViewController

  /// What the outlet `name` of the controller leads to; nil without such an outlet, or before the view is loaded.
  public func outlet(_ name: String) -> AnyObject? { controller.nibOutlets?.objects(name).first }

  /// What the outlet collection `name` leads to, in the document's order.
  public func outletCollection(_ name: String) -> [AnyObject] { controller.nibOutlets?.objects(name) ?? [] }

  /// What could not be made of the scene as the document has it, in the order found.
  public var issues: [NibIssue] { controller.nibScene?.builder.issues ?? [] }
}

extension UIViewController {
  /// What Tinamou can say of the controller beyond UIKit's API.
  public var inspection: ControllerInspection { ControllerInspection(controller: self) }
}
