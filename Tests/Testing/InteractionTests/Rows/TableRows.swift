// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let tableRows = rowSelectionRows + rowControlRows + rowSwipeRows + rowEditingRows + rowGestureRows
}
