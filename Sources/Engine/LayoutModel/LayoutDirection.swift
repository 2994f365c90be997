// SPDX-License-Identifier: MIT

/// The direction in which lines of text, and layouts with them, are read.
public enum LayoutDirection: Int8, Sendable, CaseIterable {
  case leftToRight = 0
  case rightToLeft = 1
}
