// SPDX-License-Identifier: MIT

import Synchronization

extension UITraitCollection {
  /// The traits that colours and fonts follow when no view is asked, on the calling thread.
  ///
  /// Until a thread sets its own, these are the traits of the main screen.
  public class var current: UITraitCollection {
    get { (Thread.current.threadDictionary[currentKey] as? UITraitCollection) ?? mainScreenTraits.withLock { $0 } }
    set {
      // Whoever puts back what was there means "follow the main screen" when that is what was there; to keep the traits
      // themselves would hold the thread to this screen when another is simulated.
      let followsScreen = mainScreenTraits.withLock { $0 === newValue }
      Thread.current.threadDictionary[currentKey] = followsScreen ? nil : newValue
    }
  }

  /// Runs `actions` with this collection as ``current``, on the calling thread, and then puts back what was there.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Thread.current.threadDictionary[Self.currentKey]
    Thread.current.threadDictionary[Self.currentKey] = self
    actions()
    Thread.current.threadDictionary[Self.currentKey] = previous
  }

  private static var currentKey: String { "Tinamou.UITraitCollection.current" }

  /// The main screen's traits, readable from every thread; ``UIScreen`` keeps them up to date.
  static let mainScreenTraits = Mutex(DeviceProfile.standard.traitCollection(in: .portrait))
}
