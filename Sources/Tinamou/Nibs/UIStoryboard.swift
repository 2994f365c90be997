// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// A document with the scenes of an app and the segues between them.
///
/// Differs from UIKit: documents are read in source form (`.storyboard`), not compiled. Classes, outlets and actions of
/// the app are found through ``NibRegistry``.
///
/// Source: Apple, `UIStoryboard`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  /// The document, or `nil` if it does not exist.
  let document: InterfaceDocument?
  /// The localized strings.
  let strings: [String: String]
  /// The identifiers of controllers in creation, which detect scenes that contain each other.
  var controllersInMaking: Set<String> = []
  var issues: [NibIssue] = []

  /// Creates a storyboard from the document `name` in `storyboardBundleOrNil` or the main bundle.
  ///
  /// Raises `NSInvalidArgumentException` with UIKit's message when the document does not exist. The storyboard then has
  /// no controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
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
    super.init()
    if document == nil {
      LayoutException.raise(
        .invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(bundle)\(detail)")
    }
  }

  /// Creates and returns the initial controller, or `nil` when the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document?.initialController else { return nil }
    return makeController(id)
  }

  /// Creates and returns the initial controller with `creator`, or as usual if that returns `nil`.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = document?.initialController else { return nil }
    return makeController(id, creator: creator) as? ViewController
  }

  /// Creates and returns the controller with the given storyboard identifier.
  ///
  /// Raises `NSInvalidArgumentException` with UIKit's message when there is none; the result is then an empty
  /// controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let id = controllerID(identifier), let controller = makeController(id) { return controller }
    raiseUnknown(identifier)
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// Creates and returns the controller with the given storyboard identifier with `creator`, or as usual if that
  /// returns `nil`.
  ///
  /// Raises `NSInvalidArgumentException` when there is no such controller of the requested class; the result is then
  /// created by `creator` or `init(coder:)`.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let id = controllerID(identifier), let controller = makeController(id, creator: creator) as? ViewController {
      return controller
    }
    raiseUnknown(identifier)
    guard let made = creator?(NibCoder()) ?? ViewController(coder: NibCoder()) else {
      preconditionFailure("\(ViewController.self) cannot be created by init(coder:).")
    }
    return made
  }

  private func raiseUnknown(_ identifier: String) {
    LayoutException.raise(
      .invalidArgument,
      "Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'")
  }

  private func controllerID(_ identifier: String) -> String? {
    document?.scenes.compactMap(\.controller).first { $0.storyboardIdentifier == identifier }?.id
  }

  /// Information about the storyboard that UIKit's API does not provide.
  public var inspection: NibInspection { NibInspection(issues: issues) }
}
