// SPDX-License-Identifier: MIT

/// Why an output cannot take the pictures that are to go there.
enum OutputError: Error, Equatable {
  /// The folder is not there.
  case missingFolder(String)
  /// The ending of the name is none of a picture's.
  case unknownFormat(String)
  /// The ending of the name says another kind than the option.
  case formatMismatch(String, String)
  /// Two files would give pictures of the same name.
  case sameName(String, String)
  /// The name has no place for the numbers of frames.
  case noFrameNumber(String)
  /// The standard input has no name to call a picture after.
  case namelessInput
  /// A file gives several pictures, which cannot go to the standard output together.
  case severalPictures(String)
}

/// The sentences for outputs that cannot be written.
enum OutputWords {
  static func sentence(for error: OutputError) -> String {
    switch error {
    case .missingFolder(let path): "there is no folder '\(path)' to write to"
    case .unknownFormat(let path):
      "cannot tell the picture's kind from '\(path)': the name must end in .png, .svg or .pdf"
    case .formatMismatch(let path, let format): "'\(path)' does not end in .\(format)"
    case .sameName(let first, let second): "'\(first)' and '\(second)' would be written to the same picture"
    case .noFrameNumber(let path):
      "'\(path)' has no place for the frames' numbers: write it like frame-%03d.png, or draw an animated .svg"
    case .severalPictures(let file):
      "'\(file)' gives several pictures; choose one with --scene or name a file or folder with -o"
    case .namelessInput: "the standard input has no name to call a picture after; name the picture with -o"
    }
  }
}
