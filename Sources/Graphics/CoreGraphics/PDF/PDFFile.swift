// SPDX-License-Identifier: MIT

import Foundation

/// The objects of a PDF file.
///
/// Objects are found by their first line, not by the table of references, so that damaged files can be read. Files that
/// are encrypted are not supported. Source: ISO 32000-1, 7.5.
struct PDFFile {
  /// The maximum size of a file, in bytes.
  private static let maximumCount = 1 << 23

  /// The number of bytes that may still be decoded. Streams can be used many times, so a small file could demand
  /// any amount of work.
  private final class Budget {
    var bytes: Int

    init(bytes: Int) { self.bytes = bytes }
  }

  private let bytes: [UInt8]
  private let budget: Budget
  private var objects: [Int: PDFValue] = [:]

  /// Reads the objects; `nil` for other data.
  init?(_ data: Data) {
    guard data.starts(with: Data("%PDF-".utf8)), data.count <= Self.maximumCount else { return nil }
    bytes = Array(data)
    budget = Budget(bytes: max(1 << 22, 4 * data.count))
    readObjects(data)
    if objects.values.contains(where: { $0.entries?["Encrypt"] != nil }) { return nil }
    for object in objects.values where object.entries?["Type"]?.name == "ObjStm" { readObjects(inStream: object) }
  }

  /// The value that a value refers to, or else the value itself.
  func resolved(_ value: PDFValue?) -> PDFValue? {
    guard case .reference(let number)? = value else { return value }
    if case .reference? = objects[number] { return nil }
    return objects[number]
  }

  /// The dictionary of the first page; that of any page in a file without a catalog.
  var firstPage: [String: PDFValue]? {
    let all = objects.values.compactMap(\.entries)
    guard let catalog = all.first(where: { $0["Type"]?.name == "Catalog" }) else {
      return objects.sorted { $0.key < $1.key }.compactMap(\.value.entries).first { $0["Type"]?.name == "Page" }
    }
    var node = resolved(catalog["Pages"])?.entries
    for _ in 0..<16 {
      guard let current = node, let child = resolved(current["Kids"])?.elements?.first else { return node }
      let inherited = current.filter { ["MediaBox", "Resources"].contains($0.key) }
      node = resolved(child)?.entries?.merging(inherited) { own, _ in own }
    }
    return nil
  }

  /// The numbers of an array.
  func numbers(_ value: PDFValue?) -> [Double]? {
    resolved(value)?.elements?.compactMap { resolved($0)?.number }
  }

  /// The decoded contents of a stream, or of several streams; `nil` if the encoding is not supported.
  func contents(_ value: PDFValue?) -> [UInt8]? {
    let value = resolved(value)
    if let parts = value?.elements {
      let streams = parts.filter { resolved($0)?.elements == nil }
      return Array(streams.compactMap(contents).joined(separator: [10]))
    }
    guard case .stream(let entries, let position)? = value, let data = encoded(entries, from: position) else {
      return nil
    }
    let filter = resolved(entries["Filter"])
    switch filter?.name ?? filter?.elements.flatMap({ $0.count == 1 ? $0[0].name : $0.isEmpty ? "" : "several" }) {
    case nil, "": return Array(data)
    case "FlateDecode", "Fl": return Inflate.contents(ofStream: Array(data)).flatMap { spend($0.count) ? $0 : nil }
    default: return nil
    }
  }

  /// The bytes of a picture in the format JPEG.
  func jpeg(_ value: PDFValue?) -> Data? {
    guard case .stream(let entries, let position)? = resolved(value) else { return nil }
    let filter = resolved(entries["Filter"])
    guard filter?.name == "DCTDecode" || filter?.elements == [.name("DCTDecode")] else { return nil }
    return encoded(entries, from: position).map { Data($0) }
  }

  /// The bytes of a stream as they are in the file; `nil` if nothing more may be decoded.
  private func encoded(_ entries: [String: PDFValue], from position: Int) -> ArraySlice<UInt8>? {
    // Each step costs something, also that of an empty stream.
    guard spend(64) else { return nil }
    var end = bytes.count
    if let length = resolved(entries["Length"])?.number, length >= 0, length <= Double(bytes.count - position) {
      end = position + Int(length)
    } else if let found = bytes[position...].firstRange(of: Array("endstream".utf8)) {
      end = found.lowerBound
    }
    return spend(end - position) ? bytes[position..<end] : nil
  }

  /// Subtracts the cost of a step, in bytes, from what may still be decoded. Returns `false` if nothing is left.
  func spend(_ count: Int) -> Bool {
    guard budget.bytes >= 0 else { return false }
    budget.bytes -= count
    return budget.bytes >= 0
  }

  // MARK: Reading

  /// Reads each object `number generation obj …`; the last one with a number counts.
  private mutating func readObjects(_ data: Data) {
    let mark = Data(" obj".utf8)
    var start = data.startIndex
    while let found = data.range(of: mark, in: start..<data.endIndex) {
      start = found.upperBound
      guard let number = number(before: found.lowerBound) else { continue }
      var scanner = PDFScanner(bytes, at: found.upperBound)
      guard let value = scanner.next() else { continue }
      objects[number] = value
      let afterValue = scanner.position
      if case .dictionary(let entries) = value, scanner.next() == .word("stream") {
        var position = scanner.position
        if position < bytes.count, bytes[position] == 13 { position += 1 }
        if position < bytes.count, bytes[position] == 10 { position += 1 }
        objects[number] = .stream(entries, position: position)
      }
      start = max(start, afterValue)
    }
  }

  /// The number of the object whose generation ends at a position.
  private func number(before position: Int) -> Int? {
    func digits(_ end: Int) -> Int {
      var start = end
      while start > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start - 1]) { start -= 1 }
      return start
    }
    let generation = digits(position)
    guard generation < position, generation > 1, bytes[generation - 1] == 32 else { return nil }
    let start = digits(generation - 1)
    return Int(String(decoding: bytes[start..<generation - 1], as: UTF8.self))
  }

  private mutating func readObjects(inStream stream: PDFValue) {
    guard let contents = contents(stream), let first = resolved(stream.entries?["First"])?.number,
      let count = resolved(stream.entries?["N"])?.number, first >= 0, first <= Double(contents.count),
      (0...100_000).contains(count)
    else { return }
    var header = PDFScanner(contents)
    for _ in 0..<Int(count) {
      guard let number = header.next()?.number, let offset = header.next()?.number,
        let key = Int(exactly: number), let position = Int(exactly: offset + first),
        (0..<contents.count).contains(position)
      else { return }
      var scanner = PDFScanner(contents, at: position)
      if objects[key] == nil { objects[key] = scanner.next() }
    }
  }
}
