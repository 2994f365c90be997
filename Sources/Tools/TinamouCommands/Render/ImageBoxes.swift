// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Tinamou

/// The images of a scene: those of files and asset catalogs beside the document, and boxes in place of the others.
///
/// An image has the size that the document says, so that no frame changes.
@MainActor
struct ImageBoxes {
  /// The rectangles of light texts, in the coordinates of their top-level views.
  private let lightTexts: [(root: UIView, rect: CGRect)]
  private let placeholders: Placeholders

  init(_ scene: CanvasScene, _ placeholders: Placeholders) {
    self.placeholders = placeholders
    lightTexts = scene.views.compactMap { view in
      guard let root = scene.roots.first(where: { view.view.isDescendant(of: $0.view) })?.view,
        let color = (view.view as? UILabel)?.textColor ?? (view.view as? UIButton)?.currentTitleColor,
        color.isLight(in: view.view.traitCollection)
      else { return nil }
      return (root, view.view.convert(view.view.bounds, to: root))
    }
  }

  /// Shows the images of an image view or a button.
  func show(in view: CanvasView) {
    switch view.view {
    case let picture as UIImageView: show(in: picture, named: view.interface.element["image"])
    case let button as UIButton: show(in: button, view.interface.element)
    default: break
    }
  }

  // MARK: Image views

  private func show(in view: UIImageView, named name: String?) {
    if view.image?.isSymbolImage == true { return }
    if let name, let image = view.image, let found = Self.image(named: name, of: image.size) {
      view.image = found
      return
    }
    if view.backgroundColor == nil, view.layer.borderWidth == 0 {
      view.backgroundColor = isBehindLightText(view) ? Self.dark.fill : Self.light.fill
      view.layer.borderColor = (isBehindLightText(view) ? Self.dark.border : Self.light.border).cgColor
      view.layer.borderWidth = 1
    }
    if placeholders == .shown { ImagePlaceholder(name: name).add(to: view) }
  }

  /// Returns whether a light text overlaps a view.
  private func isBehindLightText(_ view: UIView) -> Bool {
    lightTexts.contains { text in
      view.isDescendant(of: text.root) && view.convert(view.bounds, to: text.root).intersects(text.rect)
    }
  }

  // MARK: Buttons

  private func show(in button: UIButton, _ element: MarkupElement) {
    let isLight = button.currentTitleColor.isLight(in: button.traitCollection)
    for state in element.elements("state") where state["key"] == "normal" {
      if let image = button.image(for: .normal), let shown = drawn(image, named: state["image"], isDark: false) {
        button.setImage(shown, for: .normal)
      }
      if let image = button.backgroundImage(for: .normal),
        let shown = drawn(image, named: state["backgroundImage"], isDark: isLight)
      {
        button.setBackgroundImage(shown, for: .normal)
      }
    }
    if let image = button.configuration?.image,
      let shown = drawn(image, named: element.element("buttonConfiguration")?["image"], isDark: false)
    {
      button.configuration?.image = shown
    }
  }

  /// Returns the image with the given name, or a box, in the size of `image`; `nil` for a symbol.
  private func drawn(_ image: UIImage, named name: String?, isDark: Bool) -> UIImage? {
    guard !image.isSymbolImage, image.size.width > 0, image.size.height > 0 else { return nil }
    if let name, let found = Self.image(named: name, of: image.size) { return found }
    return Self.box(of: image.size, isDark ? Self.dark : Self.light)
  }

  // MARK: Images

  /// Returns the image in the folders of images, drawn in `size`; `nil` if there is none.
  private static func image(named name: String, of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, let image = UIImage(named: name) else { return nil }
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
    return drawn.withRenderingMode(image.renderingMode)
  }

  private static func box(of size: CGSize, _ colors: Colors) -> UIImage {
    let rect = CGRect(origin: .zero, size: size)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      colors.border.setFill()
      context.fill(rect)
      colors.fill.setFill()
      context.fill(rect.insetBy(dx: 1, dy: 1))
    }
    // A background is stretched, but its border is not.
    let border = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    return image.resizableImage(withCapInsets: border, resizingMode: .stretch).withRenderingMode(.alwaysOriginal)
  }

  private typealias Colors = (fill: UIColor, border: UIColor)
  private static let light: Colors = (.systemGray6, .systemGray4)
  /// The colors of boxes on which white text can be read.
  private static let dark: Colors = (UIColor(white: 0.45, alpha: 1), UIColor(white: 0.35, alpha: 1))
}

extension UIColor {
  /// Whether the color is closer to white than to black.
  fileprivate func isLight(in traits: UITraitCollection) -> Bool {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return false }
    return alpha > 0.5 && 0.299 * red + 0.587 * green + 0.114 * blue > 0.7
  }
}
