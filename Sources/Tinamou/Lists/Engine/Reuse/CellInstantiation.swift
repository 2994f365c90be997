// SPDX-License-Identifier: MIT

/// The protocol to which the initializers of cells whose class is known only at run time are added; see ``_ViewMaking``.
///
/// Differs from UIKit: UIKit has no such protocol.
@preconcurrency @MainActor
public protocol _CellMaking {}

extension UITableViewCell: _CellMaking {}
extension UITableViewHeaderFooterView: _CellMaking {}

extension _CellMaking where Self: UITableViewCell {
  @usableFromInline @_silgen_name("tinamou_newCell")
  static func made(_ style: UITableViewCell.CellStyle, _ identifier: __owned String?) -> Self {
    unsafeDowncast(make(reusedBy: identifier, style), to: Self.self)
  }

  /// Creates a cell of a class that is known only at run time.
  @_silgen_name("tinamou_newCell")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension _CellMaking where Self: UITableViewHeaderFooterView {
  @usableFromInline @_silgen_name("tinamou_newHeaderFooterView")
  static func made(_ identifier: __owned String?) -> Self {
    unsafeDowncast(make(reusedBy: identifier), to: Self.self)
  }

  /// Creates a header or footer of a class that is known only at run time.
  @_silgen_name("tinamou_newHeaderFooterView")
  public init(reuseIdentifier: String?)
}
