// SPDX-License-Identifier: MIT

import Foundation

/// Whether a text is shown. Raw values are MapKit's.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
