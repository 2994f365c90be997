// SPDX-License-Identifier: MIT

/// The spelling of chains in one library.
enum ChainDialect: Sendable {
  case snapKit
  case masonry

  /// The name of the module.
  var module: String { self == .snapKit ? "SnapKit" : "Masonry" }

  /// Returns the opening of a block of chains.
  func opening(_ item: String) -> String {
    switch self {
    case .snapKit: "\(item).snp.makeConstraints { make in"
    case .masonry: "\(item).mas_makeConstraints { make in"
    }
  }

  /// The short names of sets of attributes.
  var sets: [(name: String, attributes: Set<String>)] {
    let common: [(name: String, attributes: Set<String>)] = [
      ("edges", ["left", "top", "right", "bottom"]), ("center", ["centerX", "centerY"]), ("size", ["width", "height"]),
    ]
    guard self == .snapKit else { return common }
    return common + [("directionalEdges", ["leading", "top", "trailing", "bottom"])]
  }

  /// Returns the end of a chain that names the constraint.
  func label(_ identifier: String) -> String {
    self == .snapKit ? ".labeled(\(SwiftLiteral.text(identifier)))" : ".key(\(SwiftLiteral.text(identifier)))"
  }
}
