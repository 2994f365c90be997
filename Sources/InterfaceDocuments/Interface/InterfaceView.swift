// SPDX-License-Identifier: MIT

/// A view in a document.
public struct InterfaceView {
  /// Its element.
  public let element: MarkupElement
  /// The document it is in.
  public let document: InterfaceDocument

  /// The view that `element` describes.
  public init(_ element: MarkupElement, in document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  /// Whether `element` describes a view: by its name, or because it has a frame.
  public static func isView(_ element: MarkupElement) -> Bool {
    if InterfaceViewKind(rawValue: element.name) != nil { return true }
    guard element["id"] != nil, let frame = element.element(key: "frame") else { return false }
    return frame.name == "rect"
  }

  /// The outermost views in `elements`, at whatever depth, in order.
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

  // MARK: What it is

  /// The identifier.
  public var id: String { element["id"] ?? "" }

  /// What kind of view it is; nil for an element that is not known.
  public var kind: InterfaceViewKind? { InterfaceViewKind(rawValue: element.name) }

  /// The class that the document's author wrote; nil for one of UIKit's.
  public var customClass: String? { element["customClass"] }

  /// The name of its class in UIKit.
  public var baseClassName: String { kind?.className ?? "UIView" }

  /// The name of its class: the author's, else UIKit's.
  public var className: String { customClass ?? baseClassName }

  /// What the author calls it; nil without a name.
  public var userLabel: String? { element["userLabel"] }

  /// A name for people: the author's, its text, else its class.
  public var displayName: String {
    userLabel ?? title.map { "\(className) \"\($0)\"" } ?? className
  }

  /// The text that it shows; nil for a view that shows none.
  public var title: String? {
    if let text = element["text"] ?? element.element(key: "text")?.text { return text.isEmpty ? nil : text }
    return element.element(key: "normal")?["title"]
  }

  // MARK: Where it is

  /// The frame that Interface Builder computed, in points, in the superview's coordinates; nil without one.
  public var frame: InterfaceRect? {
    element.element(key: "frame").flatMap { $0.name == "rect" ? InterfaceRect($0) : nil }
  }

  /// Whether its frame and its autoresizing mask place it, rather than constraints.
  public var translatesMask: Bool { element["translatesAutoresizingMaskIntoConstraints"] != "NO" }

  /// Whether a stack view places it.
  public var isArranged: Bool {
    guard let parent, parent.kind == .stackView else { return false }
    return element.parent?.name == "subviews"
  }

  /// Whether constraints or a stack view place it, so that its stored frame is an answer and not a question.
  public var isPlaced: Bool { !translatesMask || isArranged }

  /// Whether the stored frame is not where the constraints put it.
  public var isMisplaced: Bool { element.flag("misplaced") }

  /// Whether Interface Builder found more than one place for it.
  public var isAmbiguous: Bool { element.flag("ambiguous") }

  /// Whether the frame holds although the document has constraints.
  public var hasFixedFrame: Bool { element.flag("fixedFrame") }

  /// The margins that the document sets; nil for the standard ones.
  public var margins: InterfaceInsets? {
    (element.element(key: "directionalLayoutMargins") ?? element.element(key: "layoutMargins"))
      .flatMap(InterfaceInsets.init)
  }

  /// The size that is used on the canvas for a content size that only the running program knows; nil in a dimension that
  /// has none. Both nil where there is no such size.
  public var placeholderSize: (width: Double?, height: Double?) {
    (element.number("placeholderIntrinsicWidth"), element.number("placeholderIntrinsicHeight"))
  }

  // MARK: What is in it and around it

  /// The view it is in; nil for an outermost one.
  public var parent: InterfaceView? {
    element.ancestors.first(where: Self.isView).map { InterfaceView($0, in: document) }
  }

  /// Its subviews, in order: those of `<subviews>`, a content view included where there is one.
  public var subviews: [InterfaceView] {
    (element.element("subviews")?.elements ?? []).filter(Self.isView).map { InterfaceView($0, in: document) }
  }

  /// All views in it but in no view in between: subviews, content views, cells, headers, views in bars.
  public var contents: [InterfaceView] { Self.outermost(in: element.elements, of: document) }

  /// This view and all below it, each before what is in it.
  public var tree: [InterfaceView] {
    var result: [InterfaceView] = []
    var pending = [self]
    while let view = pending.popLast() {
      result.append(view)
      pending.append(contentsOf: view.contents.reversed())
    }
    return result
  }

  /// The constraints that it holds, in order, installed or not.
  public var constraints: [InterfaceConstraint] {
    (element.element("constraints")?.elements("constraint") ?? []).map { InterfaceConstraint($0, in: document) }
  }

  /// The constraints that it holds and that are there under `traits`.
  public func constraints(under traits: InterfaceTraits) -> [InterfaceConstraint] {
    let excluded = element.excluded("constraints", under: traits)
    return constraints.filter { !excluded.contains($0.id) }
  }

  /// The guides that it has.
  public var guides: [InterfaceGuide] {
    element.elements
      .flatMap { $0.name == "layoutGuides" ? $0.elements : [$0] }
      .filter { InterfaceGuide.isGuide($0) }
      .map { InterfaceGuide($0, owner: self, in: document) }
  }

  /// Outlets, actions and segues that begin here.
  public var connections: [InterfaceConnection] { InterfaceConnection.all(of: element) }
}
