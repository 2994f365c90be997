// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let collectionRows = itemSelectionRows + itemMovementRows + listCellRows + itemGestureRows
}
