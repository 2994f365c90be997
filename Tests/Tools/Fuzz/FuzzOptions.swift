// SPDX-License-Identifier: MIT

import Foundation

/// The options of a run.
@MainActor
struct FuzzOptions {
  var subjects = FuzzSubject.all
  var seed: UInt64 = 1
  /// The number of the first input.
  var first = 0
  /// The number of inputs for each subject.
  var count = 1000
  /// The duration of the run, in seconds; `nil` to use all inputs.
  var seconds: TimeInterval?
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The number of inputs for a worker.
  var batch = 250
  var minimizes = true
  /// The number of failures after which a subject is not tested further.
  var greatestFailureCount = 10
  /// The folder that failing inputs are written to.
  var folder = "out/fuzz"

  static let usage = """
    usage: Scripts/fuzz [--seconds N] [--inputs N] [--subject NAME]... [--seed N] [--first N] [--jobs N] [--batch N]
                        [--failures N] [--no-minimize] [--out FOLDER]
           Scripts/fuzz --file PATH --subject NAME
    subjects: \(FuzzSubject.all.map(\.name).joined(separator: ", "))

    """

  init?(_ arguments: [String]) {
    var chosen: [FuzzSubject] = []
    var rest = arguments[...]
    var file: String?
    while let name = rest.popFirst() {
      if name == "--no-minimize" {
        minimizes = false
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--seconds":
        guard let number = Double(value), number > 0 else { return nil }
        seconds = number
        count = .max / 4
      case "--out": folder = value
      case "--file": file = value
      case "--subject":
        guard let subject = FuzzSubject.named(value) else { return nil }
        chosen.append(subject)
      default:
        guard let number = Int(value), number >= 0, set(name, to: number) else { return nil }
      }
    }
    if !chosen.isEmpty { subjects = chosen }
    if let file {
      guard chosen.count == 1 else { return nil }
      FuzzWorker.main([chosen[0].name, "file", file])
      exit(0)
    }
  }

  private mutating func set(_ name: String, to number: Int) -> Bool {
    switch name {
    case "--inputs": count = number
    case "--first": first = number
    case "--seed": seed = UInt64(number)
    case "--jobs": jobs = max(number, 1)
    case "--batch": batch = max(number, 1)
    case "--failures": greatestFailureCount = max(number, 1)
    default: return false
    }
    return true
  }
}
