// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

extension Picture {
  /// A picture of a view and everything in it as it is seen in the middle of its animations, after laying it out where that
  /// is due.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 0.5) { box.alpha = 0 }
  /// let half = Picture(of: window, at: AnimationClock.main.now + 0.25)
  /// ```
  ///
  /// - Parameter time: a time of ``AnimationClock/main``, to which the clock goes on, so that completions are called on the
  ///   way. A time that has passed is taken for now.
  @MainActor
  public init(of view: UIView, at time: TimeInterval, options: Options = Options()) {
    AnimationClock.main.advance(to: time)
    var options = options
    options.showsAnimations = true
    self.init(of: view, options: options)
  }

  /// Pictures of a view while `duration` seconds pass: the first as it is seen now, the last at the end, the others evenly
  /// between. The clock goes on by `duration`.
  ///
  /// - Returns: `count` pictures, one at least.
  @MainActor
  public static func frames(
    of view: UIView, count: Int, over duration: TimeInterval, options: Options = Options()
  ) -> [Picture] {
    let start = AnimationClock.main.now
    let steps = max(count, 2) - 1
    return (0..<max(count, 1)).map { index in
      Picture(of: view, at: start + duration * Double(index) / Double(steps), options: options)
    }
  }

  /// An SVG file that shows pictures one after the other, again and again. A viewer that knows no animation shows the first.
  ///
  /// - Parameters:
  ///   - frames: the pictures, of one size; that of the first counts.
  ///   - duration: how long it takes from the first to the last, in seconds. The last is seen for a second more.
  /// - Throws: ``PictureError/emptyPicture(width:height:)`` where there is nothing to show.
  public static func animatedSVG(of frames: [Picture], duration: TimeInterval) throws(PictureError) -> Data {
    guard let first = frames.first, first.size.width > 0, first.size.height > 0, first.size.width.isFinite,
      first.size.height.isFinite
    else { throw .emptyPicture(width: frames.first?.size.width ?? 0, height: frames.first?.size.height ?? 0) }
    var writer = SVGWriter(size: first.size)
    let step = frames.count > 1 ? duration / Double(frames.count - 1) : 0
    let total = duration + step + 1
    for (index, frame) in frames.enumerated() {
      var inner = SVGWriter(continuing: writer)
      inner.write(frame.commands)
      let end = index == frames.count - 1 ? total : Double(index + 1) * step
      writer.writeFrame(inner, from: Double(index) * step / total, to: end / total, of: total)
    }
    return Data(writer.document.utf8)
  }
}

extension SVGWriter {
  /// Writes what `inner` has written so that it is seen from one part of `duration` seconds to another, both from 0 to 1.
  fileprivate mutating func writeFrame(
    _ inner: SVGWriter, from start: Double, to end: Double, of duration: TimeInterval
  ) {
    var values: [String] = []
    var times: [String] = []
    func add(_ value: String, _ time: Double) {
      values.append(value)
      times.append(String(format: "%.5g", time))
    }
    if start > 0 { add("hidden", 0) }
    add("visible", start)
    if end < 1 { add("hidden", end) }
    take(idsAndDefinitionsOf: inner)
    line("<g visibility=\"\(start > 0 ? "hidden" : "visible")\">")
    line(
      #"<animate attributeName="visibility" calcMode="discrete" dur="\#(String(format: "%.5g", duration))s" "#
        + #"repeatCount="indefinite" values="\#(values.joined(separator: ";"))" "#
        + #"keyTimes="\#(times.joined(separator: ";"))"/>"#)
    current.content += inner.finishedContent
    line("</g>")
  }
}
