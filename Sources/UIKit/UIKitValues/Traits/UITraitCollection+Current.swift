// SPDX-License-Identifier: MIT

import Synchronization

extension UITraitCollection {
  /// The number of threads that have a collection of their own. While there are none, none is looked up.
  private static let ownCollections = Atomic(0)

  /// The collection of the calling thread: the one that was set, or that of the main screen if none was set.
  static var threadCollection: UITraitCollection {
    get { ownCollection ?? MainScreenTraits.current }
    set {
      // Restoring the main screen's traits makes the thread use those of the main screen again. Storing them would
      // preserve these traits when another device is simulated.
      let followsScreen = MainScreenTraits.current === newValue
      ownCollection = followsScreen ? nil : newValue
    }
  }

  /// The collection that the calling thread was given; `nil` if it was given none.
  private static var ownCollection: UITraitCollection? {
    get {
      guard ownCollections.load(ordering: .relaxed) > 0 else { return nil }
      return Thread.current.threadDictionary[currentKey] as? UITraitCollection
    }
    set {
      let change = (newValue == nil ? 0 : 1) - (ownCollection == nil ? 0 : 1)
      Thread.current.threadDictionary[currentKey] = newValue
      ownCollections.add(change, ordering: .relaxed)
    }
  }

  /// Runs `actions` with this collection as that of the calling thread, and restores the previous one afterward.
  func runAsThreadCollection(_ actions: () -> Void) {
    let previous = Self.ownCollection
    Self.ownCollection = self
    actions()
    Self.ownCollection = previous
  }

  private static var currentKey: String { "Tinamou.UITraitCollection.current" }
}
