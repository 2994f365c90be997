// SPDX-License-Identifier: MIT

import Foundation

/// What the user does. Raw values are those of Core Location.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}
