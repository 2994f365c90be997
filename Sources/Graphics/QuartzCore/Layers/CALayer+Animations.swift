// SPDX-License-Identifier: MIT

extension CALayer {
  func interrupt(_ isMeant: (AddedAnimation) -> Bool) {
    guard !addedAnimations.isEmpty else { return }
    let gone = addedAnimations.filter(isMeant)
    addedAnimations.removeAll(where: isMeant)
    for added in gone {
      for track in added.tracks { added.run.interrupt(track, of: self) }
    }
  }

  /// Whether the layer has animations.
  package var isAnimated: Bool { !addedAnimations.isEmpty }

  /// The size of the bounds before the first animation that changes it; `nil` without one.
  package var sizeBeforeAnimation: CGSize? {
    for track in addedAnimations.flatMap(\.tracks) where track.keyPath == "bounds.size" {
      if case .size(let size) = track.from { return size }
    }
    return nil
  }

  // MARK: Tracks of views

  /// Adds a track of a view animation to the layer.
  func addTrack(_ track: PropertyTrack) {
    addedAnimations.append(
      AddedAnimation(key: unusedKey(track.keyPath), animation: nil, tracks: [track], run: track.run))
  }

  /// Removes a track whose run has ended, unless its animation is permanent.
  func dropTrack(_ track: PropertyTrack) {
    addedAnimations.removeAll { added in
      guard added.tracks.contains(where: { $0 === track }) else { return false }
      return added.animation?.isRemovedOnCompletion ?? true
    }
  }

  /// Interrupts the tracks of view animations of a property.
  func interruptTracks(of keyPath: String) {
    interrupt { $0.animation == nil && $0.tracks.contains { $0.keyPath == keyPath } }
  }

  /// `name`, or `name-2` and so on when it is taken: UIKit's keys for several animations of one property.
  func unusedKey(_ name: String) -> String {
    let taken = addedAnimations.map(\.key)
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  // MARK: Presented values

  /// Sets the properties of this layer, a copy of `model`, to their presented values at the present time of their clocks.
  func applyAnimations(of model: CALayer) {
    for added in model.addedAnimations {
      for track in added.tracks {
        guard let base = animatedValue(track.keyPath) else { continue }
        setAnimatedValue(track.applied(to: base), for: track.keyPath)
      }
    }
  }

  /// The current presented value of a property; `nil` for a property that cannot be animated.
  package func presentedValue(_ keyPath: String) -> AnimatedValue? {
    addedAnimations.isEmpty ? animatedValue(keyPath) : presentation()?.animatedValue(keyPath)
  }

  /// The current presented value of a property whose value without view animations is `base`.
  package func presentedValue(_ keyPath: String, from base: AnimatedValue) -> AnimatedValue {
    addedAnimations.flatMap(\.tracks).filter { $0.keyPath == keyPath }
      .reduce(base) { $1.applied(to: $0) }
  }

  // MARK: Changes

  /// Reports a change to the current view animation, or to the transaction for a layer without a view.
  ///
  /// A layer without a view animates by itself only while the clock is running. If no one advances the clock, its presented
  /// value is the new one, so that pictures show it.
  package func note(
    _ keyPath: String, _ old: @autoclosure () -> AnimatedValue?, _ new: @autoclosure () -> AnimatedValue?
  ) {
    if owner != nil {
      guard let recorder = AnimationRecorder.current, let old = old(), let new = new() else { return }
      recorder.change(keyPath, of: self, from: old, to: new)
    } else if storedSuperlayer != nil, AnimationClock.current.isRunning, let old = old(), let new = new() {
      CATransaction.animate(keyPath, of: self, from: old, to: new)
    }
  }

  /// The action that the delegate, ``actions`` or the class name for an event, `NSNull` for none; `nil` if they name none.
  func namedAction(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }
}
