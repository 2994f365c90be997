// SPDX-License-Identifier: MIT

/// The scene of a storyboard that a controller was made from. Implemented by the loader of documents.
@MainActor
package protocol StoryboardScene: AnyObject {
  /// The storyboard that the scene is in.
  var storyboard: UIStoryboard { get }
  /// Performs the segue called `identifier` from `controller`. Returns `false` if the scene has no such segue.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}
