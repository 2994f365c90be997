// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Sliders without a thumb")
struct SliderStyleTests {
  @Test("a slider without a thumb is filled to its value; its thumb has no width")
  func slider() {
    InterfaceGeneration.iOS26.whileCurrent {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      slider.sliderStyle = .thumbless
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25).midX == 50)
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).width == 0)
      slider.sliderStyle = .default
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).midX == 18.5)
    }
  }
}
