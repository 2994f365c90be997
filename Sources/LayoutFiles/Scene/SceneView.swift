// SPDX-License-Identifier: MIT

import Tinamou

/// A view of a scene under its name in the layout file.
@MainActor
public struct SceneView {
  /// The name, unique in the scene.
  public let name: String
  /// UIKit's name of its class.
  public let className: String
  /// The name of its superview; nil for the root view.
  public let parent: String?
  /// Where its name stands in the file.
  public let position: SourcePosition
  /// The view.
  public let view: UIView
}
