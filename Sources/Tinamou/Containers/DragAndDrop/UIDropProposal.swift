// SPDX-License-Identifier: MIT

/// What would happen with dropped items. Raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What would happen with items that were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// What would happen.
  open private(set) var operation: UIDropOperation
  /// Whether the finger needs to be placed exactly. The default is `false`. Stored; has no effect.
  open var isPrecise = false
  /// Whether the picture of the items keeps its size. The default is `false`. Stored; has no effect.
  open var prefersFullSizePreview = false
}
