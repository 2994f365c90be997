// SPDX-License-Identifier: MIT

import SystemFont
import Testing

@testable import Tinamou
@testable import UIKitValues

@Suite("The device and system in the environment")
struct SimulatorEnvironmentTests {
  @Test("Nothing is simulated without a name")
  func empty() {
    let environment = SimulatorEnvironment(["PATH": "/bin"])
    #expect(environment.device == nil && environment.deviceName == nil && environment.problems.isEmpty)
    #expect(environment.generation == nil && environment.systemVersion == nil)
  }

  @Test("A device keeps its own name, and a system its own version")
  func names() {
    let environment = SimulatorEnvironment([
      "SIMULATOR_DEVICE_NAME": "iPhone 11 Pro", "SIMULATOR_RUNTIME_VERSION": "13.3",
    ])
    #expect(environment.device == DeviceProfile.named("iPhone X"))
    #expect(environment.deviceName == "iPhone 11 Pro")
    #expect(environment.generation == .iOS16 && environment.systemVersion == "13.3")
    #expect(environment.majorVersion == 13)
  }

  @Test(
    "The system font is that of the version, also where several versions have one generation",
    arguments: [
      (InterfaceGeneration.iOS10, nil, FontFace.Edition.iOS10), (.iOS11, nil, .iOS13), (.iOS12, nil, .iOS13),
      (.iOS16, 13, .iOS13), (.iOS16, 14, .iOS16), (.iOS16, 15, .iOS16), (.iOS16, nil, .iOS16), (.iOS17, nil, .current),
      (.iOS18, 18, .current), (.iOS26, nil, .current), (.iOS27, nil, .current),
    ] as [(InterfaceGeneration, Int?, FontFace.Edition)])
  func fonts(system: InterfaceGeneration, version: Int?, edition: FontFace.Edition) {
    #expect(FontFace.Edition.ofSystem(system, version: version) == edition)
  }

  /// Widths in whole pixels at three pixels per point.
  ///
  /// Source: `testTraitsWithView` and `testTraits` of swift-snapshot-testing, which iPhones and iPads with iOS 13 recorded
  /// (Facts, “Recorded snapshots”).
  static let recordedWidths: [(text: String, size: CGFloat, width: Double)] = [
    ("What's the point?", 25, 188.667), ("What's the point?", 26, 196), ("What's the point?", 27, 203.333),
    ("What's the point?", 28, 210.667), ("What's the point?", 30, 225.667), ("What's the point?", 32, 240.333),
    ("What's the point?", 34, 255), ("What's the point?", 38, 284), ("What's the point?", 43, 320.667),
    ("What's the point?", 48, 356.667), ("What's the point?", 53, 392.667), ("What's the point?", 58, 428.333),
    ("the", 16, 23.667), ("the", 17, 25), ("?", 14, 7.333), ("?", 15, 7.667),
  ]

  @Test(
    "Labels of iOS 13 are as wide as recorded, whether or not they name a font; kerned ones to a pixel",
    arguments: recordedWidths.indices)
  @MainActor func widths(index: Int) {
    let (text, size, width) = Self.recordedWidths[index]
    InterfaceGeneration.iOS12.whileCurrent {
      let label = UILabel()
      label.text = text
      if size != UIFont.labelFontSize { label.font = .systemFont(ofSize: size) }
      let tolerance = text.contains(" ") ? 1.001 / 3 : 0.001
      #expect(abs(Double(label.intrinsicContentSize.width) - width) < tolerance)
    }
  }

  @Test("Unknown names are reported with the nearest names, and ignored")
  func unknown() throws {
    let environment = SimulatorEnvironment([
      "SIMULATOR_DEVICE_NAME": "iPhone 15 Prro", "SIMULATOR_RUNTIME_VERSION": "19.1",
    ])
    #expect(environment.device == nil && environment.deviceName == nil)
    #expect(environment.generation == nil && environment.systemVersion == nil)
    #expect(environment.problems.count == 2)
    #expect(environment.problems.first?.contains("iPhone 15 Pro") == true)
    #expect(environment.problems.last?.contains("'19.1'") == true)
  }
}
