// SPDX-License-Identifier: MIT

import SystemFont

/// The layout of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps the text to the next line, between words if possible.
  case byWordWrapping = 0
  /// Wraps the text to the next line before the first character that does not fit.
  case byCharWrapping = 1
  /// Clips the text.
  case byClipping = 2
  /// Replaces text at the start of the line with "…".
  case byTruncatingHead = 3
  /// Replaces text at the end of the line with "…".
  case byTruncatingTail = 4
  /// Replaces text in the middle of the line with "…".
  case byTruncatingMiddle = 5

  /// The corresponding mode of the line breaker.
  package var mode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWord
    case .byCharWrapping: .byCharacter
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }

  /// Whether the mode wraps text to the next lines.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension NSLineBreakMode: NamedCases {
  package static var kindOfValue: String { "a line break mode" }
  package static var namedCases: [(name: String, value: NSLineBreakMode)] {
    [
      ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
      ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
      ("byTruncatingMiddle", .byTruncatingMiddle),
    ]
  }
  package static var documentNames: [String: String] {
    [
      "byWordWrapping": "wordWrap", "byCharWrapping": "characterWrap", "byClipping": "clip",
      "byTruncatingHead": "headTruncation", "byTruncatingTail": "tailTruncation",
      "byTruncatingMiddle": "middleTruncation",
    ]
  }
}
