// SPDX-License-Identifier: MIT

package import InterfaceDocuments
import LayoutModel

/// Creates live views from the elements of a document.
///
/// All views of a tree are created before the constraints between them, so constraints find their items regardless of
/// the order in the document. Elements that cannot be created are recorded in ``issues`` and skipped.
@MainActor
package final class NibBuilder {
  package let document: InterfaceDocument
  package let settings: NibSettings

  /// The created views, by identifier.
  package internal(set) var views: [String: UIView] = [:]
  /// The views that took the values of the document in their initializers, and are not filled yet.
  var decodedViews: Set<ObjectIdentifier> = []
  /// The created layout guides, by identifier.
  package internal(set) var guides: [String: UILayoutGuide] = [:]
  /// The created constraints, by identifier.
  package internal(set) var constraints: [String: NSLayoutConstraint] = [:]
  /// All other created objects, by identifier: controllers, gesture recognizers, bar items.
  var otherObjects: [String: NSObject] = [:]
  /// The issues found, in order.
  package internal(set) var issues: [NibIssue] = []
  /// The closure called for each view before its subviews are created.
  package var didMake: (UIView, InterfaceView) -> Void = { _, _ in }

  /// The object for which views are created: the owner of a nib, or the controller of a scene.
  weak var owner: NSObject?
  /// Objects that must exist as long as the created objects.
  var retained: [AnyObject] = []

  let imageSizes: [String: Size]
  let namedColors: [String: MarkupElement]
  let fontFiles: [String: String]

  package init(_ document: InterfaceDocument, settings: NibSettings) {
    self.document = document
    self.settings = settings
    imageSizes = document.imageSizes
    namedColors = document.namedColors
    fontFiles = document.fontFiles
    for repeated in document.repeatedIdentifiers {
      for (element, other) in repeated.pairs {
        note(.duplicateIdentifier(repeated.id, otherLine: other.position?.line ?? 0), at: element, "id")
      }
    }
    for (element, name) in document.numbersOutOfRange {
      note(.numberOutOfRange(element[name] ?? "", attribute: name), at: element, name)
    }
  }

  var traits: InterfaceTraits { settings.traits }
  /// Whether the views are those of the document, without the program's classes and files.
  var isCanvas: Bool { settings.purpose != .program }
  /// Whether the views are shown as the tool shows them.
  var isAsDrawn: Bool { settings.purpose == .canvas }

  /// Records an issue.
  func note(_ kind: NibIssue.Kind, at element: MarkupElement, _ attribute: String? = nil) {
    issues.append(NibIssue(kind, at: attribute.map { element.position(of: $0) } ?? element.position))
  }

  // MARK: View trees

  /// Creates `root` and its descendants, without constraints.
  package func makeTree(_ root: InterfaceView) -> UIView {
    let view = makeView(root)
    fill(view, root)
    return view
  }

  /// Creates the descendants of `interface` and adds them to `view`, whose properties are set.
  func fill(_ view: UIView, _ interface: InterfaceView) {
    views[interface.id] = view
    if decodedViews.remove(ObjectIdentifier(view)) == nil { apply(interface.element, to: view) }
    didMake(view, interface)
    makeGuides(of: interface, in: view)
    let excluded = interface.element.excluded("subviews", under: traits)
    for content in interface.contents where !excluded.contains(content.id) && !isCreatedLater(content) {
      add(content, to: contentView(around: content, in: view, interface) ?? view)
    }
    finish(interface.element, view)
  }

  /// The content view of `view` if a descendant is in it and its element has no identifier, as in documents of old versions of
  /// Xcode. Such an element is not one of the document's views.
  private func contentView(around content: InterfaceView, in view: UIView, _ interface: InterfaceView) -> UIView? {
    var ancestor = content.element.parent
    while let element = ancestor, element !== interface.element {
      if element["id"] == nil, let existing = existingView(element["key"], in: view) { return existing }
      ancestor = element.parent
    }
    return nil
  }

  /// Adds a view of the document to `view` or to the special container to which it belongs.
  private func add(_ content: InterfaceView, to view: UIView) {
    let role = content.element.parent === nil ? nil : content.element["key"]
    if let existing = existingView(role, in: view) { return fill(existing, content) }
    let subview = makeTree(content)
    if addToSpecialContainer(subview, content, role: role, to: view) { return }
    if let stack = view as? UIStackView, content.isArranged {
      stack.addArrangedSubview(subview)
    } else {
      view.addSubview(subview)
    }
  }

  // MARK: Guides

  private func makeGuides(of interface: InterfaceView, in view: UIView) {
    for guide in interface.guides {
      guard let made = makeGuide(guide, in: view) else {
        note(.unknownElement("viewLayoutGuide key=\"\(guide.element["key"] ?? "")\""), at: guide.element)
        continue
      }
      guides[guide.id] = made
    }
  }

  private func makeGuide(_ guide: InterfaceGuide, in view: UIView) -> UILayoutGuide? {
    switch guide.kind {
    case .safeArea: return view.safeAreaLayoutGuide
    case .layoutMargins: return view.layoutMarginsGuide
    case .readableContent: return view.readableContentGuide
    case .scrollContent: return (view as? UIScrollView)?.contentLayoutGuide
    case .scrollFrame: return (view as? UIScrollView)?.frameLayoutGuide
    case .keyboard: return isCanvas ? view.safeAreaLayoutGuide : view.keyboardLayoutGuide
    case .top, .bottom, nil: return nil
    case .own:
      let own = UILayoutGuide()
      own.identifier = guide.element["identifier"] ?? ""
      view.addLayoutGuide(own)
      return own
    }
  }
}

extension NibBuilder {
  /// Creates a guide with the identifier `id` along an edge of `view`, with the length that bars cover, in points.
  package func addGuide(_ id: String, along edge: NSLayoutConstraint.Attribute, of view: UIView, length: CGFloat) {
    let guide = UILayoutGuide()
    guide.identifier = edge == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor), guide.widthAnchor.constraint(equalToConstant: 0),
      edge == .top
        ? guide.topAnchor.constraint(equalTo: view.topAnchor)
        : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: length),
    ])
    guides[id] = guide
  }
}
