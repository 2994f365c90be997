// SPDX-License-Identifier: MIT

extension UITraitCollection {
  /// The collection of the calling thread: the one that was set, or that of the main screen if none was set.
  static var threadCollection: UITraitCollection {
    get { (Thread.current.threadDictionary[currentKey] as? UITraitCollection) ?? MainScreenTraits.current }
    set {
      // Restoring the main screen's traits makes the thread use those of the main screen again. Storing them would
      // preserve these traits when another device is simulated.
      let followsScreen = MainScreenTraits.current === newValue
      Thread.current.threadDictionary[currentKey] = followsScreen ? nil : newValue
    }
  }

  /// Runs `actions` with this collection as that of the calling thread, and restores the previous one afterward.
  func runAsThreadCollection(_ actions: () -> Void) {
    let previous = Thread.current.threadDictionary[Self.currentKey]
    Thread.current.threadDictionary[Self.currentKey] = self
    actions()
    Thread.current.threadDictionary[Self.currentKey] = previous
  }

  private static var currentKey: String { "Tinamou.UITraitCollection.current" }
}
