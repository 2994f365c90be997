// SPDX-License-Identifier: MIT

import Foundation

/// The sizes of the pages of a file in PDF, as far as they stand in it without compression.
struct PageBoxes {
  /// The width and height of each page, in points, with the rotation.
  struct Page {
    var size: CGSize
    var rotation: Int
  }

  let pages: [Page]

  /// Reads a file; `nil` if it is none in PDF.
  ///
  /// The objects of pages are searched for in the bytes. Where they are in compressed streams, the file has no pages here.
  init?(_ data: Data) {
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    let text = String(decoding: data, as: Unicode.ASCII.self)
    let common = Self.box(in: text) ?? CGSize(width: 612, height: 792)
    pages = text.components(separatedBy: "endobj").compactMap { object in
      guard Self.isPage(object) else { return nil }
      return Page(size: Self.box(in: object) ?? common, rotation: Self.number(after: "/Rotate", in: object) ?? 0)
    }
  }

  private static func isPage(_ object: String) -> Bool {
    var rest = object[...]
    while let range = rest.range(of: "/Type") {
      rest = rest[range.upperBound...]
      let value = rest.drop { $0.isWhitespace }
      if value.hasPrefix("/Page"), value.dropFirst(5).first?.isLetter != true { return true }
    }
    return false
  }

  /// The size of the first media box in a text.
  private static func box(in text: String) -> CGSize? {
    guard let key = text.range(of: "/MediaBox"), let start = text[key.upperBound...].firstIndex(of: "["),
      let end = text[start...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[start..<end].dropFirst().split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  private static func number(after key: String, in text: String) -> Int? {
    guard let range = text.range(of: key) else { return nil }
    return Int(text[range.upperBound...].drop { $0.isWhitespace }.prefix { $0.isNumber || $0 == "-" })
  }
}
