// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import CoreGraphics

/// Files of every format that an app can ask for, cut off at every byte and changed at every byte: each is an image or none, and
/// none ends the program.
@Suite("Damaged images")
struct DamagedImageTests {
  /// A file of a format.
  struct Seed: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    /// Whether it is drawn by its commands, as images in asset catalogs are.
    var isPDF: Bool { testDescription.hasPrefix("PDF") }
    /// Whether the whole file is an image.
    var isImage = true

    /// Returns whether bytes of this kind of file are an image.
    func reads(_ bytes: some Sequence<UInt8>) -> Bool {
      isPDF ? PDFDrawnPage(Data(bytes)) != nil : UIImage(data: Data(bytes)).map { $0.size.width >= 0 } ?? false
    }

    init(_ name: String, base64: String, isImage: Bool = true) {
      testDescription = name
      bytes = Array(Data(base64Encoded: base64) ?? Data())
      self.isImage = isImage
    }

    init(_ name: String, _ text: String, isImage: Bool = true) {
      testDescription = name
      bytes = Array(text.utf8)
      self.isImage = isImage
    }
  }

  private static let page = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /Contents [4 0 R] /Resources << /ColorSpace << /C [/ICCBased 5 0 R] >> >> >> endobj
    5 0 obj << /N 3 /Alternate /DeviceRGB /Title (a \\( b) /ID <AB01> >> endobj
    4 0 obj << /Length 58 >> stream
    q 1 0 0 rg 2 3 4 5 re f Q [2 4] 1 d /C cs 0 0 1 sc 0 0 m 9 9 l S
    endstream endobj
    trailer << /Root 1 0 R >>
    """

  static let seeds = [
    Seed(
      "PNG", base64: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
    Seed("PDF", page),
    Seed("PDF of 13 bytes", "%PDF-4 0 obj<", isImage: false),
    Seed("PDF that ends in a text", "%PDF-1.4\n1 0 obj << /Title (a\\", isImage: false),
  ]

  @Test("a file that is cut off is an image or none", arguments: seeds)
  @MainActor
  func truncated(seed: Seed) {
    #expect(seed.reads(seed.bytes) == seed.isImage)
    for count in seed.bytes.indices { _ = seed.reads(seed.bytes.prefix(count)) }
    // What follows a file of another origin does not matter either.
    _ = seed.reads(seed.bytes + seed.bytes.reversed())
  }

  @Test("a file with another byte is an image or none", arguments: seeds)
  @MainActor
  func changed(seed: Seed) {
    for index in seed.bytes.indices {
      for byte in [0, 0xFF, UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "\\"), UInt8(ascii: "9")] {
        var bytes = seed.bytes
        bytes[index] = byte
        _ = seed.reads(bytes)
      }
    }
  }
}
