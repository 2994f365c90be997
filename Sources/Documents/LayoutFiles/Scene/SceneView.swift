// SPDX-License-Identifier: MIT

import Tinamou

/// A view of a scene with its name in the layout file.
@MainActor
public struct SceneView {
  /// The name of the view, unique in the scene.
  public let name: String
  /// The name of the UIKit class.
  public let className: String
  /// The name of the superview; `nil` for the root view.
  public let parent: String?
  /// The position of the view's name in the file.
  public let position: SourcePosition
  /// The view.
  public let view: UIView
}
