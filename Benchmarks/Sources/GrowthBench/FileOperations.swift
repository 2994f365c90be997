// SPDX-License-Identifier: MIT

import Foundation

/// Commands of the program `tinamou` on files with n views in one superview.
@MainActor
struct FileOperations {
  /// The path of the program.
  let program: String
  /// A directory for the files.
  let directory: URL

  var all: [Operation] {
    [
      operation("`solve` a layout file of n views without constraints", ["solve"], layoutFile),
      operation("`solve` a document of n constraints", ["solve"], constrained),
      operation("`check` a document of n constraints", ["check"], constrained),
      operation("`check` a document of n views without constraints", ["check"], unconstrained),
    ]
      + ["update-frames", "update-constants", "clear", "reset"].map { remedy in
        operation("`ib resolve \(remedy)` with n constraints", ["ib", "resolve", remedy], constrained)
      } + [operation("`ib resolve add-missing` for n views", ["ib", "resolve", "add-missing"], unconstrained)]
  }

  /// A run of a command on the file that `text` writes for a count of views.
  private func operation(_ name: String, _ command: [String], _ text: @escaping (Int) -> String) -> Operation {
    Operation(name) { count in
      let contents = text(count)
      let file = directory.appendingPathComponent(contents.hasPrefix("<?xml") ? "views.xib" : "views.layout.yaml")
      try contents.write(to: file, atomically: false, encoding: .utf8)
      return try run(command + [file.path])
    }
  }

  /// Runs the program and returns the processor time that it used, in seconds.
  private func run(_ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = Self.secondsOfChildren
    try process.run()
    process.waitUntilExit()
    // Smaller statuses say that something was found, larger ones that the file could not be read.
    guard process.terminationReason == .exit, process.terminationStatus < 64 else {
      throw Failure(command: arguments, status: process.terminationStatus)
    }
    return Self.secondsOfChildren - before
  }

  /// A run of the program that did not do its work.
  struct Failure: Error, CustomStringConvertible {
    let command: [String]
    let status: Int32

    var description: String { "tinamou \(command.joined(separator: " ")) ended with \(status)" }
  }

  /// The processor time of all child processes that have ended, in seconds.
  private static var secondsOfChildren: Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  // MARK: Files

  private func layoutFile(_ count: Int) -> String {
    "size: [375, 667]\nviews:\n" + (0..<count).map { "  v\($0): {}\n" }.joined()
  }

  /// A document with `count` constraints: four for each view.
  private func constrained(_ count: Int) -> String { document(count / 4, hasConstraints: true) }

  /// A document with `count` views without constraints.
  private func unconstrained(_ count: Int) -> String { document(count, hasConstraints: false) }

  /// A document with a view that has `count` subviews in a grid.
  private func document(_ count: Int, hasConstraints: Bool) -> String {
    let columns = max(1, Int(Double(count).squareRoot()))
    var views = "", constraints = ""
    for index in 0..<count {
      let (x, y) = (8 + index % columns * 28, 8 + index / columns * 28)
      let sizes =
        """
        <constraints><constraint firstAttribute="width" constant="20" id="w-\(index)"/>\
        <constraint firstAttribute="height" constant="20" id="h-\(index)"/></constraints>
        """
      views += """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v-\(index)">\
        <rect key="frame" x="\(x)" y="\(y)" width="20" height="20"/>\(hasConstraints ? sizes : "")</view>
        """
      guard hasConstraints else { continue }
      constraints += """
        <constraint firstItem="v-\(index)" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="\(x)" id="l-\(index)"/>
        <constraint firstItem="v-\(index)" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="\(y)" id="t-\(index)"/>

        """
    }
    let side = 16 + columns * 28
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="\(side)" height="\(side)"/>
      <subviews>
      \(views)</subviews>
      <constraints>
      \(constraints)</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view></objects></document>

      """
  }
}
