// SPDX-License-Identifier: MIT

import Tinamou

/// Reads the keys of the screen. They are read first because fonts depend on the text size.
@MainActor
enum ScreenEntryReader {
  static func read(
    _ entries: [SourceNode.Entry], of source: SourceText, options: SceneOptions, faults: FaultCollector
  ) -> ScreenRequest {
    let reading = FileReading(source: source, folder: source.folder, metrics: [:], faults: faults)
    var request = ScreenRequest()
    for entry in entries where !entry.value.isNull {
      _ = faults.attempt { () throws(LayoutFileError) in try read(entry, into: &request, in: reading) }
    }
    if options.device == nil {
      checkSystem(options.system ?? request.system, entries, request, of: source, faults: faults)
    }
    if request.size != nil {
      for entry in entries where ["device", "orientation"].contains(entry.key) && !entry.value.isNull {
        faults.add(LayoutFileError(.keysExclude(entry.key, "size"), at: entry.keyPosition, of: source))
      }
    }
    return request
  }

  private static func read(
    _ entry: SourceNode.Entry, into request: inout ScreenRequest, in reading: FileReading
  ) throws(LayoutFileError) {
    let node = entry.value
    switch entry.key {
    case "device":
      request.device = try device(node, in: reading)
      request.deviceName = try reading.scalar(node, of: "device").text
    case "os": request.system = try system(node, in: reading)
    case "orientation": request.orientation = try DeviceOrientation.read(node, of: entry.key, in: reading)
    case "size": request.size = try size(node, in: reading)
    case "direction": request.direction = try LayoutDirectionChoice.read(node, of: entry.key, in: reading)
    case "textSize": request.textSize = try TextSizeChoice.read(node, of: entry.key, in: reading)
    case "scale": request.scale = try scale(node, in: reading)
    case "appearance": request.appearance = try AppearanceChoice.read(node, of: entry.key, in: reading)
    default: break
    }
  }

  private static func device(_ node: SourceNode, in reading: FileReading) throws(LayoutFileError) -> DeviceProfile {
    let name = try reading.scalar(node, of: "device").text
    guard let device = DeviceProfile.named(name) else {
      throw reading.error(
        .unknownDevice(name), at: node, suggestion: DeviceProfile.suggestions(for: name, count: 1).first)
    }
    return device
  }

  private static func system(
    _ node: SourceNode, in reading: FileReading
  ) throws(LayoutFileError) -> InterfaceGeneration {
    let word = try reading.scalar(node, of: "os").text
    if let system = InterfaceGeneration.named(word) { return system }
    let names = InterfaceGeneration.allCases.map { "\($0.rawValue)" }
    throw reading.error(.unknownChoice(word, kind: "a system", choices: names), at: node)
  }

  /// Reports a device of the file that never had the system.
  private static func checkSystem(
    _ system: InterfaceGeneration?, _ entries: [SourceNode.Entry], _ request: ScreenRequest, of source: SourceText,
    faults: FaultCollector
  ) {
    guard let system, let name = request.deviceName, let entry = entries.first(where: { $0.key == "device" }) else {
      return
    }
    do throws(DeviceProfile.MissingSystem) {
      try DeviceProfile.requireSystem(system, ofDeviceNamed: name)
    } catch {
      faults.add(LayoutFileError(.missingSystem(error), at: entry.value.position, of: source))
    }
  }

  private static func size(_ node: SourceNode, in reading: FileReading) throws(LayoutFileError) -> FixedSize {
    guard case .sequence = node.content else {
      throw reading.error(.wrongKind(expected: .list, found: node.kind, of: "size"), at: node)
    }
    return try FixedSize.read(node, of: "size", in: reading)
  }

  private static func scale(_ node: SourceNode, in reading: FileReading) throws(LayoutFileError) -> CGFloat {
    let number = try reading.number(node, of: "scale")
    guard number >= 0.5, number <= 10 else {
      throw reading.error(.outOfRange("\(number)", range: "from 0.5 to 10"), at: node)
    }
    return CGFloat(number)
  }
}
