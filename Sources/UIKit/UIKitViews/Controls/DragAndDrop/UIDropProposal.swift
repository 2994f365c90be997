// SPDX-License-Identifier: MIT

/// The operation that a drop performs. Raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// The operation that a drop would perform now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The operation.
  open private(set) var operation: UIDropOperation
  /// Whether the drop needs a precise location. The default is `false`. Stored; has no effect.
  open var isPrecise = false
  /// Whether the preview of the items has its full size. The default is `false`. Stored; has no effect.
  open var prefersFullSizePreview = false
}
