// SPDX-License-Identifier: MIT

import Foundation

/// The way in which a map follows the device. Raw values are MapKit's.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
