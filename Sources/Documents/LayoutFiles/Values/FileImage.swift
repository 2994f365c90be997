// SPDX-License-Identifier: MIT

import Tinamou

/// An image: a file, a symbol, or a rectangle of one color.
struct FileImage: FileValue {
  let image: UIImage

  static var schema: ValueSchema {
    .any([
      .text,
      .object(["symbol": .text, "pointSize": .number, "weight": UIImage.SymbolWeight.schema]),
      .object(["size": .list(.number, counts: [2]), "color": .reference("color")]),
    ])
  }

  /// Reads a path relative to the layout file, a mapping with the name of a symbol, or a mapping with a size in points.
  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> FileImage {
    guard case .mapping = node.content else { return try file(node, of: key, in: reading) }
    let fields = try FileFields(
      node, of: key, owner: "an image", keys: ["symbol", "pointSize", "weight", "size", "color"], in: reading)
    if let symbol = fields.node("symbol") { return try self.symbol(symbol, fields, in: reading) }
    return try plain(fields, at: node, in: reading)
  }

  private static func file(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> FileImage {
    let path = try reading.scalar(node, of: key).text
    let fullPath = path.hasPrefix("/") ? path : reading.folder + "/" + path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder), !isFolder.boolValue else {
      throw reading.error(.missingImage(path), at: node, suggestion: neighbor(of: path, in: reading.folder))
    }
    if let fault = ImageFolders.fault(ofFile: fullPath), fault != .unknownFormat {
      throw reading.error(.damagedImage(path, reason: fault.reason), at: node)
    }
    guard let image = UIImage(contentsOfFile: fullPath) else {
      throw reading.error(.unreadableImage(path), at: node)
    }
    return FileImage(image: image)
  }

  private static func symbol(
    _ node: SourceNode, _ fields: FileFields, in reading: FileReading
  ) throws(LayoutFileError) -> FileImage {
    let name = try reading.scalar(node, of: "symbol").text
    let size = try fields.value("pointSize", as: CGFloat.self) ?? 17
    guard size >= 1, size <= 1000 else {
      throw reading.error(.outOfRange("\(size)", range: "from 1 to 1000"), at: fields.node("pointSize") ?? node)
    }
    let weight = try fields.value("weight", as: UIImage.SymbolWeight.self) ?? .regular
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else {
      throw reading.error(.missingImage(name), at: node)
    }
    return FileImage(image: image)
  }

  private static func plain(
    _ fields: FileFields, at node: SourceNode, in reading: FileReading
  ) throws(LayoutFileError) -> FileImage {
    guard let size = try fields.value("size", as: CGSize.self) else {
      throw reading.error(.missingKey("size", owner: "an image"), at: node)
    }
    guard (1...4096).contains(size.width), (1...4096).contains(size.height) else {
      throw reading.error(.outOfRange("\(size.width) × \(size.height)", range: "from 1 to 4096"), at: node)
    }
    let color = try fields.value("color", as: UIColor.self) ?? .systemGray4
    let image = UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return FileImage(image: image)
  }

  /// Returns a file with a similar name in the same directory.
  private static func neighbor(of path: String, in folder: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let directory = parts.dropLast().joined(separator: "/")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + directory)) ?? []
    let closest = Spelling.closest(to: String(parts.last ?? ""), in: names)
    return closest.map { directory.isEmpty ? $0 : directory + "/" + $0 }
  }
}
