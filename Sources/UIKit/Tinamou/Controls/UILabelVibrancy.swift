// SPDX-License-Identifier: MIT

/// Whether a text blends with the colors behind it. Stored; has no effect. Raw values are UIKit's.
public enum UILabelVibrancy: Int, Sendable { case none, automatic }

/// Whether tall letters increase the size of a text. Stored; has no effect. Raw values are UIKit's.
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic, oversize }
