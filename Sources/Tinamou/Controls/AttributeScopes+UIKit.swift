// SPDX-License-Identifier: MIT

extension AttributeScopes {
  /// The attributes of `AttributedString` that UIKit adds, which Foundation on Linux lacks.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// What is added after each character, in points.
    public let kern: KernAttribute
    /// What is added after each character, in points; ligatures stay.
    public let tracking: TrackingAttribute
    /// How the text is struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How the text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// How far the text stands above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute

    /// The key of: the font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = UIFont
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key of: the paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = NSParagraphStyle
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The key of: the colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key of: the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key of: what is added after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key of: what is added after each character, in points; ligatures stay.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The key of: how the text is struck through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = NSUnderlineStyle
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key of: how the text is underlined.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = NSUnderlineStyle
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key of: how far the text stands above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key of: the colour of the underline.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The key of: the colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What the attribute says.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
  }

  /// The attributes that UIKit knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute at a key path of UIKit's scope.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The attributes as `NSAttributedString` has them.
  var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font
    result[.paragraphStyle] = self.paragraphStyle
    result[.foregroundColor] = self.foregroundColor
    result[.backgroundColor] = self.backgroundColor
    result[.kern] = self.kern
    result[.tracking] = self.tracking
    result[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    result[.underlineStyle] = self.underlineStyle?.rawValue
    result[.baselineOffset] = self.baselineOffset
    result[.underlineColor] = self.underlineColor
    result[.strikethroughColor] = self.strikethroughColor
    return result
  }
}

extension NSAttributedString {
  /// The text of `string` with those of its attributes that UIKit draws.
  public convenience init(_ string: AttributedString) {
    self.init(string, defaults: AttributeContainer())
  }

  /// The text of `string`; what its attributes leave open is as in `defaults`.
  convenience init(_ string: AttributedString, defaults: AttributeContainer) {
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      let text = String(string[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: defaults.merging(run.attributes).dictionary))
    }
    self.init(attributedString: result)
  }
}
