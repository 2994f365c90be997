// SPDX-License-Identifier: MIT

/// A guide in a document: a rectangle that constraints can refer to.
public struct InterfaceGuide {
  /// Its element.
  public let element: MarkupElement
  /// The view whose guide it is; nil for a controller's whose view is not in the document.
  public let owner: InterfaceView?

  /// The kinds of guides.
  public enum Kind: String, Hashable, Sendable {
    /// What bars and the shape of the screen leave free.
    case safeArea
    /// Within the margins.
    case layoutMargins
    /// Above the keyboard.
    case keyboard
    /// Within the margins, no wider than is good for reading.
    case readableContent
    /// What scrolls.
    case scrollContent
    /// The rectangle through which what scrolls is seen.
    case scrollFrame
    /// Down to the end of the top bars; of a controller.
    case top
    /// From the beginning of the bottom bars; of a controller.
    case bottom
    /// A guide that the document itself makes.
    case own
  }

  package init(_ element: MarkupElement, owner: InterfaceView?, in document: InterfaceDocument) {
    self.element = element
    self.owner = owner
  }

  /// Whether `element` is a guide.
  public static func isGuide(_ element: MarkupElement) -> Bool {
    element.name == "viewLayoutGuide" || element.name == "viewControllerLayoutGuide" || element.name == "layoutGuide"
  }

  /// The identifier.
  public var id: String { element["id"] ?? "" }

  /// What guide it is; nil for one that is not known.
  public var kind: Kind? {
    if element.name == "viewControllerLayoutGuide" { return element["type"] == "top" ? .top : .bottom }
    switch element["key"] {
    case "safeArea": return .safeArea
    case "layoutMargins": return .layoutMargins
    case "keyboard": return .keyboard
    case "readableContent", "readableContentGuide": return .readableContent
    case "contentLayoutGuide": return .scrollContent
    case "frameLayoutGuide": return .scrollFrame
    case nil: return .own
    default: return nil
    }
  }
}
