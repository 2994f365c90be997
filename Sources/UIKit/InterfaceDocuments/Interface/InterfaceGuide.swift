// SPDX-License-Identifier: MIT

/// A layout guide in a document.
public struct InterfaceGuide {
  /// The XML element.
  public let element: MarkupElement
  /// The view that owns the guide; `nil` for the guide of a controller whose view is not in the document.
  public let owner: InterfaceView?

  /// The kinds of guides.
  public enum Kind: String, Hashable, Sendable {
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The area above the keyboard.
    case keyboard
    /// The readable content area: inside the margins and limited to a readable width.
    case readableContent
    /// The content of a scroll view.
    case scrollContent
    /// The frame of a scroll view.
    case scrollFrame
    /// A controller's top layout guide, which ends at the end of the top bars.
    case top
    /// A controller's bottom layout guide, which starts at the start of the bottom bars.
    case bottom
    /// A custom guide defined in the document.
    case own
  }

  package init(_ element: MarkupElement, owner: InterfaceView?, in document: InterfaceDocument) {
    self.element = element
    self.owner = owner
  }

  /// Returns whether `element` describes a guide.
  public static func isGuide(_ element: MarkupElement) -> Bool {
    element.name == "viewLayoutGuide" || element.name == "viewControllerLayoutGuide" || element.name == "layoutGuide"
  }

  /// The identifier.
  public var id: String { element["id"] ?? "" }

  /// The kind of guide; `nil` if unknown.
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
