// SPDX-License-Identifier: MIT

/// A property of a preview: its layout or its orientation.
///
/// Source: Apple, `PreviewTrait`.
public struct PreviewTrait<T>: Sendable {
  /// The effect of a trait.
  package enum Value: Sendable, Equatable {
    case fillsScreen
    case fitsContent
    case fixedSize(CGSize)
    case orientation(UIInterfaceOrientation)
  }

  package let value: Value
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview fills the screen, as it does without a trait.
  public static var defaultLayout: PreviewTrait { PreviewTrait(value: .fillsScreen) }
  /// The preview has the size that its constraints and content require.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(value: .fitsContent) }

  /// The preview has a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(value: .fixedSize(CGSize(width: width, height: height)))
  }

  /// The device is upright.
  public static var portrait: PreviewTrait { PreviewTrait(value: .orientation(.portrait)) }
  /// The device is upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(value: .orientation(.portraitUpsideDown)) }
  /// The device is on its side, with its top to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(value: .orientation(.landscapeRight)) }
  /// The device is on its side, with its top to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(value: .orientation(.landscapeLeft)) }
}
