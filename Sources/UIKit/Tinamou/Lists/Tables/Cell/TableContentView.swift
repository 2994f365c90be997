// SPDX-License-Identifier: MIT

/// The content view of a cell, header or footer of a table. Its horizontal margins come from those of its owner.
class TableContentView: CellContentView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    marginState.preservesSuperview = true
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override var preservesMarginsAbove: Bool { false }
}
