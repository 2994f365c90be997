// SPDX-License-Identifier: MIT

import Tinamou

extension PropertyReading {
  /// The type and the configuration of a button.
  static let configurations: [PropertyReading] = [
    .of("type") { (view: UIButton) in .choice(view.buttonType.caseName ?? "custom") },
    .of(UIButton.configurationGroup.name) { (view: UIButton) in
      guard view.configuration != nil else { return .none }
      // The style, which comes first, makes a new configuration. What differs from that is described.
      return .init(UIButton.configurationGroup, of: view, unlike: UIButton(type: .system))
    },
  ]

  /// The content of a button for other states than the normal one: a group for each state.
  static let states: [PropertyReading] = [
    .of("states") { (view: UIButton) in
      let groups = UIButton.stateGroups.filter { $0.state != .normal }.map { _, group in
        DescribedProperty(name: group.name, value: .init(group, of: view, unlike: UIButton(type: .system)))
      }
      let present = groups.filter { $0.value != .none }
      return present.isEmpty ? .none : .group(present)
    }
  ]
}

@MainActor
extension PropertyValue {
  /// Describes a group by the properties that differ from those of a new object. Each is set on that before the next is
  /// compared, because it can have an effect on those after it. There is no value if none differs.
  init(_ group: PropertyGroup, of object: NSObject, unlike standard: NSObject) {
    var parts: [DescribedProperty] = []
    for property in group.properties {
      guard let content = property.read(object) else { continue }
      let value = PropertyValue(content)
      guard value != .none, value != property.read(standard).map(PropertyValue.init) else { continue }
      parts.append(DescribedProperty(name: property.name, value: value))
      property.write(standard, content)
    }
    self = parts.isEmpty ? .none : .group(parts)
  }
}
