// SPDX-License-Identifier: MIT

/// A view controller in a document.
public struct InterfaceController {
  /// The XML element.
  public let element: MarkupElement
  /// The document that contains the element.
  public let document: InterfaceDocument

  /// Creates the controller that `element` describes.
  public init(_ element: MarkupElement, in document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  /// The names of elements that describe controllers.
  private static let names: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController", "hostingController", "glkViewController", "avPlayerViewController",
    "searchDisplayController",
  ]

  /// Returns whether `element` describes a controller.
  public static func isController(_ element: MarkupElement) -> Bool {
    names.contains(element.name) && element.name != "searchDisplayController"
  }

  /// The identifier.
  public var id: String { element["id"] ?? "" }

  /// The identifier with which code instantiates the controller, or `nil`.
  public var storyboardIdentifier: String? { element["storyboardIdentifier"] }

  /// The name of the element, such as `tableViewController`.
  public var kind: String { element.name }

  /// The view; `nil` if the document does not contain it.
  public var view: InterfaceView? {
    element.element(key: "view").flatMap { InterfaceView.isView($0) ? InterfaceView($0, in: document) : nil }
  }

  /// The top layout guide, or `nil`. Its bottom edge is at the end of the top bars.
  public var topGuide: InterfaceGuide? { guide("top") }

  /// The bottom layout guide, or `nil`. Its top edge is at the start of the bottom bars.
  public var bottomGuide: InterfaceGuide? { guide("bottom") }

  private func guide(_ type: String) -> InterfaceGuide? {
    element.element("layoutGuides")?.elements
      .first { $0["type"] == type }
      .map { InterfaceGuide($0, owner: view, in: document) }
  }

  /// The segues that start at the controller, in order.
  public var segues: [InterfaceConnection] {
    InterfaceConnection.all(of: element).filter { $0.kind == .segue }
  }
}
