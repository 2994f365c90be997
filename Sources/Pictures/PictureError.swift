// SPDX-License-Identifier: MIT

import Foundation

/// Why a picture could not be made.
public enum PictureError: Error, Equatable, Sendable {
  /// The file name ends in something other than png, svg or pdf.
  case unknownFormat(path: String)
  /// The picture has no area, or a side that is not a number.
  case emptyPicture(width: CGFloat, height: CGFloat)
  /// The picture has more pixels than the renderer can hold: 32767 on a side.
  case tooLarge(width: Int, height: Int)
  /// The file could not be written; nothing of it was left behind.
  case unwritable(path: String, reason: String)
  /// An image in the picture could not be unpacked.
  case badImage(reason: String)
  /// Cairo gave up.
  case renderer(reason: String)
}

extension PictureError: LocalizedError, CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .unknownFormat(let path):
      "cannot tell the picture's format from '\(path)': the name must end in .png, .svg or .pdf"
    case .emptyPicture(let width, let height):
      "a picture of \(Self.number(width)) by \(Self.number(height)) points has nothing to show"
    case .tooLarge(let width, let height):
      "a picture of \(width) by \(height) pixels is too large; at most 32767 are possible on a side"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    case .badImage(let reason): "an image cannot be unpacked: \(reason)"
    case .renderer(let reason): "the picture could not be drawn: \(reason)"
    }
  }

  /// One sentence for a person.
  public var errorDescription: String? { description }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
