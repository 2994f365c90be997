// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The value of a type that stands for none: `nil`, an empty list, zero, a new view.
enum EmptyValue {
  private static let literals: [String: String] = {
    var table = ["Bool": "false", "String": "\"\"", "Substring": "\"\"", "Data": ".init()", "Date": ".init()"]
    for name in ["Int", "UInt", "Int32", "Int64", "UInt32", "UInt64", "Double", "Float", "CGFloat", "TimeInterval"] {
      table[name] = "0"
    }
    for name in [
      "CGRect", "CGSize", "CGPoint", "CGVector", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "Duration",
    ] {
      table[name] = ".zero"
    }
    for name in [
      "CAGradientLayer", "CALayer", "CAShapeLayer", "CharacterSet", "DateComponents", "DateFormatter", "IndexPath",
      "IndexSet", "NSArray", "NSDictionary", "NSLayoutConstraint", "NSMutableArray", "NSMutableDictionary",
      "NSMutableParagraphStyle", "NSObject", "NSParagraphStyle", "NSRange", "NSShadow", "NSString", "NumberFormatter",
      "OperationQueue", "UIBezierPath", "UIImage", "URLComponents", "UUID",
    ] {
      table[name] = ".init()"
    }
    for name in ["Calendar", "Locale", "TimeZone"] { table[name] = ".current" }
    for name in ["Bundle", "DispatchQueue"] { table[name] = ".main" }
    table["UIColor"] = ".clear"
    table["UIFont"] = ".systemFont(ofSize: UIFont.systemFontSize)"
    table["UserDefaults"] = ".standard"
    table["URL"] = ".init(fileURLWithPath: \"/\")"
    table["URLRequest"] = ".init(url: .init(fileURLWithPath: \"/\"))"
    table["NSError"] = ".init(domain: \"\", code: 0)"
    table["CGAffineTransform"] = ".identity"
    table["CGColor"] = "UIColor.clear.cgColor"
    for name in ["NSAttributedString", "NSMutableAttributedString"] { table[name] = ".init(string: \"\")" }
    return table
  }()

  private static let collections = ["Array": "[]", "Set": "[]", "Dictionary": "[:]", "Optional": "nil"]

  /// A statement that leaves a function with an empty value of its result, or traps with a name if there is none.
  ///
  /// - Parameter classes: The names of classes that are made without arguments.
  /// - Returns: `nil` if no statement can stand there, because the caller has to know an opaque type.
  static func exit(returning type: TypeSyntax?, of name: String, making classes: Set<String>) -> String? {
    guard let type else { return "return" }
    if type.is(SomeOrAnyTypeSyntax.self, "some") { return nil }
    if let value = value(of: type, classes) { return "return\(value.isEmpty ? "" : " " + value)" }
    return "preconditionFailure(\"\(name) needs a module that is not available on Linux.\")"
  }

  private static func value(of type: TypeSyntax, _ classes: Set<String>) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType, .implicitlyUnwrappedOptionalType: return "nil"
    case .arrayType: return "[]"
    case .dictionaryType: return "[:]"
    case .attributedType(let attributed): return value(of: attributed.baseType, classes)
    case .tupleType(let tuple):
      if tuple.elements.isEmpty { return "" }
      return tuple.elements.count == 1 ? tuple.elements.first.flatMap { value(of: $0.type, classes) } : nil
    default: break
    }
    if let generic = type.as(IdentifierTypeSyntax.self), generic.genericArgumentClause != nil {
      if let literal = collections[generic.name.text] { return literal }
    }
    let name = type.trimmedDescription
    if ["Void", "Swift.Void"].contains(name) { return "" }
    if classes.contains(name) { return ".init()" }
    return literals[name] ?? (name != "UIScene" && UIKitClasses.contains(name) ? ".init()" : nil)
  }
}
