// SPDX-License-Identifier: MIT

import Foundation

/// The direction of the device. There is no compass.
open class CLHeading: NSObject {
  /// The direction to the magnetic north, in degrees. Always 0.
  open var magneticHeading: CLLocationDirection { 0 }
  /// The direction to the north, in degrees. Always 0.
  open var trueHeading: CLLocationDirection { 0 }
  /// The inaccuracy, in degrees. Always negative: the direction is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
}
