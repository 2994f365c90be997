// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import Pictures

/// The output of an animation: numbered files, or one animated file.
enum FrameTarget: Equatable {
  /// Files with a number between two parts of the name. The number is counted from 1 and padded with zeros to `digits`
  /// digits.
  case numbered(before: String, digits: Int, after: String)
  /// An animated SVG.
  case animated(URL)

  /// The maximum number of digits that frames' numbers are filled up to.
  private static let maximumDigits = 9

  /// Creates the target that `output` describes.
  ///
  /// - Throws: ``OutputError`` if frames cannot be written there.
  init(output: String) throws(OutputError) {
    let folder = FilePath.folder(of: output)
    if output.contains("%") { OutputFolder.make(folder) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw .missingFolder(folder)
    }
    guard let kind = Picture.Format(path: output) else { throw .unknownFormat(output) }
    if let number = output.range(of: "%0?[0-9]*d", options: .regularExpression) {
      let width = output[number].dropFirst().dropLast()
      let digits = width.isEmpty ? 1 : Int(width) ?? .max
      guard digits <= Self.maximumDigits else { throw .longFrameNumber(output, limit: Self.maximumDigits) }
      self = .numbered(
        before: String(output[..<number.lowerBound]), digits: digits, after: String(output[number.upperBound...]))
    } else if kind == .svg {
      self = .animated(URL(fileURLWithPath: output))
    } else {
      throw .noFrameNumber(output)
    }
  }

  /// Returns the file name of a frame, counted from 1.
  static func name(_ number: Int, before: String, digits: Int, after: String) -> String {
    let text = String(number)
    return before + String(repeating: "0", count: max(digits - text.count, 0)) + text + after
  }

  /// Writes `frames`, which together last `duration` seconds.
  func write(_ frames: [Picture], duration: TimeInterval) throws(PictureError) {
    switch self {
    case .numbered(let before, let digits, let after):
      for (index, frame) in frames.enumerated() {
        let path = Self.name(index + 1, before: before, digits: digits, after: after)
        try frame.write(to: URL(fileURLWithPath: path))
      }
    case .animated(let url):
      try Picture.write(try Picture.animatedSVG(of: frames, duration: duration), to: url)
    }
  }
}
