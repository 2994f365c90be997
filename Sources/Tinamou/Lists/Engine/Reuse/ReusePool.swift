// SPDX-License-Identifier: MIT

/// The classes and nibs registered for reuse identifiers, and the views that wait to be reused.
///
/// A class, because creating a view runs code of the app, which may register and dequeue others meanwhile.
@MainActor
final class ReusePool<View: ReusableView> {
  /// What views are created from.
  enum Source {
    case viewClass(View.Type)
    case nib(UINib)
  }

  /// A reuse identifier, with the element kind that it belongs to.
  struct Key: Hashable {
    var kind = ""
    var identifier: String
  }

  /// The class of the list, for messages.
  private let listClassName: String
  private var sources: [Key: Source] = [:]
  private var waiting: [Key: [View]] = [:]
  /// The item that the data source is configuring again, and its cell, which is dequeued instead of another.
  var reconfigured: (indexPath: ItemIndexPath, view: View)?

  init(listClassName: String) { self.listClassName = listClassName }

  // MARK: Registering

  /// Registers a class for `key`, or removes the registration where `viewClass` is nil. A class of another kind of view raises
  /// `NSInvalidArgumentException`.
  func register(_ viewClass: AnyClass?, for key: Key) {
    guard let viewClass else { return setSource(nil, for: key) }
    guard let viewClass = viewClass as? View.Type else {
      return LayoutException.raise(
        .invalidArgument,
        "must pass a class of kind \(View.self); \(viewClass) was registered for identifier (\(key.identifier))")
    }
    setSource(.viewClass(viewClass), for: key)
  }

  /// Registers a nib for `key`, or removes the registration where `nib` is nil.
  func register(_ nib: UINib?, for key: Key) { setSource(nib.map(Source.nib), for: key) }

  /// Views of the former registration are not reused.
  private func setSource(_ source: Source?, for key: Key) {
    guard !key.identifier.isEmpty else {
      return LayoutException.raise(
        .internalInconsistency, "must pass a valid reuse identifier to -[\(listClassName) register…]")
    }
    sources[key] = source
    waiting[key] = nil
  }

  /// Whether a class or nib is registered for `key`.
  func hasSource(for key: Key) -> Bool { sources[key] != nil }

  // MARK: Dequeuing

  /// A waiting view, prepared for reuse, or one created from what is registered; nil where nothing is.
  ///
  /// - Parameter create: creates an instance of the registered class.
  func dequeue(_ key: Key, create: (View.Type) -> View) -> View? {
    if let view = takeWaiting(key) {
      view.prepareForReuse()
      return view
    }
    guard let source = sources[key] else { return nil }
    return ReusePool.view(from: source, key.identifier, create: create)
  }

  /// A view created from `source` that is dequeued by `identifier`; nil, after an exception, for a nib of other content.
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

  /// A waiting view as it was left.
  func takeWaiting(_ key: Key) -> View? { waiting[key]?.popLast() }

  /// The cell to dequeue for an item that is being configured again; nil for another item or another identifier.
  func reconfiguredView(at indexPath: IndexPath, _ identifier: String) -> View? {
    guard let reconfigured, reconfigured.indexPath == ItemIndexPath(indexPath),
      reconfigured.view.reuseIdentifier == identifier
    else { return nil }
    return reconfigured.view
  }

  // MARK: Enqueuing

  /// Keeps a view until it is dequeued, if it has a reuse identifier.
  ///
  /// - Returns: whether the view is kept.
  func enqueue(_ view: View, kind: String = "") -> Bool {
    guard let identifier = view.reuseIdentifier else { return false }
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
    return true
  }
}
