// SPDX-License-Identifier: MIT

/// Whether a control behaves as on an iPad or on a Mac. Raw values are UIKit's.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
