// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LayoutChecks
import Tinamou

/// The settings of the two sides of a comparison. The option with several values gives the sides; where there are more, the others are the
/// settings in which both sides are shown.
struct SideOptions: ParsableArguments {
  @Option(parsing: .upToNextOption, help: "The version of iOS: 16, 17, 18, 26 or 27. Two values are the two sides.")
  var os: [String] = []

  @Option(
    parsing: .upToNextOption, help: "The size of the screen in points, such as 402x874. Two values are the two sides.")
  var size: [String] = []

  @Option(parsing: .upToNextOption, help: "The device, as `tinamou devices` prints it. Two values are the two sides.")
  var device: [String] = []

  @Option(parsing: .upToNextOption, help: "The orientation: portrait or landscape. Two values are the two sides.")
  var orientation: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: "The text size: xs to xxxl, or accessibility1 to accessibility5. Two values are the two sides.")
  var textSize: [String] = []

  @Option(
    parsing: .upToNextOption, help: "The language of the app's texts, such as de. Two values are the two sides.")
  var language: [String] = []

  @Option(parsing: .upToNextOption, help: "The appearance: light or dark. Two values are the two sides.")
  var appearance: [String] = []

  @Option(parsing: .upToNextOption, help: "The layout direction: ltr or rtl. Two values are the two sides.")
  var direction: [String] = []

  @Option(parsing: .upToNextOption, help: "The contrast: normal or high. Two values are the two sides.")
  var contrast: [String] = []

  func validate() throws {
    if let word = size.first, !word.split(separator: ",").allSatisfy({ DeviceProfile.isSize(String($0)) }) {
      throw ValidationError("There is no size '\(word)': sizes are written in points, such as 402x874.")
    }
    for pair in pairs {
      for setting in [pair.before, pair.after] where setting.missingSystem == nil {
        if let problem = setting.problem { throw ValidationError(problem.message) }
      }
    }
  }

  // MARK: Sides

  /// Whether an option has two values.
  var hasSides: Bool { dimensions.contains { $0.values.count > 1 } }

  /// Whether an option is given.
  var isGiven: Bool { dimensions.contains { !$0.values.isEmpty } }

  /// The settings that are compared, each with the next, in each combination of the other options. One pair of equal settings if no option
  /// has two values.
  var pairs: [SettingPair] {
    let dimensions = dimensions
    guard let sides = dimensions.firstIndex(where: { $0.values.count > 1 }) else {
      let setting = combinations(of: dimensions[...])[0]
      return [SettingPair(before: setting, after: setting)]
    }
    var others = dimensions
    let values = others.remove(at: sides).values
    return combinations(of: others[...]).flatMap { setting in
      zip(values, values.dropFirst()).map { first, second in
        SettingPair(
          before: dimensions[sides].set(first, in: setting), after: dimensions[sides].set(second, in: setting))
      }
    }
  }

  /// The words after the values of an option, which are names of previews: `--os 18 27 Settings`.
  var names: [String] { dimensions.flatMap(\.rest) }

  private func combinations(of dimensions: ArraySlice<Dimension>) -> [Setting] {
    dimensions.reduce([Setting()]) { settings, dimension in
      dimension.values.isEmpty
        ? settings : settings.flatMap { setting in dimension.values.map { dimension.set($0, in: setting) } }
    }
  }

  /// The options in the order in which they give the sides.
  private var dimensions: [Dimension] {
    [
      Dimension(\.os, os) { $0.first?.isNumber == true || InterfaceGeneration.named($0) != nil },
      Dimension(\.device, size) { DeviceProfile.isSize($0) },
      Dimension(\.device, device) { DeviceProfile.named($0) != nil || !DeviceProfile.suggestions(for: $0).isEmpty },
      Dimension(\.orientation, orientation) { ["portrait", "landscape"].contains($0) },
      Dimension(\.textSize, textSize) {
        ["xs", "s", "m", "l", "xl", "xxl", "xxxl"].contains($0) || $0.hasPrefix("accessibility") || $0.hasPrefix("UICT")
      },
      Dimension(\.language, language) { $0.isLanguage },
      Dimension(\.appearance, appearance) { ["light", "dark"].contains($0) },
      Dimension(\.direction, direction) { ["ltr", "rtl"].contains($0) },
      Dimension(\.contrast, contrast) { ["normal", "high"].contains($0) },
    ]
  }

  /// A property of settings with the values of its option.
  private struct Dimension {
    let values: [String]
    let rest: [String]
    private let property: WritableKeyPath<Setting, String?>

    /// Creates a dimension from the words of an option. The first word is a value, whatever it is, and so are those that look like one.
    init(_ property: WritableKeyPath<Setting, String?>, _ words: [String], _ isValue: (String) -> Bool) {
      // Names of devices can contain commas themselves, as `iPhone15,2`.
      let all = words.flatMap { word in
        isValue(word) && property == \.device
          ? [word] : word.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      let count = all.isEmpty ? 0 : 1 + all.dropFirst().prefix(while: isValue).count
      (values, rest) = (Array(all.prefix(count)), Array(all.dropFirst(count)))
      self.property = property
    }

    func set(_ value: String, in setting: Setting) -> Setting {
      var copy = setting
      copy[keyPath: property] = value
      return copy
    }
  }
}

/// The settings of two sides.
struct SettingPair: Sendable, Hashable {
  let before: Setting
  let after: Setting

  /// The values that both sides have, in words; empty if there are none.
  var commonWords: String { before.common(with: after).words }

  /// The names of the sides: the values in which they differ.
  var names: (before: String, after: String) {
    let common = before.common(with: after)
    return (before.without(common).words, after.without(common).words)
  }

  /// Whether the sides have different layout directions.
  @MainActor var isMirrored: Bool { before.forProcess.direction ?? "ltr" != after.forProcess.direction ?? "ltr" }

  /// The reason for which a side cannot be shown; `nil` if both can.
  var missingSystem: DeviceProfile.MissingSystem? { before.missingSystem ?? after.missingSystem }
}

extension [SettingPair] {
  /// The pairs whose systems the devices had, and a sentence for each of the others.
  var possible: (pairs: [SettingPair], notes: [String]) {
    var notes: [String] = []
    let pairs = filter { pair in
      guard let missing = pair.missingSystem else { return true }
      let note = "\(missing.description); left out."
      if !notes.contains(note) { notes.append(note) }
      return false
    }
    return (pairs, notes)
  }
}

extension Setting {
  private static var properties: [WritableKeyPath<Setting, String?>] {
    [
      \.device, \.orientation, \.os, \.textSize, \.direction, \.appearance, \.contrast, \.language,
    ]
  }

  /// The values that two settings share.
  func common(with other: Setting) -> Setting {
    Self.properties.reduce(into: Setting()) { result, property in
      if self[keyPath: property] == other[keyPath: property] { result[keyPath: property] = self[keyPath: property] }
    }
  }

  /// The values that another setting does not have.
  func without(_ other: Setting) -> Setting {
    Self.properties.reduce(into: self) { result, property in
      if other[keyPath: property] != nil { result[keyPath: property] = nil }
    }
  }

  /// The reason for which the system cannot be shown on the device; `nil` if it can.
  var missingSystem: DeviceProfile.MissingSystem? {
    guard let device, let os, let system = InterfaceGeneration.named(os) else { return nil }
    do throws(DeviceProfile.MissingSystem) {
      try DeviceProfile.requireSystem(system, ofDeviceNamed: device)
      return nil
    } catch {
      return error
    }
  }
}

extension StringProtocol {
  /// Whether the text looks like a tag of a language, such as `de`, `pt-BR` or `zh-Hant`.
  fileprivate var isLanguage: Bool {
    let parts = split(whereSeparator: { "-_".contains($0) })
    guard let first = parts.first, (2...3).contains(first.count) else { return false }
    return first.allSatisfy { $0.isASCII && $0.isLowercase } && parts.allSatisfy { $0.count <= 8 }
  }
}
