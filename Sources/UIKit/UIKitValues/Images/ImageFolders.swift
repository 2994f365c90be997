// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import SystemFiles

/// The folders in which `UIImage(named:)` searches for images and asset catalogs.
///
/// Differs from UIKit: UIKit searches the app's bundle; on Linux a tool or a test specifies the folders.
public enum ImageFolders {
  private static let folders = Mutex<[URL]>([])

  /// The folders, in search order. The main bundle's resources are searched after them. The default is an empty array.
  public static var all: [URL] {
    get { folders.withLock { $0 } }
    set { folders.withLock { $0 = newValue } }
  }

  /// A file with an image.
  struct ImageFile {
    var url: URL
    /// The number of pixels per point.
    var scale: CGFloat
    /// The settings of the image set.
    var settings = ImageSetSettings()
  }

  /// Returns the file of the image with the given name; `nil` if there is none. `bundle` is searched first.
  ///
  /// If there are several scales, returns the smallest that is at least `scale`, or the largest if all are smaller.
  static func file(
    named name: String, scale: CGFloat, in bundle: Bundle? = nil, isDark: Bool = false
  ) -> ImageFile? {
    for folder in searched(bundle) {
      let found =
        looseFiles(named: name, in: folder) + cataloged(named: name, in: folder, scale: scale, isDark: isDark)
      let sorted = found.sorted { $0.scale < $1.scale }
      if let best = sorted.first(where: { $0.scale >= scale }) ?? sorted.last { return best }
    }
    return nil
  }

  /// Returns the folders that are searched for resources of `bundle`, in order.
  static func searched(_ bundle: Bundle?) -> [URL] {
    [bundle?.resourceURL].compactMap { $0 } + all + [Bundle.main.resourceURL].compactMap { $0 }
  }

  /// Returns the contents of the regular file at `path`; `nil` if it is larger than 64 MB or cannot be read.
  package static func contents(of path: String) -> Data? {
    (try? InputFile.read(path, limit: 64 << 20)).map { Data($0) }
  }

  /// Returns the fault of the image in the file at `path`; `nil` if its structure is valid or there is no such file.
  package static func fault(ofFile path: String) -> ImageFault? {
    contents(of: path).flatMap { ImageFault(of: $0) }
  }

  /// Returns the number of pixels per point in a file name's suffix (`@2x`, `@3x`); 1 without a suffix.
  static func scale(ofFileNamed path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      .replacingOccurrences(of: "~ipad", with: "").replacingOccurrences(of: "~iphone", with: "")
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  private static func looseFiles(named name: String, in folder: URL) -> [ImageFile] {
    let typed = ["png", "jpg", "jpeg"].contains(URL(fileURLWithPath: name).pathExtension.lowercased())
    let stem = typed ? String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) : name
    let endings = typed ? [URL(fileURLWithPath: name).pathExtension] : ["png", "jpg", "jpeg"]
    return ["@3x", "@2x", ""].flatMap { density in
      endings.map { folder.appendingPathComponent("\(stem)\(density).\($0)") }
    }
    .filter { FileManager.default.fileExists(atPath: $0.path) }
    .map { ImageFile(url: $0, scale: scale(ofFileNamed: $0.path)) }
  }

  private static func cataloged(named name: String, in folder: URL, scale: CGFloat, isDark: Bool) -> [ImageFile] {
    // A name with the ending of a file also finds the image set without it.
    let stem = ["png", "jpg", "jpeg"].first { name.lowercased().hasSuffix("." + $0) }.map {
      String(name.dropLast($0.count + 1))
    }
    let sets = ([name] + [stem].compactMap { $0 }).flatMap { AssetCatalogs.sets("\($0).imageset", in: folder) }
    return sets.flatMap { set -> [ImageFile] in
      let listing = contents(of: set.appendingPathComponent("Contents.json").path)
      guard let listing, let contents = try? JSONDecoder().decode(ImageSetContents.self, from: listing) else {
        return []
      }
      let fitting = contents.images.filter { AssetCatalogs.fits($0.appearances, isDark: isDark) }
      let specific = fitting.filter { $0.filename != nil && AssetCatalogs.isSpecific($0.appearances) }
      return (specific.isEmpty ? fitting : specific).compactMap { entry in
        guard let file = entry.filename else { return nil }
        let url = set.appendingPathComponent(file)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        // Xcode turns SVG files into pixels at the scale of each device.
        let ownScale: CGFloat = entry.scale == "3x" ? 3 : entry.scale == "2x" ? 2 : 1
        return ImageFile(
          url: url, scale: url.pathExtension.lowercased() == "svg" ? scale : ownScale,
          settings: ImageSetSettings(contents.properties, entry.resizing, entry.insets, scale: ownScale))
      }
    }
  }

  private struct ImageSetContents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [AssetCatalogs.Appearance]?
      var resizing: ImageSetSettings.Resizing?
      var insets: ImageSetSettings.Sides?

      enum CodingKeys: String, CodingKey {
        case filename, scale, appearances, resizing
        case insets = "alignment-insets"
      }
    }
    var images: [Entry]
    var properties: ImageSetSettings.SetProperties?
  }
}

extension UIImage {
  /// Creates the image with the given name in ``ImageFolders``, with or without a file extension; `nil` if there is
  /// none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image with the given name in `bundle` or, if it is not there, in ``ImageFolders``, at the scale that
  /// best matches the traits.
  ///
  /// Differs from UIKit: the image does not change with the traits later.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let traits = traitCollection ?? .current
    guard
      let file = ImageFolders.file(
        named: name, scale: max(traits.displayScale, 1), in: bundle, isDark: traits.userInterfaceStyle == .dark),
      let properties = Properties(file)
    else { return nil }
    self.init(properties: properties)
  }
}
