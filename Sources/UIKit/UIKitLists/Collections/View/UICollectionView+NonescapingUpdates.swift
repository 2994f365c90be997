// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Performs the changes that a closure requests, which does not escape, as the parameter of a function.
  ///
  /// UIKit has one declaration, whose optional closure does not escape; Swift cannot declare such a type.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }
}
