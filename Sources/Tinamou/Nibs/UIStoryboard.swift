// SPDX-License-Identifier: MIT

package import InterfaceDocuments

/// The screens of an app in a document, with the ways between them.
///
/// Differs from UIKit: documents are read as Xcode writes them (`.storyboard`), not compiled. Classes, outlets and actions of
/// the app are found through ``NibRegistry``.
///
/// Source: Apple, `UIStoryboard`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle
  /// The document; nil where there is none.
  let document: InterfaceDocument?
  /// The texts of the reader's language.
  let strings: [String: String]
  /// The controllers that are being made, so that scenes which contain each other come to an end.
  var controllersInMaking: Set<String> = []
  var issues: [NibIssue] = []

  /// The storyboard `name` of `storyboardBundleOrNil`, or of the main bundle.
  ///
  /// Raises `NSInvalidArgumentException` where there is no such storyboard, with UIKit's text; it then has no controllers.
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

  /// The controller to begin with, made anew; nil for a storyboard without one.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document?.initialController else { return nil }
    return makeController(id)
  }

  /// The controller to begin with, made by `creator`, or as ever where that returns nil.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = document?.initialController else { return nil }
    return makeController(id, creator: creator) as? ViewController
  }

  /// The controller whose storyboard identifier is `identifier`, made anew.
  ///
  /// Raises `NSInvalidArgumentException` where there is none, with UIKit's text; the result is then an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let id = controllerID(identifier), let controller = makeController(id) { return controller }
    raiseUnknown(identifier)
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// The controller whose storyboard identifier is `identifier`, made by `creator`, or as ever where that returns nil.
  ///
  /// Raises `NSInvalidArgumentException` where there is none of the class wanted; the result is then made by `creator`.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let id = controllerID(identifier), let controller = makeController(id, creator: creator) as? ViewController {
      return controller
    }
    raiseUnknown(identifier)
    guard let made = creator?(NibCoder()) ?? ViewController(coder: NibCoder()) else {
      preconditionFailure("\(ViewController.self) cannot be made by init(coder:).")
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

  /// What Tinamou can say of the storyboard beyond UIKit's API.
  public var inspection: NibInspection { NibInspection(issues: issues) }
}
