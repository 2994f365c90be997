// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks

/// The device and the settings on a command line of `tinamou run --pictures`, whose other arguments are those of `swift run`.
enum PictureSetting {
  /// Takes the settings out of a command line, and puts them into the environment, in which the app finds them.
  ///
  /// - Returns: What is wrong with a value; `nil` if nothing is.
  @MainActor
  static func take(from arguments: inout [String]) -> String? {
    var setting = Setting()
    for name in SettingName.allCases {
      let option = "--" + name.rawValue
      while let position = arguments.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) {
        if arguments[position] != option {
          name.set(String(arguments[position].dropFirst(option.count + 1)), in: &setting)
          arguments.remove(at: position)
        } else if position + 1 < arguments.count {
          name.set(arguments[position + 1], in: &setting)
          arguments.removeSubrange(position...position + 1)
        } else {
          return "\(option) needs a value"
        }
      }
    }
    if let problem = setting.problem { return problem.message }
    guard setting != Setting(), let text = try? JSONEncoder().encode(setting.forProcess) else { return nil }
    setenv("TINAMOU_SETTING", String(decoding: text, as: UTF8.self), 1)
    return nil
  }
}
