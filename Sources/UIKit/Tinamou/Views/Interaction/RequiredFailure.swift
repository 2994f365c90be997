// SPDX-License-Identifier: MIT

/// A recognizer that has to fail before another one is recognized. It is not retained.
struct RequiredFailure {
  weak var recognizer: UIGestureRecognizer?
}
