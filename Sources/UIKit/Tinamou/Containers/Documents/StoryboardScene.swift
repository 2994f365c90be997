// SPDX-License-Identifier: MIT

/// The scene of a storyboard from which a controller was created. The loader of documents implements it.
@MainActor
package protocol StoryboardScene: AnyObject {
  /// The storyboard that the scene is in.
  var storyboard: UIStoryboard { get }
  /// Performs the segue with the given identifier from `controller`. Returns `false` if the scene has no such segue.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}
