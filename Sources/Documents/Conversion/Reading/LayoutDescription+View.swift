// SPDX-License-Identifier: MIT

public import LayoutFiles
import Tinamou
public import Tinamou

extension LayoutDescription {
  /// Describes a live view with its descendants and constraints.
  ///
  /// - Parameters:
  ///   - root: The root view. It should have been laid out.
  ///   - naming: Returns the name of a view, or `nil` for a name from its accessibility identifier or its class.
  /// - Throws: ``ConversionError/foreignItem(constraint:)`` for a constraint with a view or guide outside `root`.
  @MainActor
  public init(of root: UIView, naming: (UIView) -> String? = { _ in nil }) throws(ConversionError) {
    self = try withoutActuallyEscaping(naming) { (naming) throws(ConversionError) in
      var reader = DescriptionReader(
        includes: { view in !(view.superview.map(ViewClasses.ownsSubviews) ?? false) },
        name: { naming($0) ?? $0.accessibilityIdentifier }, customClass: ViewClasses.customName)
      return try reader.description(of: root, on: DescribedScreen(of: root), constraints: [])
    }
  }
}

@MainActor
extension DescribedScreen {
  /// The screen of a live view.
  init(of root: UIView) {
    let traits = root.traitCollection
    let scale = Double(traits.displayScale)
    self.init(
      width: Double(root.bounds.width), height: Double(root.bounds.height), scale: scale > 0 ? scale : 3,
      safeArea: DescribedInsets(root.safeAreaInsets),
      isRightToLeft: root.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      textSize: TextSizeNames.name(of: traits.preferredContentSizeCategory), documentDevice: nil, isLandscape: false,
      toolsVersion: nil)
  }
}

extension LayoutDescription {
  /// Describes the views of a layout file. Constraints that are inactive at first are part of the description.
  @MainActor
  public init(of scene: LayoutScene) throws(ConversionError) {
    var reader = DescriptionReader(
      includes: { scene.name(of: $0) != nil }, name: { scene.name(of: $0) }, customClass: { _ in nil })
    var screen = DescribedScreen(of: scene.root)
    screen.system = scene.system == .current ? nil : scene.system.rawValue
    self = try reader.description(
      of: scene.root, on: screen, constraints: scene.constraints.map(\.constraint))
    omissions += scene.unconvertedKeys.map { ConversionOmission(view: root.name, subject: "the key \($0)") }
  }
}
