// SPDX-License-Identifier: MIT

/// The registrations of reuse identifiers and the queues of reusable views.
///
/// It is a class because creating a view runs code of the app, which may register and dequeue other views.
@MainActor
final class ReusePool<View: ReusableView> {
  /// The source of new views.
  enum Source {
    case viewClass(View.Type)
    case nib(UINib)
  }

  /// A reuse identifier and its element kind.
  struct Key: Hashable {
    var kind = ""
    var identifier: String
  }

  /// The class of the list, for messages.
  private let listClassName: String
  private var sources: [Key: Source] = [:]
  private var waiting: [Key: [View]] = [:]
  /// The item that the data source is configuring again, and its cell, which is dequeued instead of a reusable one.
  var reconfigured: (indexPath: ItemIndexPath, view: View)?

  init(listClassName: String) { self.listClassName = listClassName }

  // MARK: Registration

  /// Registers a class for `key`; `nil` removes the registration. Raises `NSInvalidArgumentException` for a class
  /// that is not a subclass of `View`.
  func register(_ viewClass: AnyClass?, for key: Key) {
    guard let viewClass else { return setSource(nil, for: key) }
    guard let viewClass = viewClass as? View.Type else {
      return LayoutException.raise(
        .invalidArgument,
        "must pass a class of kind \(View.self); \(viewClass) was registered for identifier (\(key.identifier))")
    }
    setSource(.viewClass(viewClass), for: key)
  }

  /// Registers a nib for `key`; `nil` removes the registration.
  func register(_ nib: UINib?, for key: Key) { setSource(nib.map(Source.nib), for: key) }

  /// Sets the source for `key`. Views of the former registration are not reused.
  private func setSource(_ source: Source?, for key: Key) {
    guard !key.identifier.isEmpty else {
      return LayoutException.raise(
        .internalInconsistency, "must pass a valid reuse identifier to -[\(listClassName) register…]")
    }
    sources[key] = source
    waiting[key] = nil
  }

  /// Returns whether a class or nib is registered for `key`.
  func hasSource(for key: Key) -> Bool { sources[key] != nil }

  // MARK: Dequeuing

  /// Returns a reusable view after preparing it for reuse, or a new one from the registration; `nil` if there is none.
  ///
  /// - Parameter create: Creates an instance of the registered class.
  func dequeue(_ key: Key, create: (View.Type) -> View) -> View? {
    if let view = takeWaiting(key) {
      view.prepareForReuse()
      return view
    }
    guard let source = sources[key] else { return nil }
    return ReusePool.view(from: source, key.identifier, create: create)
  }

  /// Returns a new view from `source` with a reuse identifier. If the nib has other content, raises an exception and
  /// returns `nil`.
  static func view(from source: Source, _ identifier: String, create: (View.Type) -> View) -> View? {
    let view =
      switch source {
      case .viewClass(let viewClass): create(viewClass)
      case .nib(let nib): view(from: nib, identifier)
      }
    view?.setReuseIdentifier(identifier)
    return view
  }

  private static func view(from nib: UINib, _ identifier: String) -> View? {
    let objects = nib.instantiate(withOwner: nil, options: nil)
    if objects.count == 1, let view = objects.first as? View { return view }
    LayoutException.raise(
      .internalInconsistency,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
        + "\(View.self) instance")
    return nil
  }

  /// Removes and returns a reusable view without preparing it for reuse.
  func takeWaiting(_ key: Key) -> View? { waiting[key]?.popLast() }

  /// Returns the cell of the item that is being configured again; `nil` for another item or another identifier.
  func reconfiguredView(at indexPath: IndexPath, _ identifier: String) -> View? {
    guard let reconfigured, reconfigured.indexPath == ItemIndexPath(indexPath),
      reconfigured.view.reuseIdentifier == identifier
    else { return nil }
    return reconfigured.view
  }

  // MARK: Enqueuing

  /// Adds a view to the reuse queue if it has a reuse identifier.
  ///
  /// - Returns: Whether the view was added.
  func enqueue(_ view: View, kind: String = "") -> Bool {
    guard let identifier = view.reuseIdentifier else { return false }
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
    return true
  }
}

/// A view that a list can show repeatedly for different elements: a cell, header, footer or decoration view.
@MainActor
protocol ReusableView: UIView {
  /// The identifier under which the view is dequeued; `nil` for a view that is not reused.
  var reuseIdentifier: String? { get }
  /// Sets the identifier under which the view is dequeued.
  func setReuseIdentifier(_ identifier: String?)
  /// Resets the view before it is shown for another element.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}
