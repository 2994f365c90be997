// SPDX-License-Identifier: MIT

import Foundation

/// The build settings of a target, as a project states them: values can name other settings, `$(PRODUCT_NAME)`.
public struct BuildSettings: Sendable {
  private let values: [String: String]

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - values: What the project states.
  ///   - target: The name of the target.
  public init(_ values: [String: String], target: String) {
    let standard = [
      "TARGET_NAME": target, "PRODUCT_NAME": target, "PRODUCT_MODULE_NAME": target,
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CONFIGURATION": "Debug",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    // The module has the target's name in the package, whatever the product is called.
    self.values = standard.merging(values) { $1 }.merging(
      ["TARGET_NAME": target, "PRODUCT_MODULE_NAME": target, "EXECUTABLE_NAME": target]
    ) { $1 }
  }

  /// The names that begin with a prefix.
  func names(withPrefix prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

  /// The value of a setting, in which no other is named; `nil` if nothing states it.
  subscript(name: String) -> String? { values[name].map { expanded($0) } }

  /// A text with the values of the settings that it names. A setting that nothing states is empty, as in Xcode.
  func expanded(_ text: String) -> String { expanded(text, within: []) }

  private func expanded(_ text: String, within outer: Set<String>) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let open = rest.first, let close: Character = ["(": ")", "{": "}"][open],
        let end = rest.firstIndex(of: close)
      else {
        result.append("$")
        continue
      }
      let parts = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":").map(String.init)
      rest = rest[rest.index(after: end)...]
      guard let name = parts.first, !outer.contains(name) else { continue }
      let value = values[name].map { expanded($0, within: outer.union([name])) } ?? ""
      result += parts.dropFirst().reduce(value) { Self.modified($0, by: $1) }
    }
    return result + rest
  }

  /// A value after an operator, such as `$(PRODUCT_NAME:lower)`.
  private static func modified(_ value: String, by word: String) -> String {
    switch word {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "c99extidentifier", "identifier": ModuleName.of(target: value)
    case let word where word.hasPrefix("default="): value.isEmpty ? String(word.dropFirst(8)) : value
    default: value
    }
  }
}
