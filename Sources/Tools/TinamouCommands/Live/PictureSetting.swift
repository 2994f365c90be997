// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks

/// The device and the settings on a command line of `tinamou run --pictures`, whose other arguments are those of `swift run`.
enum PictureSetting {
  /// Takes the settings out of a command line, and puts them into the environment, in which the app finds them.
  ///
  /// - Returns: What is wrong with a value; `nil` if nothing is.
  static func take(from arguments: inout [String]) -> String? {
    var setting = Setting()
    do throws(MissingValue) {
      for name in SettingName.allCases {
        while let value = try arguments.takeValue(of: "--" + name.rawValue) { name.set(value, in: &setting) }
      }
    } catch {
      return "\(error.option) needs a value"
    }
    if let problem = setting.problem { return problem.message }
    guard setting != Setting(), let text = try? JSONEncoder().encode(setting.forProcess) else { return nil }
    setenv("TINAMOU_SETTING", String(decoding: text, as: UTF8.self), 1)
    return nil
  }
}
