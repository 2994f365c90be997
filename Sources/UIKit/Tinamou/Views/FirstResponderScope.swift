// SPDX-License-Identifier: MIT

/// The first responder of a window.
@MainActor
final class FirstResponderScope {
  weak var current: UIResponder?
}
