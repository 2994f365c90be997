// SPDX-License-Identifier: MIT

/// A view controller in a document.
public struct InterfaceController {
  /// Its element.
  public let element: MarkupElement
  /// The document it is in.
  public let document: InterfaceDocument

  /// The controller that `element` describes.
  public init(_ element: MarkupElement, in document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  /// The names of the elements that are controllers.
  private static let names: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController", "hostingController", "glkViewController", "avPlayerViewController",
    "searchDisplayController",
  ]

  /// Whether `element` is a controller with contents of its own.
  public static func isController(_ element: MarkupElement) -> Bool {
    names.contains(element.name) && element.name != "searchDisplayController"
  }

  /// The identifier.
  public var id: String { element["id"] ?? "" }

  /// The name under which code asks for it; nil without one.
  public var storyboardIdentifier: String? { element["storyboardIdentifier"] }

  /// The name of the element, such as `tableViewController`.
  public var kind: String { element.name }

  /// The view; nil where it is made otherwise.
  public var view: InterfaceView? {
    element.element(key: "view").flatMap { InterfaceView.isView($0) ? InterfaceView($0, in: document) : nil }
  }

  /// The guide whose bottom is where the top bars end; nil where there is none.
  public var topGuide: InterfaceGuide? { guide("top") }

  /// The guide whose top is where the bottom bars begin; nil where there is none.
  public var bottomGuide: InterfaceGuide? { guide("bottom") }

  private func guide(_ type: String) -> InterfaceGuide? {
    element.element("layoutGuides")?.elements
      .first { $0["type"] == type }
      .map { InterfaceGuide($0, owner: view, in: document) }
  }

  /// The segues that begin here, in order.
  public var segues: [InterfaceConnection] {
    InterfaceConnection.all(of: element).filter { $0.kind == .segue }
  }
}
