// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// How cells of a class are made and set up for items of a type.
  ///
  /// Make registrations once and keep them: one that is made each time a cell is asked for lets no cell be used again.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for the item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let nib: UINib?
    let identity = RegistrationGuard.identity(of: "cell")

    /// A registration of cells of the class, made by their `init(frame:)`.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// A registration of cells made from the only object in `cellNib`.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// How headers, footers and badges of a class are made and set up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind for an index path.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identity = RegistrationGuard.identity(of: "supplementary view")

    /// A registration of views of the class, made by their `init(frame:)`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// A registration of views made from the only object in `supplementaryNib`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// A cell for an item, made and set up as `registration` says.
  ///
  /// Raises an exception for a registration that was made while a cell was being asked for.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.check()
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
      preconditionFailure("The nib of a registration of \(Cell.self) holds a \(type(of: view)).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, footer or badge, made and set up as `registration` says.
  ///
  /// Raises an exception for a registration that was made while a view was being asked for.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.identity.check()
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
      preconditionFailure("The nib of a registration of \(Supplementary.self) holds a \(type(of: view)).")
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}

/// Tells registrations that are made in time from those that are made while a cell is being asked for.
@MainActor
enum RegistrationGuard {
  /// How many data sources are being asked for a view.
  static var depth = 0
  private static var made = 0

  /// What a registration is known by.
  struct Identity {
    /// The reuse identifier that the registration stands for.
    var name: String
    var what: String
    var isLate: Bool

    /// Raises an exception for a registration that was made too late.
    @MainActor
    func check() {
      guard isLate else { return }
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
    return Identity(name: "registration \(made)", what: what, isLate: depth > 0)
  }
}
