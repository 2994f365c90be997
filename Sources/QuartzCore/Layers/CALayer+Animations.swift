// SPDX-License-Identifier: MIT

extension CALayer {
  /// Adds an animation to the layer. It affects what is presented; the layer's properties do not change. An animation
  /// with the same key is removed first, and its delegate is told that it did not finish.
  ///
  /// The animation begins when the clock reaches its `beginTime`, or immediately if that is 0.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    guard let copy = anim.copy() as? CAAnimation else { return }
    let run = AnimationRun()
    if copy.beginTime > 0 { run.begin = copy.beginTime }
    let tracks = copy.tracks(on: self, within: [], run: run)
    for track in tracks { run.add(track, of: self) }
    addedAnimations.append(
      AddedAnimation(key: key ?? unusedKey("animation"), animation: copy, tracks: tracks, run: run))
    let delegate = anim.delegate
    run.completions.append { delegate?.animationDidStop(copy, finished: $0) }
    AnimationTime.start(run)
    delegate?.animationDidStart(copy)
  }

  /// The keys of the layer's animations, in the order of adding; `nil` when there are none.
  public func animationKeys() -> [String]? { addedAnimations.isEmpty ? nil : addedAnimations.map(\.key) }

  /// The animation added under `key`, or one that describes a view animation.
  public func animation(forKey key: String) -> CAAnimation? {
    guard let added = addedAnimations.first(where: { $0.key == key }) else { return nil }
    return added.animation ?? added.tracks.first.map(CABasicAnimation.init(describing:))
  }

  /// Removes the animation with a key. It is reported as not finished.
  public func removeAnimation(forKey key: String) { interrupt { $0.key == key } }

  /// Removes all animations of the layer. They are reported as not finished.
  public func removeAllAnimations() { interrupt { _ in true } }

  private func interrupt(_ isMeant: (AddedAnimation) -> Bool) {
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
  private func unusedKey(_ name: String) -> String {
    let taken = addedAnimations.map(\.key)
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  // MARK: Presented values

  /// Sets the properties of this layer, a copy of `model`, to their presented values at a time of the clock.
  func applyAnimations(of model: CALayer, at now: TimeInterval) {
    for added in model.addedAnimations {
      for track in added.tracks {
        guard let base = animatedValue(track.keyPath) else { continue }
        setAnimatedValue(track.applied(to: base, at: now), for: track.keyPath)
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
      .reduce(base) { $1.applied(to: $0, at: AnimationTime.now) }
  }

  // MARK: Changes

  /// Reports a change to the current view animation, or to the transaction for a layer without a view.
  package func note(
    _ keyPath: String, _ old: @autoclosure () -> AnimatedValue?, _ new: @autoclosure () -> AnimatedValue?
  ) {
    guard AnimationRecorder.current != nil || CATransaction.current != nil else { return }
    guard let old = old(), let new = new() else { return }
    if owner != nil {
      AnimationRecorder.current?.change(keyPath, of: self, from: old, to: new)
    } else if storedSuperlayer != nil {
      CATransaction.animate(keyPath, of: self, from: old, to: new)
    }
  }
}
