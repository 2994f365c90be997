// SPDX-License-Identifier: MIT

/// What would happen with items that were dropped on a table now.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would go. Raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
    case automatic = 3
  }

  /// Creates a proposal with a destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a destination.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Where the items would go.
  open private(set) var intent: Intent
}
