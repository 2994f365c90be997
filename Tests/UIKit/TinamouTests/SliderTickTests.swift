// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Ticks of sliders")
@MainActor
struct SliderTickTests {
  private func slider(_ configuration: UISlider.TrackConfiguration) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.maximumValue = 10
    slider.trackConfiguration = configuration
    return slider
  }

  @Test("Values snap to the nearest tick", arguments: [(0, 0), (2.4, 2.5), (3.8, 5), (9.9, 10)] as [(Float, Float)])
  func snapping(value: Float, snapped: Float) {
    let slider = slider(UISlider.TrackConfiguration(numberOfTicks: 5))
    slider.value = value
    #expect(slider.value == snapped)
  }

  @Test("Ticks that need not be met, and none at all, leave the value alone")
  func free() {
    let ticks = slider(UISlider.TrackConfiguration(allowsTickValuesOnly: false, numberOfTicks: 5))
    ticks.value = 3.3
    #expect(ticks.value == 3.3)
    let none = slider(UISlider.TrackConfiguration(ticks: []))
    none.value = 3.3
    #expect(none.value == 3.3)
  }

  @Test("A range limits the values, and the ticks that can be reached")
  func range() {
    let limited = slider(UISlider.TrackConfiguration(enabledRange: 2...6))
    limited.value = 9
    #expect(limited.value == 6)
    let ticks = slider(UISlider.TrackConfiguration(enabledRange: 2...6, numberOfTicks: 5))
    ticks.value = 9
    #expect(ticks.value == 5)
  }

  @Test("Assistive technologies move from tick to tick")
  func adjusting() {
    let slider = slider(UISlider.TrackConfiguration(numberOfTicks: 3))
    slider.accessibilityIncrement()
    #expect(slider.value == 5)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    #expect(slider.value == 10)
    slider.accessibilityDecrement()
    #expect(slider.value == 5)
  }
}
