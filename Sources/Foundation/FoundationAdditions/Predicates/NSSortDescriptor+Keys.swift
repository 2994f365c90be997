// SPDX-License-Identifier: MIT

public import Foundation
public import ObjectiveC

/// The protocol to which the initializers of sort descriptors with a key are added, because Foundation on Linux declares
/// them as not available.
///
/// Differs from UIKit: UIKit has no such protocol.
public protocol _SortDescriptorMaking {}

extension NSSortDescriptor: _SortDescriptorMaking {}

/// Sort descriptors that compare the values of a key path, which is read as in predicates. Objects without a value come
/// first.
extension _SortDescriptorMaking where Self: NSSortDescriptor {
  /// Creates a sort descriptor that compares the values of a key path, or the objects themselves if it is `nil`.
  public init(key: String?, ascending: Bool) {
    self = unsafeDowncast(KeySortDescriptor(key, ascending: ascending), to: Self.self)
  }

  /// Creates a sort descriptor that compares the values of a key path with a closure.
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self = unsafeDowncast(KeySortDescriptor(key, ascending: ascending, order: cmptr), to: Self.self)
  }

  /// Creates a sort descriptor that compares the values of a key path with one of their methods. Those of texts that
  /// compare without case, in the user's language, and as in lists of files are known.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    guard let selector, selector.name != "compare:" else {
      self.init(key: key, ascending: ascending)
      return
    }
    self.init(key: key, ascending: ascending) { first, second in
      if let first = KeyPathText.text(of: first), let second = KeyPathText.text(of: second) {
        switch selector.name {
        case "caseInsensitiveCompare:": return first.caseInsensitiveCompare(second)
        case "localizedCompare:": return first.localizedCompare(second)
        case "localizedCaseInsensitiveCompare:": return first.localizedCaseInsensitiveCompare(second)
        case "localizedStandardCompare:": return first.localizedStandardCompare(second)
        default: break
        }
      }
      switch Message.send(selector, to: first, [second]) {
      case let result as ComparisonResult: return result
      case let result as Int: return ComparisonResult(rawValue: result) ?? .orderedSame
      default: return .orderedSame
      }
    }
  }
}
