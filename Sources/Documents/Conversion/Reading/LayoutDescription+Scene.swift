// SPDX-License-Identifier: MIT

public import LayoutFiles
import Tinamou

extension LayoutDescription {
  /// Describes the views of a layout file. Constraints that are inactive at first are part of the description.
  @MainActor
  public init(of scene: LayoutScene) throws(ConversionError) {
    var reader = DescriptionReader(
      includes: { scene.name(of: $0) != nil }, name: { scene.name(of: $0) }, customClass: { _ in nil })
    self = try reader.description(
      of: scene.root, on: DescribedScreen(of: scene.root), constraints: scene.constraints.map(\.constraint))
    omissions += scene.unconvertedKeys.map { ConversionOmission(view: root.name, subject: "the key \($0)") }
  }
}
