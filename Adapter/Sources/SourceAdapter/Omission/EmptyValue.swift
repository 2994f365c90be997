// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// The value of a type that stands for none: `nil`, an empty list, zero, a new view.
enum EmptyValue {
  /// The values of structures of Swift and of Apple's frameworks.
  private static let structures: [String: String] = {
    var table = ["Bool": "false", "String": "\"\"", "Substring": "\"\"", "Data": ".init()", "Date": ".init()"]
    for name in [
      "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Double", "Float",
      "CGFloat",
      "Decimal",
    ] {
      table[name] = "0"
    }
    for name in [
      "CGRect", "CGSize", "CGPoint", "CGVector", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "Duration",
    ] {
      table[name] = ".zero"
    }
    for name in ["CharacterSet", "DateComponents", "IndexPath", "IndexSet", "NSRange", "URLComponents", "UUID"] {
      table[name] = ".init()"
    }
    for name in ["Calendar", "Locale", "TimeZone"] { table[name] = ".current" }
    // Not the address of a file, which an app could remove.
    table["URL"] = ".init(string: \"about:blank\")!"
    table["URLRequest"] = ".init(url: .init(string: \"about:blank\")!)"
    table["CGAffineTransform"] = ".identity"
    table["LocalizedStringResource"] = "\"\""
    table["AttributedString"] = ".init()"
    return table
  }()

  /// The values of classes, and of other names of structures.
  private static let others: [String: String] = {
    var table = ["TimeInterval": "0"]
    for name in [
      "CAGradientLayer", "CALayer", "CAShapeLayer", "DateFormatter", "NSArray", "NSDictionary", "NSLayoutConstraint",
      "NSMutableArray", "NSMutableDictionary", "NSMutableParagraphStyle", "NSObject", "NSParagraphStyle", "NSShadow",
      "NSString", "NumberFormatter", "OperationQueue", "UIBezierPath", "UIImage",
    ] {
      table[name] = ".init()"
    }
    for name in ["Bundle", "DispatchQueue"] { table[name] = ".main" }
    table["UICollectionView"] = ".init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    table["UIColor"] = ".clear"
    table["UIFont"] = ".systemFont(ofSize: UIFont.systemFontSize)"
    table["UserDefaults"] = ".standard"
    table["NSError"] = ".init(domain: \"\", code: 0)"
    table["CGColor"] = "UIColor.clear.cgColor"
    table["URLSession"] = ".shared"
    for name in ["FileManager", "NotificationCenter"] { table[name] = ".default" }
    for name in ["NSOrderedSet", "NSMutableOrderedSet", "NSMutableSet", "NSMutableString"] { table[name] = ".init()" }
    for name in ["JSONDecoder", "JSONEncoder", "NSData", "NSDate", "NSSet", "PersonNameComponents", "Timer"] {
      table[name] = ".init()"
    }
    table["NSNumber"] = "0"
    table["NSPredicate"] = ".init(value: false)"
    table["Character"] = "\" \""
    table["Notification.Name"] = ".init(\"\")"
    for name in ["CLLocationCoordinate2D", "MKCoordinateRegion", "MKCoordinateSpan"] { table[name] = ".init()" }
    table["CMTime"] = ".zero"
    table["CATransform3D"] = "CATransform3DIdentity"
    for name in ["Any", "any Hashable"] { table[name] = "\"\"" }
    table["AnyObject"] = "NSObject()"
    for name in ["Error", "any Error"] { table[name] = "CocoaError(.featureUnsupported)" }
    table["UIFont.Weight"] = ".regular"
    table["UIFont.TextStyle"] = ".body"
    table["UIControl.State"] = ".normal"
    for name in ["NSAttributedString", "NSMutableAttributedString"] { table[name] = ".init(string: \"\")" }
    return table
  }()

  /// The classes of UIKit that cannot be made without arguments.
  private static let incomplete: Set<String> = [
    "UIAccessibilityElement", "UIActivityViewController", "UIContentUnavailableView", "UIDocumentPickerViewController",
    "UIListContentView", "UIReferenceLibraryViewController", "UIScene", "UIWindowScene",
  ]

  private static let collections = ["Array": "[]", "Set": "[]", "Dictionary": "[:]", "Optional": "nil"]

  /// A statement that leaves a function with an empty value of its result, or traps with a name if there is none.
  ///
  /// - Parameter classes: The stand-ins, which are made without arguments.
  /// - Returns: `nil` if no statement can stand there, because the caller has to know an opaque type.
  static func exit(returning type: TypeSyntax?, of name: String, making classes: StandInClasses) -> String? {
    guard let type else { return "return" }
    if type.is(SomeOrAnyTypeSyntax.self, "some") { return nil }
    if let value = value(of: type, classes) { return "return\(value.isEmpty ? "" : " " + value)" }
    return "preconditionFailure(\"\(name) \(OmissionPass.reason).\")"
  }

  /// An expression for the empty value of a type; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - type: The type as the compiler writes it.
  ///   - classes: The stand-ins, which are made without arguments.
  static func expression(of type: String, making classes: StandInClasses) -> String? {
    var parser = Parser(type)
    guard let value = value(of: TypeSyntax.parse(from: &parser), classes), !value.isEmpty else { return nil }
    return "(\(value) as \(type))"
  }

  /// A closure that returns an empty value, or that ends the program if it is called and there is none.
  private static func closure(of type: FunctionTypeSyntax, _ classes: StandInClasses) -> String {
    let parameters = type.parameters.isEmpty ? "" : type.parameters.map { _ in "_" }.joined(separator: ", ") + " in "
    let result =
      value(of: type.returnClause.type, classes) ?? "preconditionFailure(\"A closure \(OmissionPass.reason).\")"
    return "{ \(parameters)\(result) }"
  }

  private static func value(of type: TypeSyntax, _ classes: StandInClasses) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType, .implicitlyUnwrappedOptionalType: return "nil"
    case .arrayType: return "[]"
    case .dictionaryType: return "[:]"
    case .attributedType(let attributed): return value(of: attributed.baseType, classes)
    case .functionType(let function): return closure(of: function, classes)
    case .tupleType(let tuple):
      if tuple.elements.isEmpty { return "" }
      return tuple.elements.count == 1 ? tuple.elements.first.flatMap { value(of: $0.type, classes) } : nil
    default: break
    }
    if let generic = type.as(IdentifierTypeSyntax.self), generic.genericArgumentClause != nil {
      if let literal = collections[generic.name.text] { return literal }
      if classes[generic.name.text] != nil { return ".init()" }
    }
    let name = type.trimmedDescription
    if ["Void", "Swift.Void"].contains(name) { return "" }
    if classes[name] != nil || name == unknown { return ".init()" }
    return structures[name] ?? others[name]
      ?? (UIKitClasses.contains(name) && !incomplete.contains(name) ? ".init()" : nil)
  }
}

extension EmptyValue {
  /// The name of the function whose result is the empty value of the type that the code around a call implies.
  static let function = "_emptyValue"
  /// The name of the protocol of the types for which the function has a value.
  static let requirement = "_HasEmptyValue"
  /// The name of the class of values whose type nothing implies.
  static let unknown = "_MissingValue"
  /// The name of the function that passes a value to a closure, and returns it.
  static let configuration = "_configured"
  /// All names.
  static let names: Set<String> = [function, requirement, unknown, configuration]

  /// The declarations that a module with empty values in place of expressions needs.
  ///
  /// The compiler finds the type where the expression was used. The function without a result is called in closures.
  static let declarations: String = {
    let lines = structures.sorted { $0.key < $1.key }.map { name, value in
      "extension \(name): \(requirement) { static var \(function): Any { \(value) as \(name) } }"
    }
    let generic = ["Array": "Self()", "Set": "Self()", "Dictionary": "Self()", "Optional": "Self.none as Any"]
    let more = generic.sorted { $0.key < $1.key }.map { name, value in
      "extension \(name): \(requirement) { static var \(function): Any { \(value) } }"
    }
    let start = """
      protocol \(requirement) { static var \(function): Any { get } }
      func \(function)<Value: \(requirement)>(_ uses: Any...) -> Value { Value.\(function) as! Value }
      func \(function)(_ uses: Any...) {}
      public class \(unknown): NSObject {}
      func \(configuration)<Value: AnyObject>(_ value: Value, _ use: (Value) throws -> Void) rethrows -> Value {
        try use(value)
        return value
      }
      @_disfavoredOverload func \(configuration)<Value>(_ value: Value, _ use: (inout Value) throws -> Void) rethrows -> Value {
        var result = value
        try use(&result)
        return result
      }
      """
    return ([start] + lines + more).joined(separator: "\n")
  }()
}
