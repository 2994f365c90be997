// SPDX-License-Identifier: MIT

import Foundation

/// A reason for which the bytes of an image cannot be decoded, determined from their structure.
package enum ImageFault: Error, Hashable, Sendable {
  /// The bytes do not begin with the signature of a PNG or JPEG file.
  case unknownFormat
  /// The bytes end before the end of the image.
  case truncated
  /// The image has more pixels than ``maximumPixelCount``.
  case tooLarge(width: Int, height: Int)
  /// A part of the image contradicts the format.
  case damaged

  /// The maximum number of pixels in an image, that of the largest camera of an iPhone. Decoding takes 4 to 20 bytes
  /// for each.
  package static let maximumPixelCount = 50_000_000

  /// Determines the fault of the image in `data`; `nil` if its structure is valid.
  ///
  /// It needs no memory except a copy of the data, so a truncated image is detected before decoding.
  ///
  /// - Complexity: linear in the chunks of a PNG file, and in the segments of a JPEG file before its pixels.
  package init?(of data: Data) {
    guard let header = ImageHeader(data) else {
      self = data.starts(with: PNGStructure.signature) || data.starts(with: [0xFF, 0xD8]) ? .truncated : .unknownFormat
      return
    }
    if let fault = ImageFault(width: header.width, height: header.height) {
      self = fault
    } else if header.format == .png, let fault = PNGStructure([UInt8](data)).fault {
      self = fault
    } else {
      return nil
    }
  }

  /// Determines the fault of an image of that size in pixels; `nil` if it can be decoded.
  package init?(width: Int, height: Int) {
    let (count, isOverflow) = width.multipliedReportingOverflow(by: height)
    guard isOverflow || count > Self.maximumPixelCount else { return nil }
    self = .tooLarge(width: width, height: height)
  }

  /// A short description of the fault.
  package var reason: String {
    switch self {
    case .unknownFormat: "it is neither a PNG nor a JPEG file"
    case .truncated: "it is truncated"
    case .damaged: "it is damaged"
    case .tooLarge(let width, let height):
      "it has \(width) by \(height) pixels; at most \(Self.maximumPixelCount) in all can be decoded"
    }
  }
}

/// Draws images into files. The module `Pictures` implements it if it is part of the program.
package protocol ImageEncoding: AnyObject {
  /// Returns the data of a PNG file with the pixels of an image; `nil` if it cannot be drawn.
  static func png(of image: DrawingCommand.Image, scale: CGFloat) -> Data?
}

/// The implementation of ``ImageEncoding`` in the program.
enum ImageEncoder {
  /// The class of `Pictures` that implements the protocol; `nil` in a program without that module.
  static var current: (any ImageEncoding.Type)? {
    NSClassFromString("Pictures.ImageFileEncoder") as? any ImageEncoding.Type
  }
}

/// Draws SVG files. The module `Pictures` implements it if it is part of the program.
package protocol VectorImageReading: AnyObject {
  /// Returns a PNG file with the pixels of an SVG file, and the size of the image, in points.
  static func png(ofSVG data: Data, scale: CGFloat) throws -> (png: Data, size: CGSize)
}

/// The implementation of ``VectorImageReading`` in the program.
enum VectorImages {
  /// Draws an SVG file. Returns `nil` and writes a message if it cannot be drawn.
  static func png(ofSVG data: Data, scale: CGFloat, file: String) -> (png: Data, size: CGSize)? {
    guard let reader = NSClassFromString("Pictures.SVGImageReader") as? any VectorImageReading.Type else {
      DrawingWarnings.writeOnce("The SVG image \(file) is not shown: the program is not linked with Pictures.")
      return nil
    }
    do {
      return try reader.png(ofSVG: data, scale: scale)
    } catch {
      DrawingWarnings.writeOnce("The SVG image \(file) is not shown: \(error)")
      return nil
    }
  }
}
