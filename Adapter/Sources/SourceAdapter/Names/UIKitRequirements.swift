// SPDX-License-Identifier: MIT

/// The methods with parameters that protocols of UIKit, and of the modules beside it, require or allow.
enum UIKitRequirements {
  /// The requirements with a number of parameters.
  static func names(parameterCount: Int) -> [MethodName] { byCount[parameterCount] ?? [] }

  private static let byCount: [Int: [MethodName]] = Dictionary(
    grouping: [table, companionTable].flatMap { $0.split(separator: "\n") }.compactMap { MethodName($0) },
    by: \.labels.count)
}
