// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Views of running programs: custom classes, and subviews that classes create themselves.
extension NibBuilder {
  /// Creates a view of the custom class if it can be found, otherwise of the UIKit class.
  func programView(_ interface: InterfaceView) -> UIView {
    let standard = standardView(interface)
    guard let name = interface.customClass else { return standard }
    let coder = NibCoder()
    coder.prepare(for: type(of: standard)) { [self] view in
      setFrame(of: view, interface)
      adoptKind(of: interface.element, view)
      apply(interface.element, to: view)
      decodedViews.insert(ObjectIdentifier(view))
    }
    let made = NibRegistry.make(name, module: interface.element["customModule"], coder: coder)
    if let view = made as? UIView,
      view.isKind(of: type(of: standard)) || interface.kind == .view || interface.kind == nil
    {
      if !decodedViews.contains(ObjectIdentifier(view)) { adoptKind(of: interface.element, view) }
      return view
    }
    note(
      .unknownClass(name, replacedBy: String(describing: type(of: standard))), at: interface.element,
      "customClass")
    return standard
  }

  /// Gives a view of an app's class what the initializers of UIKit's class take as arguments.
  private func adoptKind(of element: MarkupElement, _ view: UIView) {
    switch view {
    case let button as UIButton: button.adopt(option("buttonType", of: element, Self.buttonTypes) ?? .custom)
    case let cell as UITableViewCell: cell.style = choice("style", of: element) ?? .default
    case let table as UITableView: table.style = choice("style", of: element) ?? .plain
    default: break
    }
  }

  /// Creates a view of the UIKit class.
  func standardView(_ interface: InterfaceView) -> UIView {
    let element = interface.element
    switch interface.kind {
    case .tableView: return UITableView(frame: .zero, style: choice("style", of: element) ?? .plain)
    case .tableViewCell:
      return UITableViewCell(
        style: choice("style", of: element) ?? .default, reuseIdentifier: element["reuseIdentifier"])
    case .tableViewHeaderFooterView: return UITableViewHeaderFooterView(reuseIdentifier: element["reuseIdentifier"])
    case .collectionView: return UICollectionView(frame: .zero, collectionViewLayout: collectionLayout(of: element))
    case .collectionViewCell: return UICollectionViewCell(frame: .zero)
    case .collectionReusableView: return UICollectionReusableView(frame: .zero)
    case .navigationBar: return UINavigationBar()
    case .toolbar: return UIToolbar()
    case .tabBar: return UITabBar()
    case .searchBar: return UISearchBar()
    case .visualEffectView: return UIVisualEffectView(effect: blurEffect(of: element))
    case .mapView: return view("MKMapView", of: "MapKit") ?? canvasView(interface)
    case .wkWebView: return view("WKWebView", of: "WebKit") ?? canvasView(interface)
    default: return canvasView(interface)
    }
  }

  /// Creates a view of a class in a module that the app imports; `nil` if it does not.
  private func view(_ name: String, of module: String) -> UIView? {
    NibRegistry.make(name, module: module) as? UIView
  }

  private func blurEffect(of element: MarkupElement) -> UIVisualEffect? {
    guard let blur = element.element("blurEffect") else { return nil }
    return UIBlurEffect(style: option("style", of: blur, Self.blurStyles) ?? .regular)
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemMaterial": .systemMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]

  // MARK: Parts of views

  /// Returns the subview of `view` for the element with the key `role`, if the class creates that subview itself.
  func existingView(_ role: String?, in view: UIView) -> UIView? {
    guard !isCanvas, role == "contentView" else { return nil }
    switch view {
    case let cell as UITableViewCell: return cell.contentView
    case let cell as UICollectionViewCell: return cell.contentView
    case let header as UITableViewHeaderFooterView: return header.contentView
    case let effect as UIVisualEffectView: return effect.contentView
    default: return nil
    }
  }

  /// Adds a view to a special container of its superview, such as a content view. Returns whether there is such a
  /// container.
  func addToSpecialContainer(_ view: UIView, _ interface: InterfaceView, role: String?, to container: UIView) -> Bool {
    guard !isCanvas else { return false }
    switch (container, role) {
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = view
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = view
    case (let table as UITableView, "backgroundView"): table.backgroundView = view
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = view
    case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = view
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = view
    case (let cell as UITableViewCell, "editingAccessoryView"): cell.editingAccessoryView = view
    case (let list as UICollectionView, "backgroundView"): list.backgroundView = view
    case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = view
    case (let cell as UICollectionViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = view
    case (_, "refreshControl"): return true
    default: return false
    }
    return true
  }

  /// Returns whether a view is created later or never, as the rows of lists and the items of bars are.
  func isCreatedLater(_ content: InterfaceView) -> Bool {
    guard !isCanvas, let parent = content.element.parent else { return false }
    switch parent.name {
    case "prototypes", "cells", "barButtonItem", "navigationItem": return true
    default: return content.kind == .collectionReusableView
    }
  }

  /// Sets the properties that depend on the subviews of `view`.
  func finish(_ element: MarkupElement, _ view: UIView) {
    guard !isCanvas else { return }
    switch view {
    case let table as UITableView: finish(element, table)
    case let list as UICollectionView: finish(element, list)
    case let cell as UITableViewCell: finish(element, cell)
    case let bar as UIToolbar: bar.items = barButtonItems("items", of: element)
    case let bar as UINavigationBar: finish(element, bar)
    case let bar as UITabBar: finish(element, bar)
    case let bar as UISearchBar: loadInputTraits(of: .textField, from: element, into: bar.searchTextField)
    default: break
    }
  }
}
