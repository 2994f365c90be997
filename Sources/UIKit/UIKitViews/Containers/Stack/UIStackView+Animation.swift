// SPDX-License-Identifier: MIT

extension UIStackView {
  /// Fades an arranged view that was hidden or shown while the gap of the stack view closes or opens. The
  /// stack view is laid out at the end of the animation's closure.
  ///
  /// Differs from UIKit: UIKit only shrinks the view; here it also fades, because content that cannot shrink would
  /// overflow.
  ///
  /// Source: Facts, “Stack views”: UIKit delays the hiding until the end and performs the layout itself.
  func animateVisibility(of view: UIView) {
    guard let recorder = AnimationRecorder.current else { return }
    recorder.show("hidden", of: view.layer, from: .number(0), to: .number(0))
    let (seen, unseen) = (AnimatedValue.number(view.alpha), AnimatedValue.number(0))
    recorder.show(
      "opacity", of: view.layer, from: view.isHidden ? seen : unseen, to: view.isHidden ? unseen : seen)
    recorder.finishing.append { [weak self] in self?.layOutIfNeeded(movesView: true) }
  }
}
