// SPDX-License-Identifier: MIT

/// The targets of an object's outlets, by name.
///
/// Views and controllers are not retained, because most outlets are weak. Constraints are retained.
package final class NibOutlets {
  private struct Target {
    weak var object: AnyObject?
    let constraint: NSLayoutConstraint?
  }

  private var targets: [String: [Target]] = [:]

  /// Adds an object to the outlet or outlet collection with the given name.
  func add(_ object: AnyObject, to name: String) {
    targets[name, default: []].append(Target(object: object, constraint: object as? NSLayoutConstraint))
  }

  /// Returns the objects of an outlet collection, in the document's order.
  func objects(_ name: String) -> [AnyObject] { (targets[name] ?? []).compactMap(\.object) }
}

extension UIResponder {
  /// The targets of the outlets of the object in the document from which it was created; `nil` without outlets.
  package var nibOutlets: NibOutlets? {
    get { documentAttachment as? NibOutlets }
    set { documentAttachment = newValue }
  }
}

extension ViewInspection {
  /// Returns the object of the view's outlet in its document, or `nil` if there is no such outlet.
  public func outlet(_ name: String) -> AnyObject? { view.nibOutlets?.objects(name).first }

  /// Returns the objects of an outlet collection, in the document's order.
  public func outletCollection(_ name: String) -> [AnyObject] { view.nibOutlets?.objects(name) ?? [] }
}

extension ControllerInspection {
  /// Returns the object of the controller's outlet; `nil` if there is no such outlet, or before the view is loaded.
  public func outlet(_ name: String) -> AnyObject? { controller.nibOutlets?.objects(name).first }

  /// Returns the objects of an outlet collection, in the document's order.
  public func outletCollection(_ name: String) -> [AnyObject] { controller.nibOutlets?.objects(name) ?? [] }

  /// The issues found while the scene was loaded, in order.
  public var issues: [NibIssue] { controller.nibScene?.builder.issues ?? [] }
}
