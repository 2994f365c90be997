// SPDX-License-Identifier: MIT

/// What reuse identifiers stand for, and the views that wait to be used again.
struct ReusePool {
  /// A sort of views: their kind and identifier.
  struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  /// The kind under which cells are registered.
  static let cellKind = "UICollectionElementKindCell"

  private var sources: [Key: ReusableViewSource] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// Says what views of a sort are made from; nil for nothing any more.
  mutating func register(_ source: ReusableViewSource?, for key: Key) {
    sources[key] = source
    waiting[key] = nil
  }

  func source(for key: Key) -> ReusableViewSource? { sources[key] }

  /// A waiting view of a sort.
  mutating func take(_ key: Key) -> UICollectionReusableView? { waiting[key]?.popLast() }

  /// Keeps a view until one of its sort is wanted.
  mutating func put(_ view: UICollectionReusableView, for key: Key) { waiting[key, default: []].append(view) }
}
