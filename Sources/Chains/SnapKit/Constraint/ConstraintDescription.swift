// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The parts of a chain such as `make.left.equalTo(view).offset(20)` so far.
@preconcurrency @MainActor
public class ConstraintDescription {
  let item: any LayoutConstraintItem
  var attributes: AttributeMask
  var relation: LayoutRelation?
  var location: CallLocation?
  var related: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant: any ConstraintConstantTarget = 0
  var priority = LayoutPriority.required
  var label: String?

  init(item: any LayoutConstraintItem, attributes: AttributeMask) {
    self.item = item
    self.attributes = attributes
  }

  /// The constraint, created from the chain when this property is first read; `nil` without a relation.
  private(set) lazy var constraint: Constraint? = {
    guard let relation, let related, let location else { return nil }
    return Constraint(
      item: item, attributes: attributes, relation: relation, to: related, multiplier: multiplier,
      constant: constant, priority: priority, label: label, location: location)
  }()
}

/// The location in the source code at which a chain specifies its relation.
struct CallLocation: Sendable {
  /// The path of the file, as in `#file`.
  let file: String
  let line: UInt

  /// The name of the file and the line, `ProfileView.swift#12`.
  var text: String { "\(file.split(separator: "/").last.map(String.init) ?? file)#\(line)" }
}
