// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutChecks
import LayoutFiles
import LayoutModel
import Tinamou

/// A layout of a file that can be given other sizes: the scene of a layout file, or a view at the top of a document's scene.
@MainActor
public struct SweptLayout {
  /// The name of the layout among those of its file; `nil` if it is the only one.
  public let name: String?
  /// The root of the views.
  public let root: UIView
  private let description: any LayoutSubject
  private let resizing: (LayoutAxis, CGFloat) -> Void

  /// Creates the layout of a layout file.
  public init(_ scene: LayoutScene) {
    name = nil
    root = scene.root
    description = LayoutFileDescription(scene)
    resizing = { axis, length in
      if axis == .horizontal { scene.resize(width: length) } else { scene.resize(height: length) }
    }
  }

  /// Returns the layouts of a document: the views of controllers, and those at the top of nibs.
  public static func layouts(of canvas: Canvas) -> [SweptLayout] {
    let summary = DocumentSummary(canvas.document)
    let roots = canvas.scenes.flatMap { scene in scene.roots.map { (scene: scene, root: $0) } }
      .filter { !$0.root.view.bounds.isEmpty }
    return roots.map { scene, root in
      let name = scene.scene.controller.flatMap { $0.storyboardIdentifier ?? $0.element["customClass"] }
      return SweptLayout(
        name: roots.count > 1 ? name ?? root.interface.displayName : nil, root: root.view,
        description: DocumentDescription(root: root, of: scene, in: canvas, summary: summary))
    }
  }

  private init(name: String?, root: UIView, description: any LayoutSubject) {
    self.name = name
    self.root = root
    self.description = description
    resizing = { axis, length in
      if axis == .horizontal { root.frame.size.width = length } else { root.frame.size.height = length }
      LayoutLog.whileHandling({ _ in }, { root.layoutIfNeeded() })
    }
  }

  /// Gives the layout another width or height, in points.
  public func resize(_ axis: LayoutAxis, to length: CGFloat) { resizing(axis, length) }

  /// Finds the sizes in a range at which findings begin and end. The other dimension stays as it is.
  public func sweep(_ range: ClosedRange<Int>, _ axis: LayoutAxis, isExhaustive: Bool = false) -> LayoutSweep {
    LayoutSweeper(description, axis: axis, isExhaustive: isExhaustive) { resizing(axis, $0) }.sweep(range)
  }
}
