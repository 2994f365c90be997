// SPDX-License-Identifier: MIT

/// Whether a text takes the colors behind it. Raw values are UIKit's.
public enum UILabelVibrancy: Int, Sendable { case none, automatic }

/// Whether tall letters enlarge a text. Raw values are UIKit's.
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic, oversize }
