// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

extension Picture {
  /// Creates a picture of a view and its subviews at a time of their animations. Pending layout is done first.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 0.5) { box.alpha = 0 }
  /// let half = Picture(of: window, at: AnimationClock.main.now + 0.25)
  /// ```
  ///
  /// - Parameter time: A time of ``AnimationClock/main``. The clock advances to it and calls the completion handlers
  ///   that are due. A time in the past means the current time.
  @MainActor
  public init(of view: UIView, at time: TimeInterval, options: Options = Options()) {
    AnimationClock.main.advance(to: time)
    var options = options
    options.showsAnimations = true
    self.init(of: view, options: options)
  }

  /// Returns pictures of a view at equal intervals during `duration` seconds, from the current time to the end. The
  /// clock advances by `duration`.
  ///
  /// - Returns: `count` pictures, at least one.
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

  /// Returns an SVG file that shows pictures in an endless loop. A viewer without animations shows the first one.
  ///
  /// - Parameters:
  ///   - frames: The pictures. They have the size of the first one.
  ///   - duration: The time from the first to the last picture, in seconds. The last picture is shown one second
  ///     longer.
  /// - Throws: ``PictureError/emptyPicture(width:height:)`` if there is nothing to show.
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
    if let failure = writer.failure { throw failure }
    return Data(writer.document.utf8)
  }
}

extension SVGWriter {
  /// Writes the content of `inner` so that it is visible between two fractions of `duration`, both from 0 to 1.
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
