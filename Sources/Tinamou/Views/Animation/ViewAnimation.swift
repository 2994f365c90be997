// SPDX-License-Identifier: MIT

/// What one animation does with one property of a view.
@MainActor
public struct ViewAnimation {
  /// The view.
  public let view: UIView
  /// The property: `frame` (in the superview's coordinates, before any transform), `contentOffset` (the origin of the
  /// bounds), `transform`, `alpha`, `backgroundColor`, or Core Animation's name of one of the layer's own.
  public let property: String
  /// Where it begins.
  public let from: AnimatedValue
  /// Where it ends.
  public let to: AnimatedValue
  /// How it goes there, counted from ``start``.
  public let timing: AnimationTiming
  /// When it was started, on the animation clock, in seconds; the delay comes on top.
  public let start: TimeInterval
}

extension ViewInspection {
  /// The animations that are under way or waiting in this view and in everything below it: superviews first, and for each
  /// view in the order of adding.
  public var animations: [ViewAnimation] {
    var result: [ViewAnimation] = []
    view.forEachBelow { view in
      guard let layer = view.storedLayer, !layer.addedAnimations.isEmpty else { return }
      result += AnimationSummary(of: view, layer).animations
    }
    return result
  }
}

/// Puts together what is said of the tracks of one view: places and sizes become frames.
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

  /// The frame at one end of a run; what the run does not change is as it is.
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
