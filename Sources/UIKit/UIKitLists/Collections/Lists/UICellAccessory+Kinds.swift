// SPDX-License-Identifier: MIT

extension UICellAccessory {
  private static func width(_ dimension: LayoutDimension?) -> CGFloat? {
    if case .custom(let width) = dimension { return width }
    return nil
  }

  /// The appearance of a disclosure indicator.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates a description.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Returns a disclosure indicator.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      content: .sign(.disclosureIndicator), placement: .trailing(displayed: displayed),
      tintColor: options.tintColor, isHidden: options.isHidden, width: width(options.reservedLayoutWidth))
  }

  /// The appearance of a check mark.
  @preconcurrency @MainActor
  public struct CheckmarkOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates a description.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      content: .sign(.checkmark), placement: .trailing(displayed: displayed),
      tintColor: options.tintColor, isHidden: options.isHidden, width: width(options.reservedLayoutWidth))
  }

  /// The appearance of a detail button.
  @preconcurrency @MainActor
  public struct DetailOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates a description.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Returns a detail button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .sign(.detailButton), placement: .trailing(displayed: displayed),
      tintColor: options.tintColor, isHidden: options.isHidden, width: width(options.reservedLayoutWidth),
      role: .control,
      action: actionHandler)
  }

  /// The appearance of a delete control.
  @preconcurrency @MainActor
  public struct DeleteOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?
    /// The color behind it; `nil` for the standard one. Stored; has no effect.
    public var backgroundColor: UIColor?

    /// Creates a description.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Returns a delete control.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("minus.circle.fill", width: 24), placement: .leading(displayed: displayed),
      tintColor: options.tintColor ?? .systemRed, isHidden: options.isHidden, width: width(options.reservedLayoutWidth),
      role: .delete,
      action: actionHandler)
  }

  /// The appearance of an insert control.
  @preconcurrency @MainActor
  public struct InsertOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?
    /// The color behind it; `nil` for the standard one. Stored; has no effect.
    public var backgroundColor: UIColor?

    /// Creates a description.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Returns an insert control.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("plus.circle.fill", width: 24), placement: .leading(displayed: displayed),
      tintColor: options.tintColor ?? .systemGreen, isHidden: options.isHidden,
      width: width(options.reservedLayoutWidth), role: .control, action: actionHandler)
  }

  /// The appearance of a reorder control.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?
    /// Whether a line separates it. Stored; has no effect.
    public var showsVerticalSeparator: Bool

    /// Creates a description.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Returns a reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("line.3.horizontal", width: 27), placement: .trailing(displayed: displayed),
      tintColor: options.tintColor ?? .tertiaryLabel, isHidden: options.isHidden,
      width: width(options.reservedLayoutWidth), role: .reorder)
  }

  /// The appearance of a multiple-selection control, which is filled while the item is selected.
  @preconcurrency @MainActor
  public struct MultiselectOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?
    /// The color behind it; `nil` for the standard one. Stored; has no effect.
    public var backgroundColor: UIColor?

    /// Creates a description.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Returns a multiple-selection control, which is filled while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      content: .selection, placement: .leading(displayed: displayed),
      tintColor: options.tintColor, isHidden: options.isHidden, width: width(options.reservedLayoutWidth))
  }

  /// The appearance of a disclosure indicator for an outline.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?
    /// The part of the row whose tap shows or hides the items below it.
    public var style: Style

    /// The part of a row whose tap shows or hides the items below it: the accessory in a cell, all of it in a header. Automatically
    /// that of a header in the header of a section.
    public enum Style: Sendable { case automatic, header, cell }

    /// Creates a description.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }

  /// Returns a disclosure indicator for an outline.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("chevron.down", width: 24), placement: .trailing(displayed: displayed),
      tintColor: options.tintColor, isHidden: options.isHidden, width: width(options.reservedLayoutWidth),
      role: .outline(options.style),
      action: actionHandler)
  }

  /// The appearance of a label with a short text.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?
    /// The font; `nil` for the standard one.
    public var font: UIFont?
    /// Whether the font grows with the text size. Stored; has no effect.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates a description.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// Returns a label with a short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      content: .text(text, font: options.font), placement: .trailing(displayed: displayed),
      tintColor: options.tintColor ?? .secondaryLabel, isHidden: options.isHidden,
      width: width(options.reservedLayoutWidth))
  }

  /// The appearance of a button that opens a menu.
  @preconcurrency @MainActor
  public struct PopUpMenuOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved for it.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates a description.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// Returns a button that opens a menu. Differs from UIKit: the menu is not opened.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .symbol("chevron.up.chevron.down", width: 24), placement: .trailing(displayed: displayed),
      tintColor: options.tintColor, isHidden: options.isHidden, width: width(options.reservedLayoutWidth))
  }

  /// The configuration of a custom accessory view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let options: DisclosureIndicatorOptions
    /// Whether the view keeps the size that the app has given it. The default is `false`: it has the size of its content.
    let maintainsFixedSize: Bool

    /// Creates a configuration of `customView`.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      view = customView
      self.placement = placement
      self.maintainsFixedSize = maintainsFixedSize ?? false
      options = DisclosureIndicatorOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// Returns a custom accessory view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      content: .view(configuration.view, keepsSize: configuration.maintainsFixedSize),
      placement: configuration.placement,
      tintColor: configuration.options.tintColor,
      isHidden: configuration.options.isHidden, width: width(configuration.options.reservedLayoutWidth))
  }
}
