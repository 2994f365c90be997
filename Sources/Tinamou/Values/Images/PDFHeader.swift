// SPDX-License-Identifier: MIT

import Foundation

/// The size of the first page of a PDF file, which images in asset catalogs often are.
struct PDFHeader {
  /// The size of the page, in points.
  let size: CGSize

  /// Reads the first `MediaBox` that is not compressed; `nil` for other data.
  ///
  /// Source: ISO 32000-1, 7.7.3.3 and 14.11.2.
  init?(_ data: Data) {
    guard data.starts(with: Data("%PDF-".utf8)), let name = data.range(of: Data("/MediaBox".utf8)),
      let open = data[name.upperBound...].firstIndex(of: UInt8(ascii: "[")),
      let close = data[open...].firstIndex(of: UInt8(ascii: "]")), close - open < 128
    else { return nil }
    let numbers = String(decoding: data[(open + 1)..<close], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let (width, height) = (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
    guard width > 0, height > 0, width <= 16_384, height <= 16_384 else { return nil }
    size = CGSize(width: width, height: height)
  }
}
