// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A class whose properties are found by name, as the adapter rewrites `@objc var`.
private class Person: NSObject {
  var name: String
  var age: Int
  var nickname: String?
  var friends: [Person] = []
  var birth = Date(timeIntervalSinceReferenceDate: 0)
  init(_ name: String, _ age: Int, nickname: String? = nil) {
    (self.name, self.age, self.nickname) = (name, age, nickname)
  }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Person.self }
    static var members: [ObjectiveC._Member] {
      [
        .property("name", \Person.name), .property("age", \Person.age), .property("nickname", \Person.nickname),
        .property("friends", \Person.friends), .property("birth", \Person.birth),
      ]
    }
  }
}

@MainActor @Suite("Predicates with formats")
struct PredicateFormatTests {
  private let people: [Person]

  init() {
    people = [Person("Ana", 31, nickname: "Änni"), Person("Björn", 17), Person("Carla", 45), Person("dan", 31)]
    people[0].friends = [people[1], people[2]]
    people[2].friends = [people[3]]
    people[3].birth = Date(timeIntervalSinceReferenceDate: 1000)
  }

  private func names(_ predicate: NSPredicate) -> String {
    (people as NSArray).filtered(using: predicate).compactMap { ($0 as? Person)?.name }.joined(separator: " ")
  }

  private func holds(_ format: String, _ object: Any? = nil, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test(
    "comparisons select objects by their properties",
    arguments: [
      ("age = 31", "Ana dan"), ("age == 31", "Ana dan"), ("age != 31", "Björn Carla"), ("age <> 31", "Björn Carla"),
      ("age < 31", "Björn"), ("age <= 31", "Ana Björn dan"), ("age =< 31", "Ana Björn dan"), ("age > 31", "Carla"),
      ("age >= 31", "Ana Carla dan"), ("age => 31", "Ana Carla dan"), ("age BETWEEN {17, 31}", "Ana Björn dan"),
      ("age IN {17, 45}", "Björn Carla"), ("name BEGINSWITH 'C'", "Carla"), ("name CONTAINS[c] 'D'", "dan"),
      ("name ENDSWITH 'an'", "dan"), ("name ==[c] 'DAN'", "dan"), ("name LIKE '*a'", "Ana Carla"),
      ("name LIKE[c] '?A?'", "dan"), ("name LIKE 'D*'", ""), ("name MATCHES '[A-C].*a'", "Ana Carla"),
      ("name MATCHES 'An'", ""), ("name MATCHES 'An|Ana'", "Ana"), ("name MATCHES[c] 'DAN'", "dan"),
      ("nickname BEGINSWITH[cd] 'a'", "Ana"), ("name CONTAINS[d] 'Bjo'", "Björn"),
      ("nickname == nil", "Björn Carla dan"),
      ("nickname != NULL", "Ana"), ("name < 'Bz'", "Ana Björn"), ("'a' IN name", "Ana Carla dan"),
      ("age + 1 == 32", "Ana dan"),
      ("age - 2 * 10 > 20", "Carla"), ("-age < -40", "Carla"), ("age / 31 == 1", "Ana Carla dan"),
      ("2 ** 2 + age == 35", "Ana dan"), ("(age + 1) * 2 == 64", "Ana dan"), ("name.length == 3", "Ana dan"),
      ("uppercase(name) == 'DAN'", "dan"), ("name == \"Ana\"", "Ana"), ("SELF.name == 'Ana'", "Ana"),
      ("#name == 'Ana'", "Ana"), ("age == 0x1F", "Ana dan"), ("age < 1.75e1", "Björn"),
    ])
  func comparisons(format: String, expected: String) {
    #expect(names(NSPredicate(format: format)) == expected)
  }

  @Test(
    "conditions are combined, AND before OR, and NOT before both",
    arguments: [
      ("age == 31 AND name == 'dan'", "dan"), ("age == 17 || age == 45 && name == 'Ana'", "Björn"),
      ("(age == 17 OR age == 45) AND name == 'Carla'", "Carla"), ("NOT age == 31 AND age < 40", "Björn"),
      ("!(age == 31)", "Björn Carla"), ("not (age == 31 or age == 17)", "Carla"),
      ("TRUEPREDICATE", "Ana Björn Carla dan"),
      ("FALSEPREDICATE OR age == 17", "Björn"), ("NOT NOT age == 17", "Björn"), ("((age)) == (17)", "Björn"),
    ])
  func combinations(format: String, expected: String) {
    #expect(names(NSPredicate(format: format)) == expected)
  }

  @Test(
    "elements of collections are compared",
    arguments: [
      ("ANY friends.age < 18", "Ana"), ("SOME friends.age < 18", "Ana"), ("ALL friends.age > 18", "Björn Carla dan"),
      ("NONE friends.name == 'dan'", "Ana Björn dan"), ("friends.@count == 2", "Ana"), ("friends[SIZE] == 1", "Carla"),
      ("friends[FIRST].name == 'Björn'", "Ana"), ("friends[LAST].name == 'dan'", "Carla"),
      ("friends.@sum.age == 62", "Ana"), ("friends.@max.age > 40", "Ana"), ("friends.@avg.age == 31", "Ana Carla"),
      ("SUBQUERY(friends, $x, $x.age > 18).@count == 1", "Ana Carla"), ("count(friends) > 1", "Ana"),
      ("'dan' IN friends.name", "Carla"), ("friends.name CONTAINS 'Carla'", "Ana"),
      ("ANY friends.name IN {'dan'}", "Carla"),
    ])
  func collections(format: String, expected: String) {
    #expect(names(NSPredicate(format: format)) == expected)
  }

  @Test("arguments take the place of values, key paths and numbers")
  func arguments() {
    #expect(names(NSPredicate(format: "%K == %@ AND age > %d", "name", "Ana", 30)) == "Ana")
    #expect(names(NSPredicate(format: "age IN %@", [17, 45])) == "Björn Carla")
    #expect(names(NSPredicate(format: "age IN %@", NSSet(array: [17]))) == "Björn")
    #expect(names(NSPredicate(format: "birth > %@", NSDate(timeIntervalSinceReferenceDate: 500))) == "dan")
    #expect(names(NSPredicate(format: "age > %f && age < %ld", 17.5, 40)) == "Ana dan")
    #expect(names(NSPredicate(format: "nickname == %@", NSNull())) == "Björn Carla dan")
    #expect(names(NSPredicate(format: "SELF == %@", people[1])) == "Björn")
    #expect(names(NSPredicate(format: "ANY friends.%K == %i", "age", 17)) == "Ana")
    #expect(names(NSPredicate(format: "name IN %@", argumentArray: [["dan"]])) == "dan")
    // In quotation marks, the letters are a text.
    #expect(holds("'%@' == SELF", "%@"))
    #expect(holds("SELF == %%", "%"))
  }

  @Test("variables get their values later")
  func variables() {
    let template = NSPredicate(format: "age >= $age AND name CONTAINS[c] $part")
    #expect(names(template.withSubstitutionVariables(["age": 31, "part": "D"])) == "dan")
    #expect(template.evaluate(with: people[0], substitutionVariables: ["age": 1, "part": "an"]))
    #expect(
      template.withSubstitutionVariables(["age": 31]).predicateText == "age >= 31 AND name CONTAINS[c] $part")
  }

  @Test("dictionaries, texts, numbers and dates are compared")
  func plainValues() {
    let rows: [[String: Any]] = [["n": 1, "s": "one"], ["n": 2.5, "inner": ["deep": true]]]
    #expect((rows as NSArray).filtered(using: NSPredicate(format: "n > 2")).count == 1)
    #expect((rows as NSArray).filtered(using: NSPredicate(format: "inner.deep == YES")).count == 1)
    #expect((rows as NSArray).filtered(using: NSPredicate(format: "s == nil")).count == 1)
    #expect(holds("SELF BEGINSWITH 'ab'", "abc") && holds("SELF == 'a\\'\\n\\u0041'", "a'\nA"))
    #expect(holds("SELF IN {'a', 'b'}", "b") && !holds("SELF IN {}", "b"))
    #expect(holds("SELF == 1", true) && holds("SELF == TRUE", NSNumber(value: 1)) && holds("SELF.intValue == 4", "4"))
    #expect(holds("SELF > CAST(100, 'NSDate')", Date()) && holds("now() > SELF", Date(timeIntervalSinceNow: -1)))
    #expect(holds("SELF == 9007199254740993", 9_007_199_254_740_993 as Int))
    #expect(!holds("SELF == 9007199254740993", 9_007_199_254_740_992 as Int))
    #expect(holds("SELF[1] == 'b' AND SELF[FIRST] == 'a'", ["a", "b"]))
    #expect(holds("modulus:by:(SELF, 3) == 1 AND max({1, SELF}) == 7", 7))
    #expect(holds("ALL SELF > 0", [1, 2]) && !holds("ALL SELF > 1", [1, 2]) && holds("NONE SELF > 2", [1, 2]))
  }

  @Test("predicates print the format that they understood")
  func description() {
    func text(_ format: String) -> String { NSPredicate(format: format).predicateText }
    #expect(text("a=1 && (b<>'x' || !(c like[cd] 'y'))") == "a == 1 AND (b != \"x\" OR NOT c LIKE[cd] \"y\")")
    #expect(text("any x.y between {1,2}") == "ANY x.y BETWEEN {1, 2}")
    #expect(text("1+2*$v==a[0]") == "(1 + (2 * $v)) == a[0]")
    let again = NSPredicate(format: "a == 1 AND b == 2")
    #expect(again == NSPredicate(format: again.predicateText) && again != NSPredicate(format: "a == 1"))
  }

  @Test("compound predicates combine predicates with formats")
  func compounds() {
    let (old, short) = (NSPredicate(format: "age > $limit"), NSPredicate(format: "name.length == 3"))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [old.withSubstitutionVariables(["limit": 30]), short])
    #expect(names(both) == "Ana dan")
    #expect(names(NSCompoundPredicate(notPredicateWithSubpredicate: both)) == "Björn Carla")
    let template = NSCompoundPredicate(orPredicateWithSubpredicates: [old, short])
    #expect(names(template.withSubstitutionVariables(["limit": 40])) == "Ana Carla dan")
    let set = NSMutableArray(array: people)
    set.filter(using: short)
    #expect(set.count == 2)
  }

  @Test(
    "a format that cannot be read raises an exception with the place",
    arguments: [
      ("", "a value is expected, not the end, at character 1"),
      ("age", "a comparison is expected, not a value alone, at character 1"),
      ("age ==", "a value is expected, not the end, at character 7"),
      ("age == 1 AND", "a value is expected, not the end, at character 13"),
      ("(age == 1", "“)” is expected, not the end, at character 10"),
      ("age == 'x", "the text has no closing quotation mark, at character 8"),
      ("age == %@", "there is no argument 1 for “%@”, at character 8"),
      ("age == 1 2", "“2” is not expected, at character 10"),
      ("foo(1) == 2", "the function “foo” with 1 arguments is not known, at character 1"),
      ("a ==[q] 1", "“q” is not an option of comparisons, at character 6"),
      ("a == 1 == 2", "“==” is not expected, at character 8"),
      ("(a == 1) + 2 == 3", "AND or OR is expected, not “+”, at character 10"),
      ("a ? 1", "“?” is not expected, at character 3"), ("a == $", "a name is expected after “$”, at character 7"),
      ("ANY a", "an operator is expected, not the end, at character 6"),
      ("a == -(b == 1)", "a value is expected, not a comparison, at character 7"),
    ])
  func invalidFormats(format: String, fact: String) {
    let message = message { _ = NSPredicate(format: format) }
    #expect(message == "Unable to parse the format string \"\(format)\": \(fact).")
  }

  @Test("values that cannot be compared raise an exception")
  func invalidValues() {
    #expect(message { _ = holds("SELF BEGINSWITH 'a'", 3) }?.contains("isn't a string") == true)
    #expect(message { _ = holds("'a' IN SELF", 3) }?.contains("not a collection") == true)
    #expect(message { _ = holds("SELF MATCHES '('", "a") }?.contains("Can't open pattern") == true)
    #expect(message { _ = holds("$x == 1") }?.contains("Can't get value for 'x'") == true)
    #expect(message { _ = holds("SELF[9] == 1", [1]) }?.contains("beyond the bounds") == true)
    #expect(message { _ = names(NSPredicate(format: "height > 1")) }?.contains("height") == true)
  }

  @Test("deep, long and large formats are rejected or evaluated in bounded time")
  func bounds() {
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    let hostile = [
      repeated("(", 5_000), repeated("NOT ", 5_000) + "1==1", repeated("-", 2_000) + "1 == 1",
      "1" + repeated("+1", 2_000) + "==1", "a" + repeated("[0]", 2_000) + " == 1", repeated("{", 2_000),
      repeated("a", 1_000_001) + "==1", repeated("SUBQUERY(a,$x,", 500), "999999999999999999999999999e999 == 1",
    ]
    for format in hostile { #expect(message { _ = NSPredicate(format: format) }?.hasPrefix("Unable to parse") == true) }
    #expect(NSPredicate(format: "1 == 1" + repeated(" AND 1 == 1", 500)).evaluate(with: nil))
    #expect(!holds("SELF LIKE '\(repeated("*a", 200))b'", repeated("a", 1_000)))
    #expect(holds("SELF == 9223372036854775807 + 1", 9_223_372_036_854_775_808.0))
    #expect(holds("1 / 0 > 1") && !holds("SELF == SELF", Double.nan))
  }

  @Test("arrays are sorted by key paths")
  func sorting() {
    func sorted(_ descriptors: [NSSortDescriptor]) -> String {
      (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.name }.joined(separator: " ")
    }
    let age = NSSortDescriptor(key: "age", ascending: false)
    #expect(sorted([age, NSSortDescriptor(key: "name", ascending: true)]) == "Carla Ana dan Björn")
    let insensitive = Selector("caseInsensitiveCompare:")
    #expect(sorted([NSSortDescriptor(key: "name", ascending: false, selector: insensitive)]) == "dan Carla Björn Ana")
    #expect(sorted([NSSortDescriptor(key: "friends.@count", ascending: false), age]) == "Ana Carla dan Björn")
    #expect(
      (["b", "C", "a"] as NSArray).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)]) as? [String] == [
        "C", "a", "b",
      ])
    let rows: [[String: Any]] = [["n": 2], [:], ["n": 1]]
    let sortedRows = (rows as NSArray).sortedArray(using: [NSSortDescriptor(key: "n", ascending: true)])
    #expect(sortedRows.map { ($0 as? [String: Any])?["n"] as? Int } == [nil, 1, 2])
  }

  @Test("key paths lead through collections")
  func keyPaths() {
    #expect((people as NSArray).value(forKeyPath: "@count") as? Int == 4)
    #expect((people as NSArray).value(forKeyPath: "@distinctUnionOfObjects.age") as? [Int] == [31, 17, 45])
    #expect(people[0].value(forKeyPath: "friends.name") as? [String] == ["Björn", "Carla"])
    #expect(NSDictionary(dictionary: ["a": ["b": 3]]).value(forKeyPath: "a.b") as? Int == 3)
  }

  /// Returns the message of the exception that `body` raises.
  private func message(_ body: () -> Void) -> String? {
    let old = LayoutException.handler
    defer { LayoutException.handler = old }
    var message: String?
    LayoutException.handler = { message = message ?? $1 }
    body()
    return message
  }
}

extension NSPredicate {
  /// The format, without the warning of Foundation on Linux.
  fileprivate var predicateText: String { description }
}
