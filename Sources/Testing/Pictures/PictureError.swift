// SPDX-License-Identifier: MIT

import Foundation

/// The errors of creating or writing a picture.
public enum PictureError: Error, Equatable, Sendable {
  /// The file name does not end in png, svg or pdf.
  case unknownFormat(path: String)
  /// The picture has no area, or a side that is NaN.
  case emptyPicture(width: CGFloat, height: CGFloat)
  /// The picture is larger than the renderer's limit of 32767 pixels per side.
  case tooLarge(width: Int, height: Int)
  /// The page of a PDF file is larger than the renderer's limit of 32767 points per side.
  case pageTooLarge(width: Int, height: Int)
  /// The file could not be written. No partial file remains.
  case unwritable(path: String, reason: String)
  /// An image in the picture could not be decoded.
  case invalidImage(reason: String, file: String? = nil)
  /// Cairo reported an error.
  case renderer(reason: String)
}

extension PictureError {
  /// Whether the error concerns the output file and not the contents of the picture.
  package var isOfOutput: Bool {
    switch self {
    case .unknownFormat, .unwritable: true
    case .emptyPicture, .tooLarge, .pageTooLarge, .invalidImage, .renderer: false
    }
  }
}

extension PictureError: LocalizedError, CustomStringConvertible {
  /// A description of the error in one sentence.
  public var description: String {
    switch self {
    case .unknownFormat(let path):
      "unknown picture format in '\(path)': the file name must end in .png, .svg or .pdf"
    case .emptyPicture(let width, let height):
      "the picture is empty: \(Self.number(width)) by \(Self.number(height)) points"
    case .tooLarge(let width, let height):
      "the picture is too large: \(width) by \(height) pixels; the maximum is 32767 per side"
    case .pageTooLarge(let width, let height):
      "the page is too large: \(width) by \(height) points; the maximum is 32767 per side"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    case .invalidImage(let reason, nil): "an image cannot be decoded: \(reason)"
    case .invalidImage(let reason, let file?): "the image '\(file)' cannot be decoded: \(reason)"
    case .renderer(let reason): "the picture could not be drawn: \(reason)"
    }
  }

  /// A description of the error in one sentence.
  public var errorDescription: String? { description }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
