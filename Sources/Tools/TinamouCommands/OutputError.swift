// SPDX-License-Identifier: MIT

import VisualFormat

/// The reason why pictures cannot be written to an output.
enum OutputError: Error, Equatable {
  /// The folder does not exist.
  case missingFolder(String)
  /// The file extension is not one of a supported picture format.
  case unknownFormat(String)
  /// The file extension does not match the format option.
  case formatMismatch(String, String)
  /// The pictures of two files would have the same name.
  case sameName(String, String)
  /// The name has no placeholder for the frame number.
  case noFrameNumber(String)
  /// The name asks for numbers of more digits than the limit.
  case longFrameNumber(String, limit: Int)
  /// The input is the standard input, which has no name for the picture.
  case namelessInput
  /// A file has several pictures, which cannot be written to the standard output together.
  case severalPictures(String)
}

/// The messages for outputs that cannot be written.
enum OutputMessages {
  static func sentence(for error: OutputError) -> String {
    switch error {
    case .missingFolder(let path): "there is no folder '\(path)' to write to"
    case .unknownFormat(let path):
      "the format of the picture is not clear from '\(path)': the name must end in .png, .svg or .pdf"
    case .formatMismatch(let path, let format): "'\(path)' does not end in .\(format)"
    case .sameName(let first, let second):
      "the pictures of '\(first)' and '\(second)' would have the same name; draw them to different folders"
    case .noFrameNumber(let path):
      "'\(path)' needs a frame number, as in frame-%03d.png; or write an animated .svg"
    case .longFrameNumber(let path, let limit):
      "the frame numbers in '\(path)' have more than \(limit) digits"
    case .severalPictures(let file):
      "'\(file)' gives several pictures; choose one with --scene or name a file or folder with -o"
    case .namelessInput: "a picture of the standard input needs a name: add -o"
    }
  }
}

/// Suggests names for misspelled ones.
enum SimilarNames {
  /// Returns the name that is most similar to `name`; `nil` if none is similar.
  static func name(closeTo name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().prefix(60))
    return
      names
      .map { (name: $0, distance: EditDistance.between(wanted, Array($0.lowercased()))) }
      .filter { $0.distance <= max(1, wanted.count / 3) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }
}
