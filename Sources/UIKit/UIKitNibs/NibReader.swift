// SPDX-License-Identifier: MIT

/// The storyboards and nibs that views and controllers ask for.
enum NibReader: DocumentReader {
  static func storyboard(named name: String, in bundle: Bundle?) -> UIStoryboard {
    UIStoryboard(name: name, bundle: bundle)
  }

  /// Loads the view of a controller. One without a scene and a nib name uses the nib with the name of its class, if it exists:
  /// `LoginView` or `LoginViewController` for a `LoginViewController`.
  static func loadView(of controller: UIViewController) -> Bool {
    if let scene = controller.nibScene { return scene.loadView(of: controller) }
    guard let name = controller.nibName ?? controller.impliedNibName else { return false }
    _ = UINib(nibName: name, bundle: controller.nibBundle).instantiate(withOwner: controller, options: nil)
    return controller.storedView != nil
  }
}

// The attribute makes the runtime replace the function when the module is loaded; Foundation's modules know each other in this way.
@_dynamicReplacement(for:documentReader())
private func nibReader() -> (any DocumentReader.Type)? { NibReader.self }
