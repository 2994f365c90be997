// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import Pictures

/// An input with the output of its picture.
struct PictureTarget {
  /// The layout file; `-` for the standard input.
  let input: String
  /// The file to write; `nil` for the standard output.
  let url: URL?
  /// The picture format.
  let format: Picture.Format

  /// Returns the targets for the pictures of `inputs`. Without an output, each picture is written beside its file, with
  /// the extension added to the file's whole name, so that it does not replace an image of the project.
  ///
  /// - Throws: ``OutputError`` if the output cannot take them. Nothing has been read or written at that point.
  static func targets(
    for inputs: [RenderInput], output: String?, format: Picture.Format?
  ) throws(OutputError) -> [PictureTarget] {
    let files = inputs.map(\.path)
    guard let output else {
      if files.contains("-") { throw .namelessInput }
      let format = format ?? .png
      return files.map {
        PictureTarget(input: $0, url: URL(fileURLWithPath: $0 + "." + format.rawValue), format: format)
      }
    }
    if output == "-" { return files.map { PictureTarget(input: $0, url: nil, format: format ?? .png) } }
    if output.hasSuffix("/") { OutputFolder.make(output) }
    if isFolder(output) {
      var targets: [PictureTarget] = []
      for input in inputs { targets.append(try target(for: input, in: output, format: format ?? .png)) }
      try checkNames(of: targets)
      return targets
    }
    guard files.count == 1, let file = files.first, !output.hasSuffix("/") else { throw .missingFolder(output) }
    guard let kind = Picture.Format(path: output) else { throw .unknownFormat(output) }
    if let format, format != kind { throw .formatMismatch(output, format.rawValue) }
    let url = URL(fileURLWithPath: output)
    let folder = FilePath.folder(of: output)
    guard isFolder(folder) else { throw .missingFolder(folder) }
    return [PictureTarget(input: file, url: url, format: kind)]
  }

  private static func target(
    for input: RenderInput, in folder: String, format: Picture.Format
  ) throws(OutputError) -> PictureTarget {
    guard input.path != "-" else { throw .namelessInput }
    let name = baseName(of: input.name) + "." + format.rawValue
    return PictureTarget(
      input: input.path, url: URL(fileURLWithPath: folder).appendingPathComponent(name), format: format)
  }

  /// Returns the name of the file without its folder and extensions.
  private static func baseName(of file: String) -> String {
    var name = file
    for ending in [".yaml", ".yml", ".layout", ".storyboard", ".xib"] where name.hasSuffix(ending) && name != ending {
      name = String(name.dropLast(ending.count))
    }
    return name
  }

  private static func checkNames(of targets: [PictureTarget]) throws(OutputError) {
    var inputs: [URL: String] = [:]
    for target in targets {
      guard let url = target.url else { continue }
      if let other = inputs[url] { throw .sameName(other, target.input) }
      inputs[url] = target.input
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
