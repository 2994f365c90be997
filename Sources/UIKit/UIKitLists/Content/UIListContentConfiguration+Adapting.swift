// SPDX-License-Identifier: MIT

/// Headers and footers that have the style of the list around them.
extension UIListContentConfiguration {
  /// A part of a list whose style depends on the list.
  enum ListPart { case header, footer }

  /// Returns the configuration in the style of a kind of list. What the app has changed stays.
  func adapted(to environment: UIListEnvironment) -> UIListContentConfiguration {
    guard let adaptivePart else { return self }
    let (plain, wanted) = styles(of: adaptivePart, in: environment)
    var result = self
    result.textProperties.adopt(wanted.textProperties, insteadOf: plain.textProperties)
    result.secondaryTextProperties.adopt(wanted.secondaryTextProperties, insteadOf: plain.secondaryTextProperties)
    if directionalLayoutMargins == plain.directionalLayoutMargins {
      result.directionalLayoutMargins = wanted.directionalLayoutMargins
    }
    if minimumHeight == plain.minimumHeight { result.minimumHeight = wanted.minimumHeight }
    return result
  }

  private func styles(of part: ListPart, in environment: UIListEnvironment) -> (plain: Self, wanted: Self) {
    let isGrouped = environment == .grouped || environment == .insetGrouped
    switch part {
    case .header:
      if environment == .sidebar { return (.plainHeader(), .sidebarHeader()) }
      return (.plainHeader(), isGrouped ? .groupedHeader() : .plainHeader())
    case .footer: return (.plainFooter(), isGrouped ? .groupedFooter() : .plainFooter())
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Takes the font, the color and the case of a style where they are still those of another one.
  fileprivate mutating func adopt(_ new: Self, insteadOf old: Self) {
    if font == old.font { font = new.font }
    if color == old.color { color = new.color }
    if transform == old.transform { transform = new.transform }
  }
}
