// SPDX-License-Identifier: MIT

/// The document of a storyboard. The loader of documents implements it.
@MainActor
package protocol StoryboardContents: AnyObject {
  /// The object identifier of the initial controller; `nil` if the document has none.
  var initialController: String? { get }
  /// Returns the object identifier of the controller with a storyboard identifier; `nil` if there is none.
  func controllerID(_ storyboardIdentifier: String) -> String?
  /// Creates the controller with an object identifier, with `creator` unless that returns `nil`. Returns
  /// `nil` if it cannot be created.
  func makeController(_ id: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
}

/// A document that contains scenes of an app and the segues between them.
///
/// Differs from UIKit: documents are read in source form (`.storyboard`), not compiled. Classes, outlets and actions of
/// the app are found through ``NibRegistry``.
///
/// Source: Apple, `UIStoryboard`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The document from which the controllers are created.
  package let contents: any StoryboardContents

  /// Creates a storyboard from `contents`.
  package init(contents: any StoryboardContents) {
    self.contents = contents
    super.init()
  }

  /// Creates and returns the initial controller, or `nil` when the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = contents.initialController else { return nil }
    return contents.makeController(id, creator: nil)
  }

  /// Creates and returns the initial controller with `creator`, or with `init(coder:)` if `creator` returns `nil`.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = contents.initialController else { return nil }
    return contents.makeController(id, creator: creator) as? ViewController
  }

  /// Creates and returns the controller with the given storyboard identifier.
  ///
  /// Raises `NSInvalidArgumentException` with UIKit's message when there is none; the result is then an empty
  /// controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let id = contents.controllerID(identifier), let controller = contents.makeController(id, creator: nil) {
      return controller
    }
    raiseUnknown(identifier)
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// Creates and returns the controller with the given storyboard identifier with `creator`, or with
  /// `init(coder:)` if `creator` returns `nil`.
  ///
  /// Raises `NSInvalidArgumentException` when there is no such controller of the requested class; the result is then
  /// created by `creator` or `init(coder:)`.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let id = contents.controllerID(identifier),
      let controller = contents.makeController(id, creator: creator) as? ViewController
    {
      return controller
    }
    raiseUnknown(identifier)
    guard let made = creator?(NibCoder()) ?? ViewController(coder: NibCoder()) else {
      LayoutException.raiseWithoutResult(
        .invalidArgument, "\(ViewController.self) cannot be created by init(coder:).")
    }
    return made
  }

  private func raiseUnknown(_ identifier: String) {
    LayoutException.raise(
      .invalidArgument,
      "Storyboard (\(description)) doesn't contain a view controller with identifier '\(identifier)'")
  }
}

/// The scene of a storyboard from which a controller was created. The loader of documents implements it.
@MainActor
package protocol StoryboardScene: AnyObject {
  /// The storyboard that the scene is in.
  var storyboard: UIStoryboard { get }
  /// Performs the segue with the given identifier from `controller`. Returns `false` if the scene has no such segue.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}
