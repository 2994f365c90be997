// SPDX-License-Identifier: MIT

import Foundation

/// The activity of the user. Raw values are those of Core Location.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}
