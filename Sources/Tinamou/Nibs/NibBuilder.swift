// SPDX-License-Identifier: MIT

package import InterfaceDocuments

/// Makes live views of a document's elements.
///
/// First the views of a tree with what they show, then the constraints between them, so that constraints find their items
/// whatever the order in the document. What cannot be made is noted in ``issues`` and left out.
@MainActor
package final class NibBuilder {
  package let document: InterfaceDocument
  package let settings: NibSettings

  /// The views that were made, by identifier.
  package internal(set) var views: [String: UIView] = [:]
  /// The guides of the documents and what they became, by identifier.
  package internal(set) var guides: [String: UILayoutGuide] = [:]
  /// The constraints that were made, by identifier.
  package internal(set) var constraints: [String: NSLayoutConstraint] = [:]
  /// Everything else with an identifier: controllers, gesture recognizers, bar items.
  var otherObjects: [String: NSObject] = [:]
  /// What could not be made, in the order found.
  package internal(set) var issues: [NibIssue] = []
  /// Called for every view before anything in it is made.
  package var didMake: (UIView, InterfaceView) -> Void = { _, _ in }

  /// Whom the objects are made for: a nib's owner, a scene's controller.
  weak var owner: NSObject?
  /// What has to live as long as the objects that were made.
  var retained: [AnyObject] = []

  let imageSizes: [String: InterfaceSize]
  let namedColors: [String: MarkupElement]
  let fontFiles: [String: String]

  package init(_ document: InterfaceDocument, settings: NibSettings) {
    self.document = document
    self.settings = settings
    imageSizes = document.imageSizes
    namedColors = document.namedColors
    fontFiles = document.fontFiles
    for element in document.duplicates {
      note(.duplicateIdentifier(element["id"] ?? ""), at: element, "id")
    }
  }

  var traits: InterfaceTraits { settings.traits }
  var isCanvas: Bool { settings.purpose == .canvas }

  /// Notes that something could not be made.
  func note(_ fact: NibIssue.Fact, at element: MarkupElement, _ attribute: String? = nil) {
    issues.append(NibIssue(fact, at: attribute.map { element.position(of: $0) } ?? element.position))
  }

  // MARK: Trees

  /// Makes `root` and everything in it, without constraints.
  package func makeTree(_ root: InterfaceView) -> UIView {
    let view = makeView(root)
    fill(view, root)
    return view
  }

  /// Makes what is in `interface` and puts it into `view`, whose properties are set.
  func fill(_ view: UIView, _ interface: InterfaceView) {
    views[interface.id] = view
    apply(interface.element, to: view)
    didMake(view, interface)
    makeGuides(of: interface, in: view)
    let excluded = interface.element.excluded("subviews", under: traits)
    for content in interface.contents where !excluded.contains(content.id) && !isMadeElsewhere(content) {
      add(content, to: view)
    }
    finish(interface.element, view)
  }

  /// Puts a view of the document where it belongs in `view`.
  private func add(_ content: InterfaceView, to view: UIView) {
    let role = content.element.parent === nil ? nil : content.element["key"]
    if let existing = existingView(role, in: view) { return fill(existing, content) }
    let subview = makeTree(content)
    if addSpecially(subview, content, role: role, to: view) { return }
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
  /// Makes a guide called `id` that runs along an edge of `view`, as long as bars cover it there, in points.
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
