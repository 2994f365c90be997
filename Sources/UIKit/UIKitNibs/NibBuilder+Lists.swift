// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Tables and collection views with prototypes and static rows.
extension NibBuilder {
  // MARK: Tables

  func finish(_ element: MarkupElement, _ table: UITableView) {
    if let sections = staticSections(of: element) { retained.append(StaticSections(sections, of: table)) }
    for prototype in element.element("prototypes")?.elements("tableViewCell") ?? [] {
      guard let identifier = reuseIdentifier(of: prototype) else { continue }
      table.register(prototypeNib(prototype), forCellReuseIdentifier: identifier)
    }
  }

  /// Returns the static sections of a table in the document; `nil` for a table with prototypes.
  func staticSections(of table: MarkupElement) -> [StaticTableSection]? {
    // Interface Builder keeps the sections of a table that now shows prototypes, mostly an empty list.
    guard table["dataMode"] != "prototypes", let sections = table.element("sections") else { return nil }
    return sections.elements("tableViewSection").map { section in
      let elements = section.element("cells")?.elements("tableViewCell") ?? []
      var heights: [Int: CGFloat] = [:]
      for (row, cell) in elements.enumerated() {
        if let height = cell.number("rowHeight"), height > 0 { heights[row] = CGFloat(height) }
      }
      let cells = elements.compactMap { makeTree(InterfaceView($0, in: document)) as? UITableViewCell }
      return StaticTableSection(
        headerTitle: text("headerTitle", of: section), footerTitle: text("footerTitle", of: section), cells: cells,
        heights: heights)
    }
  }

  func finish(_ element: MarkupElement, _ cell: UITableViewCell) {
    cell.setReuseIdentifier(element["reuseIdentifier"])
    connectParts(of: element, cell)
  }

  /// The labels of a styled cell are elements of the document, but the cell creates its own labels. The content of
  /// the elements is copied to these.
  private func connectParts(of element: MarkupElement, _ cell: UITableViewCell) {
    for (name, own) in [("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel)] {
      guard element["style"] != nil, let id = element[name], let loaded = views[id] as? UILabel, let own, own !== loaded
      else { continue }
      if let element = document.object(id) {
        load(.label, from: element, into: own)
        apply(element, to: own)
      }
      loaded.removeFromSuperview()
      views[id] = own
    }
    if element["style"] != nil, let id = element["imageView"], let loaded = views[id] as? UIImageView,
      let own = cell.imageView, own !== loaded
    {
      own.image = loaded.image
      loaded.removeFromSuperview()
      views[id] = own
    }
  }

  // MARK: Collection views

  func collectionLayout(of element: MarkupElement) -> UICollectionViewLayout {
    if let custom = element.element("collectionViewLayout"), let name = custom["customClass"] {
      if let layout = NibRegistry.make(name, module: custom["customModule"]) as? UICollectionViewLayout {
        return layout
      }
      note(.unknownClass(name, replacedBy: "UICollectionViewFlowLayout"), at: custom, "customClass")
    }
    let layout = UICollectionViewFlowLayout()
    guard let flow = element.element("collectionViewFlowLayout") else { return layout }
    load(from: flow, into: layout)
    if flow.flag("automaticEstimatedItemSize") { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    return layout
  }

  func finish(_ element: MarkupElement, _ list: UICollectionView) {
    for prototype in element.element("cells")?.elements("collectionViewCell") ?? [] {
      guard let identifier = reuseIdentifier(of: prototype) else { continue }
      list.register(prototypeNib(prototype), forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.element(key: key), let identifier = reuseIdentifier(of: prototype) else { continue }
      list.register(prototypeNib(prototype), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  /// Returns the reuse identifier of a prototype; `nil` for an empty one, which cannot be registered.
  private func reuseIdentifier(of prototype: MarkupElement) -> String? {
    prototype["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func prototypeNib(_ prototype: MarkupElement) -> UINib {
    UINib(contents: NibPart { [self] in [makePrototype(prototype)] })
  }

  // MARK: Prototypes

  /// Creates a new row from a prototype.
  private func makePrototype(_ element: MarkupElement) -> UIView {
    let interface = InterfaceView(element, in: document)
    let builder = NibBuilder(document, settings: settings)
    builder.owner = owner
    let view = builder.makeTree(interface)
    builder.installConstraints(in: interface)
    builder.connect([element])
    builder.wake([element])
    return view
  }
}

/// Stores the static sections of a table until its controller uses them.
@MainActor
final class StaticSections {
  let sections: [StaticTableSection]
  weak var table: UITableView?

  init(_ sections: [StaticTableSection], of table: UITableView) {
    self.sections = sections
    self.table = table
  }
}
