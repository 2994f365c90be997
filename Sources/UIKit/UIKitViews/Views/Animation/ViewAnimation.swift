// SPDX-License-Identifier: MIT

/// An animation of one property of a view.
@MainActor
public struct ViewAnimation {
  /// The view.
  public let view: UIView
  /// The property: `frame` (in the superview's coordinates, before any transform), `contentOffset` (the origin of the
  /// bounds), `transform`, `alpha`, `backgroundColor`, or Core Animation's name of a layer property.
  public let property: String
  /// The start value.
  public let from: AnimatedValue
  /// The final value.
  public let to: AnimatedValue
  /// The timing, relative to ``start``.
  public let timing: AnimationTiming
  /// The start time on the animation clock, in seconds, without the delay.
  public let start: TimeInterval
}

extension ViewInspection {
  /// The clock of the view's animations.
  public var animationClock: AnimationClock { .main }

  /// The running and pending animations of this view and its descendants: parents first, and for each view in the order
  /// of adding.
  public var animations: [ViewAnimation] {
    var result: [ViewAnimation] = []
    view.forEachBelow { view in
      guard let layer = view.storedLayer, !layer.addedAnimations.isEmpty else { return }
      result += AnimationSummary(of: view, layer).animations
    }
    return result
  }
}

/// Combines the tracks of one view: positions and sizes become frames.
@MainActor
private struct AnimationSummary {
  let view: UIView
  let layer: CALayer
  private(set) var animations: [ViewAnimation] = []
  private var framesDone: Set<ObjectIdentifier> = []

  init(of view: UIView, _ layer: CALayer) {
    self.view = view
    self.layer = layer
    for added in layer.addedAnimations {
      for track in added.tracks { add(track, of: added.run) }
    }
  }

  private mutating func add(_ track: PropertyTrack, of run: AnimationRun) {
    guard let timing = run.timing(of: track) else { return }
    switch track.keyPath {
    case "position" where track.effect == .addsDifference || track.effect == .replaces, "bounds.size":
      guard framesDone.insert(ObjectIdentifier(run)).inserted else { return }
      append("frame", .rect(frame(in: run, \.from)), .rect(frame(in: run, \.to)), timing, run)
    case "bounds.origin": append("contentOffset", track.from, track.to, timing, run)
    case "opacity": append("alpha", track.from, track.to, timing, run)
    case "hidden": break
    default: append(track.keyPath, track.from, track.to, timing, run)
    }
  }

  private mutating func append(
    _ property: String, _ from: AnimatedValue, _ to: AnimatedValue, _ timing: AnimationTiming, _ run: AnimationRun
  ) {
    animations.append(
      ViewAnimation(view: view, property: property, from: from, to: to, timing: timing, start: run.begin))
  }

  /// The frame at the start or end of a run. Values that the run does not animate are the view's own.
  private func frame(in run: AnimationRun, _ end: KeyPath<PropertyTrack, AnimatedValue>) -> CGRect {
    var center = view.center
    var size = view.bounds.size
    if case .point(let point)? = run.track("position", of: layer)?[keyPath: end] { center = point }
    if case .size(let value)? = run.track("bounds.size", of: layer)?[keyPath: end] { size = value }
    let anchor = view.anchorPoint
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width, height: size.height)
  }
}
