// SPDX-License-Identifier: MIT

import Synchronization

extension UITraitCollection {
  /// The traits for colors and fonts used outside a view, on the calling thread.
  ///
  /// Until a thread sets its own, these are the traits of the main screen.
  public class var current: UITraitCollection {
    get { (Thread.current.threadDictionary[currentKey] as? UITraitCollection) ?? mainScreenTraits.withLock { $0 } }
    set {
      // Restoring the main screen's traits makes the thread follow the main screen again. Storing them would keep these
      // traits when another device is simulated.
      let followsScreen = mainScreenTraits.withLock { $0 === newValue }
      Thread.current.threadDictionary[currentKey] = followsScreen ? nil : newValue
    }
  }

  /// Runs `actions` with this collection as ``current`` on the calling thread, and restores the previous collection
  /// afterwards.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Thread.current.threadDictionary[Self.currentKey]
    Thread.current.threadDictionary[Self.currentKey] = self
    actions()
    Thread.current.threadDictionary[Self.currentKey] = previous
  }

  private static var currentKey: String { "Tinamou.UITraitCollection.current" }

  /// The traits of the main screen, readable from every thread. ``UIScreen`` keeps them up to date.
  static let mainScreenTraits = Mutex(DeviceProfile.standard.traitCollection(in: .portrait))
}
