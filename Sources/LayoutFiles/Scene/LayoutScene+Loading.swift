// SPDX-License-Identifier: MIT

import Tinamou

extension LayoutScene {
  /// Reads the file at `path`, creates its views and lays them out.
  ///
  /// - Throws: The first error of the file, with its position.
  public static func load(
    path: String, options: SceneOptions = SceneOptions()
  ) throws(LayoutFileError) -> LayoutScene {
    let data: Data
    do {
      data = try boundedContents(of: path)
    } catch {
      throw LayoutFileError(.unreadable(FileReason.words(for: error, path: path)), at: .start, path: path)
    }
    return try load(data: data, path: path, options: options)
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
    let screen = SceneScreen(file: try ScreenReader.read(entries, of: source), options: options)
    // Fonts and colors depend on the current traits, so these are set while the file is read.
    return try screen.whileCurrent { () throws(LayoutFileError) in
      let document = try DocumentReader(source: source, entries: entries, screen: screen.file).document()
      return try SceneBuilder(document: document, screen: screen, options: options).scene()
    }
  }

  /// The bytes of a file, up to one byte more than the limit, so that endless devices are rejected too.
  private static func boundedContents(of path: String) throws -> Data {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path, "isFolder": true])
    }
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    var data = Data()
    while data.count <= YAMLReader.byteLimit, let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
      data += part
    }
    return data
  }
}

/// Reasons why a file cannot be read, without its path.
private enum FileReason {
  static func words(for error: any Error, path: String) -> String {
    let error = error as NSError
    if error.userInfo["isFolder"] != nil { return "this is a directory, not a file" }
    switch error.code {
    case CocoaError.fileNoSuchFile.rawValue, CocoaError.fileReadNoSuchFile.rawValue: return "no such file"
    case CocoaError.fileReadNoPermission.rawValue: return "permission denied"
    default: return "the file cannot be read"
    }
  }
}
