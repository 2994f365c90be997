// SPDX-License-Identifier: MIT

extension CALayer {
  /// Lets an animation act on what is seen of the layer; its values stay as they are. Another animation of the same key is
  /// taken off before, and hears that it did not finish.
  ///
  /// The animation begins when the clock stands at its `beginTime`, or now if that is 0.
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

  /// The keys of what acts on the layer, in the order of adding; nil without any.
  public func animationKeys() -> [String]? { addedAnimations.isEmpty ? nil : addedAnimations.map(\.key) }

  /// The animation that was added under `key`, or one that says what a view's animation does.
  public func animation(forKey key: String) -> CAAnimation? {
    guard let added = addedAnimations.first(where: { $0.key == key }) else { return nil }
    return added.animation ?? added.tracks.first.map(CABasicAnimation.init(describing:))
  }

  /// Takes off the animation of a key, as if it had never been.
  public func removeAnimation(forKey key: String) { interrupt { $0.key == key } }

  /// Takes off all animations of the layer. What they belong to hears that it did not finish.
  public func removeAllAnimations() { interrupt { _ in true } }

  private func interrupt(_ isMeant: (AddedAnimation) -> Bool) {
    guard !addedAnimations.isEmpty else { return }
    let gone = addedAnimations.filter(isMeant)
    addedAnimations.removeAll(where: isMeant)
    for added in gone {
      for track in added.tracks { added.run.interrupt(track) }
    }
  }

  /// Whether something acts on the layer.
  package var isAnimated: Bool { !addedAnimations.isEmpty }

  /// What the view draws, and the rectangle that it draws it for: its bounds, or, where an animation leaves nothing of
  /// these, those before it, so that what vanishes is seen to vanish.
  @MainActor
  package func recordContentsOfView() -> (commands: [DrawingCommand], box: CGRect) {
    guard let view = owner as? UIView else { return (recordContents(), bounds) }
    let box = view.storedBounds
    guard isAnimated, box.width <= 0 || box.height <= 0, let size = sizeBeforeAnimation else {
      return (recordContents(), box)
    }
    view.storedBounds.size = size
    defer { view.storedBounds = box }
    return (recordContents(), view.storedBounds)
  }

  private var sizeBeforeAnimation: CGSize? {
    for track in addedAnimations.flatMap(\.tracks) where track.keyPath == "bounds.size" {
      if case .size(let size) = track.from { return size }
    }
    return nil
  }

  // MARK: Tracks of views

  /// Lets a track of a view's animation act on the layer.
  func addTrack(_ track: PropertyTrack) {
    addedAnimations.append(
      AddedAnimation(key: unusedKey(track.keyPath), animation: nil, tracks: [track], run: track.run))
  }

  /// Takes off a track whose run has ended, unless it is to stay.
  func dropTrack(_ track: PropertyTrack) {
    addedAnimations.removeAll { added in
      guard added.tracks.contains(where: { $0 === track }) else { return false }
      return added.animation?.isRemovedOnCompletion ?? true
    }
  }

  /// Breaks off the tracks of views' animations that act on a property.
  func interruptTracks(of keyPath: String) {
    interrupt { $0.animation == nil && $0.tracks.contains { $0.keyPath == keyPath } }
  }

  /// `name`, or `name-2` and so on where that is taken: UIKit's names for several animations of one property.
  private func unusedKey(_ name: String) -> String {
    let taken = addedAnimations.map(\.key)
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  // MARK: What is seen

  /// Gives this layer, a copy of `model`, the values that are seen of that at a time of the clock.
  func applyAnimations(of model: CALayer, at now: TimeInterval) {
    for added in model.addedAnimations {
      for track in added.tracks {
        guard let base = animatedValue(track.keyPath) else { continue }
        setAnimatedValue(track.applied(to: base, at: now), for: track.keyPath)
      }
    }
  }

  /// The value that is seen of a property now; nil for a property that cannot be animated.
  func presentedValue(_ keyPath: String) -> AnimatedValue? {
    addedAnimations.isEmpty ? animatedValue(keyPath) : presentation()?.animatedValue(keyPath)
  }

  /// The value that is seen of a property now that is `base` without animations of views.
  func presentedValue(_ keyPath: String, from base: AnimatedValue) -> AnimatedValue {
    addedAnimations.flatMap(\.tracks).filter { $0.keyPath == keyPath }
      .reduce(base) { $1.applied(to: $0, at: AnimationTime.now) }
  }

  // MARK: Changes

  /// Tells whoever takes changes down of one: the animation of the view, or the transaction where there is no view.
  func note(
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
