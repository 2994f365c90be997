// SPDX-License-Identifier: MIT

extension UIStoryboard {
  /// Creates a storyboard from the document `name` in `storyboardBundleOrNil` or the main bundle.
  ///
  /// Raises `NSInvalidArgumentException` with UIKit's message when the document does not exist. The storyboard then has
  /// no controllers.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let file = StoryboardFile(name: name, bundle: storyboardBundleOrNil)
    self.init(contents: file)
    file.belongs(to: self)
  }

  /// The document of the storyboard.
  var file: StoryboardFile? { contents as? StoryboardFile }

  /// Information about the storyboard that UIKit's API does not provide.
  public var inspection: NibInspection { NibInspection(issues: file?.issues ?? []) }
}
