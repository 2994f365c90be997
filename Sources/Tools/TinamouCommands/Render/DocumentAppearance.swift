// SPDX-License-Identifier: MIT

import ArgumentParser
import InterfaceBuilder
import InterfaceDocuments
import Tinamou

/// Adjusts the appearance of a document's views for pictures: bars show their items, cells get a background, separator and accessory,
/// images that cannot be found and missing rows become placeholders, and text shrinks slightly to fit its room in Interface Builder.
///
/// Frames do not change.
@MainActor
enum DocumentAppearance {
  /// The minimum scale of text whose predicted width is slightly too large.
  private static let minimumLetterScale: CGFloat = 0.92

  /// Adjusts the views of the scenes of a canvas.
  static func apply(to canvas: Canvas, _ placeholders: Placeholders) {
    let bars = CanvasBarViews(canvas)
    for scene in canvas.scenes {
      let images = ImageBoxes(scene, placeholders)
      for view in scene.views {
        switch view.view {
        case is UIImageView, is UIButton: images.show(in: view)
        case let label as UILabel: fit(label)
        default:
          TableAppearance.apply(to: view)
          if placeholders == .shown { PlaceholderRows.add(to: view) }
        }
      }
      bars.add(to: scene)
    }
  }

  private static func fit(_ label: UILabel) {
    guard label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth, label.bounds.width > 0 else { return }
    let wanted = label.sizeThatFits(.zero).width
    guard wanted > label.bounds.width, wanted * minimumLetterScale <= label.bounds.width else { return }
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = minimumLetterScale
  }
}

/// The options of `tinamou render` for documents and comparisons.
struct DocumentRenderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scene of a document to draw, by name, class or identifier. The default is all scenes.",
      valueName: "name"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "Draw the scene beside an earlier version, with changed views marked: another file or a git revision.",
      valueName: "file|revision"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "Placeholders for images without a file and for missing rows and cells of documents: shown or none.",
      valueName: "shown|none"))
  var placeholders: Placeholders = .shown
}

/// Whether pictures of documents show placeholders for what the document does not contain.
enum Placeholders: String, ExpressibleByArgument, CaseIterable {
  case shown, none
}
