// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// The document of a ``UIStoryboard``, and the creation of its controllers.
@MainActor
final class StoryboardFile: StoryboardContents {
  let name: String
  let bundle: Bundle
  /// The document, or `nil` if it does not exist.
  let document: InterfaceDocument?
  /// The localized strings.
  let strings: [String: String]
  /// The identifiers of controllers in creation, which detect scenes that contain each other.
  var controllersBeingCreated: Set<String> = []
  var issues: [NibIssue] = []
  /// A storyboard of this document. Each controller retains the storyboard that created it.
  private weak var storedStoryboard: UIStoryboard?

  /// Reads the document `name` of `storyboardBundle`, or of the main bundle.
  ///
  /// Raises `NSInvalidArgumentException` with UIKit's message if there is no such storyboard; it then has no
  /// controllers.
  init(name: String, bundle storyboardBundle: Bundle?) {
    self.name = name
    bundle = storyboardBundle ?? .main
    strings = NibFiles.strings(name, in: bundle)
    var detail = ""
    if let path = NibFiles.path(name, "storyboard", in: bundle) {
      do throws(InterfaceError) {
        document = try InterfaceDocument(contentsOf: path)
      } catch {
        document = nil
        detail = ": \(error)"
      }
    } else {
      document = nil
    }
    if document == nil {
      LayoutException.raise(
        .invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(bundle)\(detail)")
    }
  }

  /// The storyboard of the document.
  var storyboard: UIStoryboard {
    if let storedStoryboard { return storedStoryboard }
    let made = UIStoryboard(contents: self)
    storedStoryboard = made
    return made
  }

  /// Sets `storyboard` as the storyboard of the document's controllers.
  func belongs(to storyboard: UIStoryboard) { storedStoryboard = storyboard }

  package var initialController: String? { document?.initialController }

  package func controllerID(_ storyboardIdentifier: String) -> String? {
    document?.scenes.compactMap(\.controller).first { $0.storyboardIdentifier == storyboardIdentifier }?.id
  }

  /// Creates the controller with the object identifier `id`. If it cannot be created, returns `nil` and records an
  /// issue.
  func makeController(_ id: String) -> UIViewController? { makeController(id, creator: nil) }

  /// Creates the controller with the identifier `id`, or the controller of another storyboard to which it refers. If
  /// it cannot be created, returns `nil` and records an issue.
  package func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document, let element = document.object(id) else { return nil }
    if element.name == "viewControllerPlaceholder" { return controllerElsewhere(element) }
    guard controllersBeingCreated.insert(id).inserted else {
      issues.append(NibIssue(.endlessContainment(id), at: element.position))
      return nil
    }
    defer { controllersBeingCreated.remove(id) }
    let scene = NibScene(self, element, in: document)
    let made = creator?(NibCoder()) ?? scene.builder.makeController(InterfaceController(element, in: document))
    guard let controller = made else { return nil }
    scene.prepare(controller)
    issues += scene.builder.issues
    return controller
  }

  /// Creates a controller of another storyboard. Each file is read only once, so that cycles of references are
  /// detected as within one storyboard.
  private func controllerElsewhere(_ element: MarkupElement) -> UIViewController? {
    let name = element["storyboardName"] ?? ""
    guard NibFiles.path(name, "storyboard", in: bundle) != nil, controllersBeingCreated.count < 32 else {
      issues.append(NibIssue(.missingStoryboard(name), at: element.position))
      return nil
    }
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    guard let other = storyboard.file else { return nil }
    // The identifiers in progress are passed to the other storyboard, so that two storyboards cannot contain each
    // other recursively.
    other.controllersBeingCreated = Set(controllersBeingCreated.map { "\(self.name)/\($0)" })
    if other.controllersBeingCreated.count >= 31 {
      issues.append(NibIssue(.endlessContainment(name), at: element.position))
      return nil
    }
    if let identifier = element["referencedIdentifier"] {
      return storyboard.instantiateViewController(withIdentifier: identifier)
    }
    return storyboard.instantiateInitialViewController()
  }
}
