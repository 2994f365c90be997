// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutModel
import ScreenComparison
import Tinamou

/// The frames of the screens of a document before and after a change, laid out on the same device by the same system.
///
/// Frames that a writer computes anew with each version are not what a change is about: what only it stored is taken from the side
/// after the change for both.
@MainActor
package struct DocumentLayout {
  private let options: CanvasOptions

  /// Prepares the layout of two documents; of one, if there is no other side.
  package init(before: InterfaceDocument?, after: InterfaceDocument, options: CanvasOptions = CanvasOptions()) {
    var options = options
    if let before {
      let haveSameScreens = ComparedFrames(before, after).takeWritten()
      if options.device == nil,
        before.device != after.device || before.toolsVersion.number != after.toolsVersion.number || !haveSameScreens
      {
        options.device = after.device.flatMap { DeviceProfile.documentDevice($0.name) } ?? .standard
        if after.device?.isLandscape == true { options.orientation = .landscape }
        options.system = options.system ?? InterfaceGeneration(after.toolsVersion)
      }
    }
    self.options = options
  }

  /// Sets the frames of the screens of a document.
  package func layOut(_ screens: inout [ComparedScreen], of document: InterfaceDocument) {
    Self.setFrames(of: &screens, from: Canvas(document, options: options))
  }

  /// Sets the frames of the screens of a document that is laid out.
  package static func setFrames(of screens: inout [ComparedScreen], from canvas: Canvas) {
    var frames: [String: Rectangle] = [:]
    canvas.whileInSystem {
      for scene in canvas.scenes {
        for view in scene.views {
          guard let holder = scene.roots.first(where: { view.view.isDescendant(of: $0.view) }) else { continue }
          // A bar at the top level belongs to a container that is not drawn.
          if bars.contains(holder.interface.element.name) { continue }
          let root = holder.view
          let frame =
            view.view === root
            ? CGRect(origin: .zero, size: root.bounds.size) : view.view.convert(view.view.bounds, to: root)
          frames[view.interface.id] = Rectangle(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
        }
      }
    }
    for screen in screens.indices {
      for element in screens[screen].elements.indices {
        guard let id = screens[screen].elements[element].objectID else { continue }
        screens[screen].elements[element].frame = frames[id]
      }
    }
  }

  /// Whether the stored frame of a view is what an author chose: nothing else places the view, and it does not fill a screen or a cell.
  nonisolated package static func isInput(_ view: InterfaceView) -> Bool {
    guard !view.isPlaced || view.hasFixedFrame, view.frame != nil else { return false }
    if isPlacedByContainer(view) { return false }
    guard view.parent == nil else { return true }
    return view.element["key"] != "view" && !isOfScreen(view)
  }

  /// Whether the container of a view determines its frame, whatever the document says.
  nonisolated static func isPlacedByContainer(_ view: InterfaceView) -> Bool {
    givenByContainer.contains(view.element.name) || view.element["key"] == "contentView" || isInStyledCell(view.element)
      || isCellOfCollection(view)
  }

  /// Whether a view is a cell or another part of a collection view, whose layout places it.
  nonisolated static func isCellOfCollection(_ view: InterfaceView) -> Bool {
    view.parent != nil && ["collectionViewCell", "collectionReusableView"].contains(view.element.name)
  }

  /// Whether a view is in a cell with one of UIKit's styles, which places its views.
  nonisolated static func isInStyledCell(_ element: MarkupElement) -> Bool {
    let cell = element.ancestors.first { $0.name == "tableViewCell" }
    return cell?["style"] != nil && cell?["style"] != "IBUITableViewCellStyleCustom"
  }

  /// Whether an outermost view is as large as the screen of a device.
  nonisolated private static func isOfScreen(_ view: InterfaceView) -> Bool {
    guard let frame = view.frame else { return false }
    return screenWidths.contains(frame.width) || view.document.scenes.contains { $0.isView(view) }
  }

  /// The widths of the screens on which documents are drawn, in points.
  nonisolated private static let screenWidths: Set<Double> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 600, 768, 820, 834, 1024,
  ]

  /// The views whose frames their containers determine.
  nonisolated static let givenByContainer: Set<String> = bars.union([
    "tableViewCell", "tableViewCellContentView", "tableViewHeaderFooterView", "tableViewHeaderFooterContentView",
    "collectionViewCellContentView",
  ])

  /// The bars of containers.
  nonisolated private static let bars: Set<String> = ["navigationBar", "toolbar", "tabBar"]
}
