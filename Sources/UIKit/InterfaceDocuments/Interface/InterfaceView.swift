// SPDX-License-Identifier: MIT

import LayoutModel

/// A view in a document.
public struct InterfaceView {
  /// The XML element.
  public let element: MarkupElement
  /// The document that contains the element.
  public let document: InterfaceDocument

  /// Creates the view that `element` describes.
  public init(_ element: MarkupElement, in document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  /// Returns whether `element` describes a view, which is determined from its name or its frame.
  public static func isView(_ element: MarkupElement) -> Bool {
    if InterfaceViewKind(rawValue: element.name) != nil { return true }
    guard element["id"] != nil, let frame = element.element(key: "frame") else { return false }
    return frame.name == "rect"
  }

  /// Returns the outermost views in `elements` at any depth, in order.
  static func outermost(in elements: [MarkupElement], of document: InterfaceDocument) -> [InterfaceView] {
    var result: [InterfaceView] = []
    var pending = Array(elements.reversed())
    while let element = pending.popLast() {
      if isView(element), element["id"] != nil {
        result.append(InterfaceView(element, in: document))
      } else if element.name != "connections", element.name != "constraints" {
        pending.append(contentsOf: element.elements.reversed())
      }
    }
    return result
  }

  // MARK: Identity

  /// The identifier.
  public var id: String { element["id"] ?? "" }

  /// The kind of view; `nil` for an unknown element.
  public var kind: InterfaceViewKind? { InterfaceViewKind(rawValue: element.name) }

  /// The custom class; `nil` for a UIKit class.
  public var customClass: String? { element["customClass"] }

  /// The name of the UIKit class.
  public var baseClassName: String { kind?.className ?? "UIView" }

  /// The name of the custom class, or of the UIKit class if there is none.
  public var className: String { customClass ?? baseClassName }

  /// The label of the view from the author of the document, or `nil`.
  public var userLabel: String? { element["userLabel"] }

  /// A name for display: the author's label, or the class with the view's text.
  public var displayName: String {
    userLabel ?? title.map { "\(className) \"\($0)\"" } ?? className
  }

  /// The text of the view, or `nil`.
  public var title: String? {
    if let text = element["text"] ?? element.element(key: "text")?.text { return text.isEmpty ? nil : text }
    return element.element(key: "normal")?["title"]
  }

  // MARK: Position

  /// The frame stored by Interface Builder, in points, in the superview's coordinate system; `nil` if there is none.
  public var frame: Rectangle? {
    if let inset = element.element(key: "frameInset") { return frame(of: inset) }
    return element.element(key: "frame").flatMap { $0.name == "rect" ? Rectangle($0) : nil }
  }

  /// The frame as Xcode 8 wrote it, by distances from the edges of the superview and by sizes.
  private func frame(of inset: MarkupElement) -> Rectangle? {
    func side(_ start: String, _ size: String, _ end: String, _ room: Double?) -> (start: Double, size: Double)? {
      switch (inset.number(start), inset.number(size), inset.number(end), room) {
      case (let start?, let size?, _, _): (start, size)
      case (let start?, nil, let end?, let room?): (start, room - start - end)
      case (nil, let size?, let end?, let room?): (room - end - size, size)
      default: nil
      }
    }
    let superview = parent?.frame
    guard let x = side("minX", "width", "maxX", superview?.width),
      let y = side("minY", "height", "maxY", superview?.height)
    else { return nil }
    return Rectangle(x: x.start, y: y.start, width: x.size, height: y.size)
  }

  /// Whether the autoresizing mask is translated into constraints. The default is `true`.
  public var translatesMask: Bool { element["translatesAutoresizingMaskIntoConstraints"] != "NO" }

  /// Whether the view is an arranged subview of a stack view.
  public var isArranged: Bool {
    guard let parent, parent.kind == .stackView else { return false }
    return element.parent?.name == "subviews"
  }

  /// Whether constraints or a stack view determine the frame, so that the stored frame is a result and not an input.
  public var isPlaced: Bool { !translatesMask || isArranged }

  /// Whether Interface Builder marked the stored frame as different from the constraints' result.
  public var isMisplaced: Bool { element.flag("misplaced") }

  /// Whether Interface Builder marked the position as ambiguous.
  public var isAmbiguous: Bool { element.flag("ambiguous") }

  /// Whether the stored frame is used although the document uses Auto Layout.
  public var hasFixedFrame: Bool { element.flag("fixedFrame") }

  /// The margins set in the document; `nil` for the default margins.
  public var margins: InterfaceInsets? {
    (element.element(key: "directionalLayoutMargins") ?? element.element(key: "layoutMargins"))
      .flatMap(InterfaceInsets.init)
  }

  /// The placeholder for an intrinsic content size that is only available in the running program; `nil` in a
  /// dimension without one.
  public var placeholderSize: (width: Double?, height: Double?) {
    (element.number("placeholderIntrinsicWidth"), element.number("placeholderIntrinsicHeight"))
  }

  // MARK: View hierarchy

  /// The superview, or `nil`.
  public var parent: InterfaceView? {
    element.ancestors.first(where: Self.isView).map { InterfaceView($0, in: document) }
  }

  /// The subviews in order, including a content view.
  public var subviews: [InterfaceView] {
    (element.element("subviews")?.elements ?? []).filter(Self.isView).map { InterfaceView($0, in: document) }
  }

  /// All views contained directly: subviews, content views, cells, headers, views in bars.
  public var contents: [InterfaceView] { Self.outermost(in: element.elements, of: document) }

  /// The view and all its descendants, superviews before their subviews.
  public var tree: [InterfaceView] {
    var result: [InterfaceView] = []
    var pending = [self]
    while let view = pending.popLast() {
      result.append(view)
      pending.append(contentsOf: view.contents.reversed())
    }
    return result
  }

  /// The constraints of the view, installed or not, in order.
  public var constraints: [InterfaceConstraint] {
    (element.element("constraints")?.elements("constraint") ?? []).map { InterfaceConstraint($0, in: document) }
  }

  /// Returns the constraints of the view that are installed under `traits`.
  public func constraints(under traits: InterfaceTraits) -> [InterfaceConstraint] {
    let excluded = element.excluded("constraints", under: traits)
    return constraints.filter { !excluded.contains($0.id) }
  }

  /// The guides of the view.
  public var guides: [InterfaceGuide] {
    element.elements
      .flatMap { $0.name == "layoutGuides" ? $0.elements : [$0] }
      .filter { InterfaceGuide.isGuide($0) }
      .map { InterfaceGuide($0, owner: self, in: document) }
  }

  /// The outlets, actions and segues that start at the view.
  public var connections: [InterfaceConnection] { InterfaceConnection.all(of: element) }
}
