// SPDX-License-Identifier: MIT

/// The kinds of changes that a digest keeps apart, the one with the most room first.
enum ChangeKind: CaseIterable, Hashable {
  /// Constraints, stored frames, the order and the superviews, and what else places views.
  case layout
  /// Elements that are new or gone, with the outlets that lead to them.
  case presence
  /// Texts that are read.
  case text
  /// Classes, connections, identifiers and what else a screen does.
  case behavior
  /// Colors, fonts and images.
  case appearance

  /// The kind of a change that is no outlet to an element that is new or gone.
  init(_ change: Change) {
    switch change {
    case .added, .removed, .encloses, .released: self = .presence
    case .text: self = .text
    case .className, .connection, .speech: self = .behavior
    case .moved, .reordered, .constraint, .frame, .shortage, .cover, .finding: self = .layout
    case .property(let name, _, let before, let after): self = Self.kind(of: name, before ?? after)
    }
  }

  private static func kind(of property: String, _ value: ComparedValue?) -> ChangeKind {
    if case .color = value { return .appearance }
    if texts.contains(property) { return .text }
    let isSeen = ["color", "font", "image", "alpha", "tint"].contains { property.lowercased().contains($0) }
    if isSeen { return .appearance }
    return PropertyWords.canChangeFrames(property, value) ? .layout : .behavior
  }

  private static let texts: Set<String> = ["title", "placeholder", "prompt", "segments", "attributedText"]
}

extension Change {
  /// The noun for what differs, in the plural, as in “the constraints of `title` differ”.
  var noun: String {
    switch self {
    case .added, .removed, .encloses, .released: "contents"
    case .moved: "superviews"
    case .reordered: "order"
    case .className: "classes"
    case .text: "texts"
    case .constraint: "constraints"
    case .frame: "stored frames"
    case .shortage, .cover, .finding: "findings"
    case .speech: "spoken texts"
    case .connection(let before, let after):
      switch (before ?? after)?.kind {
      case .outlet: "outlets"
      case .action: "actions"
      default: "segues"
      }
    case .property(let name, _, let before, let after): Self.noun(of: name, before ?? after)
    }
  }

  private static func noun(of property: String, _ value: ComparedValue?) -> String {
    let name = property.lowercased()
    if case .color = value { return "colors" }
    if name.contains("color") { return "colors" }
    if name.contains("font") { return "fonts" }
    if name.contains("image") { return "images" }
    if name.hasSuffix("identifier") { return "identifiers" }
    return ChangeKind(.property(property, condition: nil, before: value, after: value)) == .text
      ? "texts" : "properties"
  }
}

extension ElementChange {
  /// The part of the change that is of a kind, with the frames that change because of it; `nil` for none.
  func part(of kind: ChangeKind) -> ElementChange? {
    let kinds = changes.map { isOutletOfPresence($0) ? .presence : ChangeKind($0) }
    guard var part = keeping(changes.indices.filter { kinds[$0] == kind }) else { return nil }
    let moving = zip(changes, kinds).filter { $0.0.changesLayout }.map(\.1)
    // Of several kinds that can move views, constraints do so.
    let cause = moving.contains(.layout) ? .layout : moving.first ?? kinds.first
    if cause != kind { part.effects = [] }
    return part
  }
}

extension ScreenDifference {
  /// The changes of one kind.
  func part(of kind: ChangeKind) -> ScreenDifference {
    var part = self
    part.changes = changes.compactMap { $0.part(of: kind) }
    if kind != .layout { part.otherEffects = [] }
    return part
  }
}
