// SPDX-License-Identifier: MIT

import Foundation
import SystemFiles
import Tinamou

extension LayoutScene {
  /// The maximum size of a layout file, in bytes.
  package static var fileSizeLimit: Int { YAMLReader.byteLimit }

  /// Reads the file at `path`, creates its views and lays them out.
  ///
  /// - Throws: The first error of the file, with the others in ``LayoutFileError/others``.
  public static func load(
    path: String, options: SceneOptions = SceneOptions()
  ) throws(LayoutFileError) -> LayoutScene {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path, limit: YAMLReader.byteLimit)
    } catch {
      throw LayoutFileError(LayoutFileFault(error), at: .start, path: path)
    }
    return try load(data: Data(bytes), path: path, options: options)
  }

  /// Creates and lays out the views of a layout file in `data`. `path` is used for messages and to find images.
  public static func load(
    data: Data, path: String, options: SceneOptions = SceneOptions()
  ) throws(LayoutFileError) -> LayoutScene {
    guard data.count <= YAMLReader.byteLimit else {
      throw LayoutFileError(.tooLarge(limit: YAMLReader.byteLimit), at: .start, path: path)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw LayoutFileError(.notText, at: .start, path: path)
    }
    return try load(text: text, path: path, options: options)
  }

  /// Creates and lays out the views of a layout file in `text`. `path` is used for messages and to find images.
  public static func load(
    text: String, path: String, options: SceneOptions = SceneOptions()
  ) throws(LayoutFileError) -> LayoutScene {
    let source = SourceText(path: path, text: text)
    guard let root = try YAMLReader.read(source), !root.isNull else {
      throw LayoutFileError(.empty, at: .start, of: source)
    }
    guard case .mapping(let entries) = root.content else {
      throw LayoutFileError(
        .wrongKind(expected: .mapping, found: root.kind, of: "layout file"), at: root.position, of: source)
    }
    let faults = FaultCollector()
    let request = ScreenEntryReader.read(entries, of: source, options: options, faults: faults)
    let screen = SceneScreen(file: request, options: options)
    // Fonts and colors depend on the current traits, so these are set while the file is read.
    return try screen.whileCurrent { () throws(LayoutFileError) in
      let document = try LayoutFileReader(
        source: source, entries: entries, screen: screen.file, faults: faults
      ).document()
      return try SceneBuilder(document: document, screen: screen, options: options, faults: faults).scene()
    }
  }
}

extension LayoutFileFault {
  /// Creates the fault for a file that cannot be read.
  fileprivate init(_ fault: FileFault) {
    switch fault {
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .notRegular(.folder): self = .unreadable("this is a directory, not a file")
    case .system(ENOENT): self = .unreadable("no such file")
    case .system(EACCES): self = .unreadable("permission denied")
    case .notRegular, .system, .isInput: self = .unreadable(fault.reason)
    }
  }
}
