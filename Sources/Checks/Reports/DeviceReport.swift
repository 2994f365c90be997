// SPDX-License-Identifier: MIT

import Tinamou

/// A report on the device table, as text and as JSON.
public struct DeviceReport: Sendable {
  private let devices: [DeviceProfile]

  /// Creates a report on `devices`, in their order. The default is all devices.
  public init(_ devices: [DeviceProfile] = DeviceProfile.all) {
    self.devices = devices
  }

  /// Returns a table with one line for each device, with lengths in points.
  public func text(style: ReportStyle) -> String {
    var table = TextTable([
      ("device", .left), ("points", .right), ("scale", .right), ("safe area, upright", .left),
      ("safe area, on its side", .left), ("same screen", .left),
    ])
    for device in devices {
      table.add([
        device.name,
        NumberFormat.text(device.portraitWidth) + "×" + NumberFormat.text(device.portraitHeight),
        scale(of: device), insets(device.portraitSafeArea), insets(device.landscapeSafeArea),
        device.aliases.joined(separator: ", "),
      ])
    }
    return table.lines(headerStyle: style.bold).joined(separator: "\n") + "\n"
  }

  private func scale(of device: DeviceProfile) -> String {
    let scale = "@" + NumberFormat.text(device.scale) + "x"
    return device.scale == device.nativeScale ? scale : scale + " (\(NumberFormat.text(device.nativeScale)))"
  }

  private func insets(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { NumberFormat.text($0) }.joined(separator: " ")
  }

  /// `{"schema":1,"devices":[…]}`; insets are top, left, bottom and right.
  public var json: JSONValue {
    .object([("schema", .integer(1)), ("devices", .array(devices.map(json(of:))))])
  }

  private func json(of device: DeviceProfile) -> JSONValue {
    .object([
      ("name", .string(device.name)),
      ("aliases", .array(device.aliases.map { .string($0) })),
      ("idiom", .string(device.idiom == .pad ? "pad" : "phone")),
      ("scale", .number(device.scale)),
      ("nativeScale", .number(device.nativeScale)),
      ("portrait", json(of: device, in: .portrait)),
      ("landscape", json(of: device, in: .landscape)),
    ])
  }

  private func json(of device: DeviceProfile, in orientation: DeviceOrientation) -> JSONValue {
    let size = device.size(in: orientation)
    let insets = device.safeArea(in: orientation)
    return .object([
      ("size", numbers([size.width, size.height])),
      ("safeArea", numbers([insets.top, insets.left, insets.bottom, insets.right])),
      (
        "sizeClasses",
        .array([
          .string(word(for: device.horizontalSizeClass(in: orientation))),
          .string(word(for: device.verticalSizeClass(in: orientation))),
        ])
      ),
      ("statusBar", .number(device.statusBarHeight(in: orientation))),
      ("navigationBar", .number(device.navigationBarHeight(in: orientation))),
      ("tabBar", .number(device.tabBarHeight(in: orientation))),
      ("toolbar", .number(device.toolbarHeight(in: orientation))),
      ("margin", .number(device.systemMinimumLayoutMargin(in: orientation))),
    ])
  }

  private func numbers(_ values: [CGFloat]) -> JSONValue {
    .array(values.map { .number($0) })
  }

  private func word(for sizeClass: UIUserInterfaceSizeClass) -> String {
    sizeClass == .regular ? "regular" : "compact"
  }
}
