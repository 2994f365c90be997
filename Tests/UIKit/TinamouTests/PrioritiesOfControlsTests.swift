// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("The default priorities of controls")
struct PrioritiesOfControlsTests {
  @Test("the controls have their own defaults")
  func controlDefaults() {
    func hugging(_ view: UIView) -> String {
      "\(view.contentHuggingPriority(for: .horizontal).rawValue) \(view.contentHuggingPriority(for: .vertical).rawValue)"
    }
    #expect(hugging(UILabel()) == "250.0 250.0")
    #expect(hugging(UIImageView()) == "250.0 250.0")
    #expect(hugging(UIButton()) == "250.0 250.0")
    #expect(hugging(UITextField()) == "250.0 250.0")
    #expect(hugging(UITextView()) == "250.0 250.0")
    #expect(hugging(UISwitch()) == "750.0 750.0")
    #expect(hugging(UIStepper()) == "750.0 750.0")
    #expect(hugging(UIActivityIndicatorView()) == "750.0 750.0")
    #expect(hugging(UIPageControl()) == "750.0 750.0")
    #expect(hugging(UIProgressView()) == "250.0 750.0")
    #expect(hugging(UISlider()) == "250.0 750.0")
    #expect(hugging(UISegmentedControl()) == "250.0 750.0")
    #expect(UISwitch().contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }
}
