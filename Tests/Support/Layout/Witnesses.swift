// SPDX-License-Identifier: MIT

import UIKit

/// Returns the exceptions that `body` raises, each as `Name: reason`, with addresses replaced by `0x0`.
@MainActor
public func raised(_ body: () throws -> Void) rethrows -> [String] {
  let before = LayoutException.handler
  defer { LayoutException.handler = before }
  var raised: [String] = []
  LayoutException.handler = { raised.append("\($0.rawValue): \(withoutAddresses($1))") }
  try body()
  return raised
}

/// Returns the messages that `body` logs, with addresses replaced by `0x0`.
@MainActor
public func logged(_ body: () throws -> Void) rethrows -> [String] {
  let before = LayoutLog.handler
  defer { LayoutLog.handler = before }
  var logged: [String] = []
  LayoutLog.handler = { logged.append(withoutAddresses($0)) }
  try body()
  return logged
}

/// Returns `text` with every address replaced by `0x0`.
public func withoutAddresses(_ text: String) -> String {
  text.replacingOccurrences(of: "0x[0-9a-fA-F]+", with: "0x0", options: .regularExpression)
}

/// Performs `body` on a simulated screen of `scale` pixels per point, and then restores the previous screen. The
/// default size is 375 × 667 points.
@MainActor
public func onScreen<Result>(
  scale: CGFloat, width: CGFloat = 375, height: CGFloat = 667, _ body: () throws -> Result
) rethrows -> Result {
  try DeviceProfile.custom(width: width, height: height, scale: scale).whileSimulated { try body() }
}
