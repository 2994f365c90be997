// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// A registration that creates and configures cells of a class for items of a type.
  ///
  /// Create registrations once and store them. A registration that is created each time a cell is requested prevents
  /// the reuse of cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for the item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let nib: UINib?
    let identity = RegistrationGuard.identity(of: "cell")

    /// Creates a registration of cells of the class, which are created by `init(frame:)`.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of cells from a nib with one top-level object.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// A registration that creates and configures supplementary views of a class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind for an index path.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identity = RegistrationGuard.identity(of: "supplementary view")

    /// Creates a registration of views of the class, which are created by `init(frame:)`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of views from a nib with one top-level object.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// Returns a cell that was created and configured by `registration` for an item.
  ///
  /// Raises an exception for a registration that was created while a cell was being requested.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.check(in: self)
    let identifier = registration.identity.name
    if !pool.hasSource(for: cellKey(identifier)) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else {
      LayoutException.raiseWithoutResult(
        .internalInconsistency, "The nib of a registration of \(Cell.self) contains a \(type(of: view)).")
    }
    if let item { configure(cell, at: indexPath) { registration.handler($0, $1, item) } }
    return cell
  }

  /// Returns a supplementary view that was created and configured by `registration`.
  ///
  /// Raises an exception for a registration that was created while a view was being requested.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.identity.check(in: self)
    let identifier = registration.identity.name
    let kind = registration.elementKind
    if !pool.hasSource(for: .init(kind: kind, identifier: identifier)) {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      LayoutException.raiseWithoutResult(
        .internalInconsistency, "The nib of a registration of \(Supplementary.self) contains a \(type(of: view)).")
    }
    configure(supplementary, at: indexPath) { registration.handler($0, kind, $1) }
    return supplementary
  }

  /// Calls the handler of a registration, and calls it again in the next layout after a change of what it has read. The view keeps the
  /// handler, which therefore does not keep the view.
  private func configure<View: UICollectionReusableView>(
    _ view: View, at indexPath: IndexPath, _ handler: @escaping (View, IndexPath) -> Void
  ) {
    let update = TrackedUpdate.registration { [weak self, weak view] _ in
      self?.passState.staleViews.append { [weak self, weak view] in
        guard let self, let view, let key = self.visible.first(where: { $0.element.view === view })?.key else { return }
        self.configure(view, at: key.indexPath, handler)
      }
      self?.setNeedsLayout()
    }
    view.track(update) { handler(view, indexPath) }
  }
}

/// Detects registrations that are created while the collection view that uses them requests a cell. One that is created in a cell of
/// another collection view belongs to a collection view in that cell.
@MainActor
enum RegistrationGuard {
  /// The collection views whose requests are in progress, one within another.
  static var requesting: [ObjectIdentifier] = []
  private static var made = 0

  /// The identity of a registration.
  struct Identity {
    /// The reuse identifier of the registration.
    var name: String
    var what: String
    /// The collection views that requested a view when the registration was created.
    var requesting: [ObjectIdentifier]

    /// Raises an exception if the registration was created during a request of a collection view.
    @MainActor
    func check(in view: UICollectionView) {
      guard requesting.contains(ObjectIdentifier(view)) else { return }
      LayoutException.raise(
        .internalInconsistency,
        "Attempted to dequeue a \(what) using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
          + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells to "
          + "remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up "
          + "front and reused. Registration: \(name)")
    }
  }

  static func identity(of what: String) -> Identity {
    made += 1
    return Identity(name: "registration \(made)", what: what, requesting: requesting)
  }
}
