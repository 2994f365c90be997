// SPDX-License-Identifier: MIT

/// A type of Objective-C, as Swift imports it.
struct HeaderType {
  /// Whether `nil` is a value of an object's type.
  private enum Nullability { case nonnull, nullable, unspecified }

  /// The type in Swift.
  let swift: String
  /// The name of the class of an object without a prefix, which Swift leaves out of names that repeat it; `nil` for other types.
  let shortName: String?

  /// Whether it is that of a block.
  var isBlock: Bool { swift.contains("->") }

  /// Reads the tokens of a type.
  ///
  /// - Parameter isNonnull: Whether objects are never `nil` unless their types say otherwise.
  init(_ tokens: [Substring], isNonnull: Bool) {
    var nullability: Nullability = isNonnull ? .nonnull : .unspecified
    // What a block and a list of elements say of their own parts stays with them.
    let inner = tokens.firstIndex(of: "^").flatMap { caret in tokens[caret...].firstIndex(of: ")") } ?? tokens.endIndex
    var words: [Substring] = []
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token == "<" { depth += 1 } else if token == ">" { depth -= 1 }
      guard index < inner, depth == 0 else {
        words.append(token)
        continue
      }
      switch token {
      case "nullable", "_Nullable", "__nullable", "null_resettable": nullability = .nullable
      case "nonnull", "_Nonnull", "__nonnull": nullability = .nonnull
      case let token where Self.ignored.contains(token): continue
      default: words.append(token)
      }
    }
    let (type, isObject) = Self.type(words)
    let mark = !isObject ? "" : nullability == .nonnull ? "" : nullability == .nullable ? "?" : "!"
    swift =
      type == "Self" || mark.isEmpty
      ? type : type.contains("->") || type.hasPrefix("any ") ? "(\(type))\(mark)" : type + mark
    shortName = words.contains("*") ? words.first.map { Self.shortName($0) } : nil
  }

  private static let ignored: Set<Substring> = [
    "const", "__kindof", "weak", "__weak", "__strong", "strong", "__autoreleasing", "NS_NOESCAPE", "in", "out", "inout",
    "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "static", "inline", "NS_INLINE", "struct",
    "enum",
    "volatile", "IBOutlet", "IBInspectable", "oneway", "_Null_unspecified",
  ]

  private static let scalars: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "int": "Int32", "unsigned": "UInt32",
    "unsigned int": "UInt32", "long": "Int", "unsigned long": "UInt", "long long": "Int64",
    "unsigned long long": "UInt64", "short": "Int16", "unsigned short": "UInt16", "char": "CChar",
    "unsigned char": "UInt8", "float": "Float", "double": "Double", "void": "Void", "SEL": "Selector!",
    "instancetype": "Self", "IBAction": "Void", "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32",
    "int64_t": "Int64", "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64",
    "size_t": "Int", "NSTimeInterval": "TimeInterval",
  ]

  private static let objects: [String: String] = [
    "NSString": "String", "NSData": "Data", "NSDate": "Date", "NSURL": "URL", "NSIndexPath": "IndexPath",
    "NSURLRequest": "URLRequest", "NSCalendar": "Calendar", "NSLocale": "Locale", "NSTimeZone": "TimeZone",
    "NSIndexSet": "IndexSet", "NSBundle": "Bundle", "NSTimer": "Timer", "NSNotificationCenter": "NotificationCenter",
    "NSNotification": "Notification", "NSUserDefaults": "UserDefaults", "NSDateFormatter": "DateFormatter",
    "NSNumberFormatter": "NumberFormatter", "NSFileManager": "FileManager", "NSOperationQueue": "OperationQueue",
    "NSOperation": "Operation", "NSURLSession": "URLSession", "NSUUID": "UUID", "NSDateComponents": "DateComponents",
    "NSCharacterSet": "CharacterSet", "NSURLSessionTask": "URLSessionTask", "NSURLResponse": "URLResponse",
    "NSHTTPURLResponse": "HTTPURLResponse", "NSFormatter": "Formatter", "NSError": "any Error",
  ]

  /// The type of some tokens, and whether it is that of an object.
  private static func type(_ words: [Substring]) -> (String, isObject: Bool) {
    if let caret = words.firstIndex(of: "^") { return (block(words, caret), true) }
    let outer = words.lastIndex(of: ">").map { words[..<(words.firstIndex(of: "<") ?? $0)] + words[($0 + 1)...] }
    let stars = (outer ?? words[...]).count { $0 == "*" }
    let plain = (outer ?? words[...]).filter { $0 != "*" }
    guard let first = plain.first.map(String.init) else { return ("Void", false) }
    let arguments = generics(words)
    switch first {
    case "id":
      let protocols = arguments.compactMap { $0.first.map(String.init) }
      return (protocols.isEmpty ? "Any" : "any " + protocols.joined(separator: " & "), true)
    case "Class": return ("AnyClass", true)
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSDictionary", "NSMutableDictionary":
      guard stars == 1 else { break }
      if first.contains("Mutable") { return (first, true) }
      let elements = arguments.map { element($0) }
      switch first {
      case "NSArray": return ("[\(elements.first ?? "Any")]", true)
      case "NSSet": return ("Set<\(elements.first ?? "AnyHashable")>", true)
      default: return ("[\(elements.first ?? "AnyHashable"): \(elements.last ?? "Any")]", true)
      }
    default: break
    }
    if stars == 0 {
      let name = plain.joined(separator: " ")
      return (scalars[name] ?? scalars[first] ?? first, false)
    }
    if let scalar = scalars[plain.joined(separator: " ")] {
      if scalar == "Void" { return ("UnsafeMutableRawPointer", true) }
      return ("UnsafeMutablePointer<\(scalar)>", true)
    }
    if stars > 1 { return ("AutoreleasingUnsafeMutablePointer<AnyObject?>", true) }
    return (objects[first] ?? first, true)
  }

  /// Whether some words are those of a type of numbers, such as `unsigned int`.
  static func isScalar(_ words: [Substring]) -> Bool { scalars[words.joined(separator: " ")] != nil }

  private static func element(_ tokens: [Substring]) -> String { HeaderType(tokens, isNonnull: true).swift }

  /// A block, as in `void (^name)(NSString *text, BOOL isDone)`.
  private static func block(_ words: [Substring], _ caret: Int) -> String {
    let result = HeaderType(Array(words[..<max(0, caret - 1)]), isNonnull: true).swift
    guard let open = words[caret...].firstIndex(of: "(") else { return "() -> \(result)" }
    let list = words[(open + 1)...].dropLast(words.last == ")" ? 1 : 0)
    let parameters = split(Array(list)).map { parameter -> String in
      var tokens = parameter
      // The name of a parameter, if it has one, follows its type.
      if tokens.count > 1, let last = tokens.last, last != "*", last.first?.isLetter == true || last.first == "_",
        !tokens.contains("^"), scalars[tokens.joined(separator: " ")] == nil
      {
        tokens.removeLast()
      }
      return HeaderType(tokens, isNonnull: false).swift.replacing(/!$/, with: "?")
    }
    return "(\(parameters.filter { $0 != "Void" }.joined(separator: ", "))) -> \(result)"
  }

  /// The lists of tokens between the marks `<` and `>` behind the first word.
  private static func generics(_ words: [Substring]) -> [[Substring]] {
    guard let open = words.firstIndex(of: "<"), let close = words.lastIndex(of: ">"), open < close else { return [] }
    return split(Array(words[(open + 1)..<close]))
  }

  /// The parts of a list between commas that stand in no parentheses.
  static func split(_ tokens: [Substring], nesting: (open: String, close: String) = ("(<{[", ")>}]")) -> [[Substring]] {
    var parts: [[Substring]] = [[]]
    var depth = 0
    for token in tokens {
      if nesting.open.contains(token) { depth += 1 } else if nesting.close.contains(token) { depth -= 1 }
      if token == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(token) }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The name of a class without its prefix of capital letters.
  private static func shortName(_ name: Substring) -> String {
    let capitals = name.prefix(while: \.isUppercase)
    return capitals.count > 1 ? String(name.dropFirst(capitals.count - 1)) : String(name)
  }
}
