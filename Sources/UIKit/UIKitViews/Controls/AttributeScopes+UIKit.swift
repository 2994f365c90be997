// SPDX-License-Identifier: MIT

extension AttributeScopes {
  /// The attributes that UIKit adds to `AttributedString` and that Foundation on Linux lacks.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The paragraph style of the text.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional space after each character, in points.
    public let kern: KernAttribute
    /// The additional space after each character, in points. Unlike kerning, tracking preserves ligatures.
    public let tracking: TrackingAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The offset of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute

    /// The key of the font attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key of the paragraph style attribute.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The key of the text color attribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key of the background color attribute.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key of the kerning attribute, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key of the tracking attribute, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// The key of the strikethrough style attribute.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key of the underline style attribute.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key of the baseline offset attribute, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The key of the underline color attribute.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The key of the strikethrough color attribute.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The name of the attribute in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
  }

  /// The attributes defined by UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute at a key path of UIKit's attribute scope.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The attributes in the form that `NSAttributedString` uses.
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

extension AttributeContainer {
  /// Creates a container with those attributes of an `NSAttributedString` that UIKit draws.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.uiKit.font = dictionary[.font] as? UIFont
    self.uiKit.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.uiKit.kern = Self.number(dictionary[.kern])
    self.uiKit.tracking = Self.number(dictionary[.tracking])
    self.uiKit.baselineOffset = Self.number(dictionary[.baselineOffset])
    self.uiKit.strikethroughStyle = Self.style(dictionary[.strikethroughStyle])
    self.uiKit.underlineStyle = Self.style(dictionary[.underlineStyle])
    self.uiKit.underlineColor = dictionary[.underlineColor] as? UIColor
    self.uiKit.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    (value as? Int ?? (value as? NSNumber)?.intValue).map { NSUnderlineStyle(rawValue: $0) }
  }
}

extension NSAttributedString {
  /// Creates an attributed string with the text of `string` and those of its attributes that UIKit draws.
  public convenience init(_ string: AttributedString) {
    self.init(string, defaults: AttributeContainer())
  }

  /// Creates an attributed string with the text of `string`. Attributes that `string` does not set come from
  /// `defaults`.
  convenience init(_ string: AttributedString, defaults: AttributeContainer) {
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      let text = String(string[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: defaults.merging(run.attributes).dictionary))
    }
    self.init(attributedString: result)
  }
}
