// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// A slider for the volume.
///
/// Differs from iOS: it changes nothing, and there is no button for the route.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  private let slider = UISlider()

  /// Creates a view in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Whether the slider is shown. The default is `true`.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether a button for the route is shown. The default is `true`. Stored; has no effect.
  open var showsRouteButton = true
  /// Whether sound goes to another device. Always `false`.
  open var isWirelessRouteActive: Bool { false }

  /// Sets the image of the thumb.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  /// Sets the image of the track before the thumb.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  /// Sets the image of the track behind the thumb.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }

  /// The size of the slider, as wide as it can be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }
  /// The height of the slider.
  open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }

  private func prepare() {
    slider.frame = bounds
    slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    slider.value = 0.5
    addSubview(slider)
  }
}
