// SPDX-License-Identifier: MIT

/// The settings of an image set of an asset catalog: how the image is tinted, resized and aligned.
struct ImageSetSettings {
  var renderingMode = UIImage.RenderingMode.automatic
  /// The parts at the sides that keep their size, in points.
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// The distances of the alignment rectangle from the sides, in points.
  var alignmentInsets = UIEdgeInsets.zero
  /// Whether Xcode turns a vector image into pixels, as it does unless the set preserves vector data.
  ///
  /// Source: Apple, “Asset Catalog Format Reference”; recorded pictures of enlarged PDF icons (Facts, “Recorded snapshots”).
  var hasFixedPixels = false

  /// The settings of the whole set.
  struct SetProperties: Decodable {
    var intent: String?
    var preservesVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case preservesVectors = "preserves-vector-representation"
    }
  }

  /// The slices of an image.
  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
    }
    var center: Center?
    var caps: Sides?

    enum CodingKeys: String, CodingKey {
      case center
      case caps = "cap-insets"
    }
  }

  /// Lengths at the four sides, in pixels. Slices in one direction have only two.
  struct Sides: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    func points(_ scale: CGFloat) -> UIEdgeInsets {
      func side(_ value: Double?) -> CGFloat { CGFloat(value ?? 0) / scale }
      return UIEdgeInsets(top: side(top), left: side(left), bottom: side(bottom), right: side(right))
    }
  }

  /// Creates the settings of a file outside of a catalog.
  init() {}

  /// Reads the settings of a file of a set.
  init(_ set: SetProperties?, _ resizing: Resizing?, _ insets: Sides?, scale: CGFloat) {
    switch set?.intent {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: break
    }
    hasFixedPixels = set?.preservesVectors != true
    if let insets { alignmentInsets = insets.points(scale) }
    guard let caps = resizing?.caps else { return }
    capInsets = caps.points(scale)
    resizingMode = resizing?.center?.mode == "tile" ? .tile : .stretch
  }
}

extension UIImage.Properties {
  /// Reads the image in a file of ``ImageFolders``; `nil` if it cannot be read.
  init?(_ file: ImageFolders.ImageFile) {
    guard let data = ImageFolders.contents(of: file.url.path) else { return nil }
    self.init(data: data, scale: file.scale, file: file.url.path)
    renderingMode = file.settings.renderingMode
    capInsets = file.settings.capInsets
    resizingMode = file.settings.resizingMode
    alignmentRectInsets = file.settings.alignmentInsets
    hasFixedPixels = file.settings.hasFixedPixels
  }
}
