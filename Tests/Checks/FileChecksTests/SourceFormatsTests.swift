// SPDX-License-Identifier: MIT

import Testing

@testable import FileChecks

@Suite("Formats in source files")
struct SourceFormatsTests {
  /// A source with its errors: the text of each range, followed by the suggestion.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let faults: [String]

    init(_ name: String, _ source: String, _ faults: String...) {
      testDescription = name
      self.source = source
      self.faults = faults
    }
  }

  @Test(
    "in Swift",
    arguments: [
      Example(
        "a correct format", #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", views: ["a": a])"#),
      Example(
        "an unknown view",
        #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-[titel]-|", metrics: nil, views: ["title": title])"#,
        "titel>title"),
      Example(
        "a syntax error, with an unknown dictionary",
        #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a-|", options: [], metrics: nil, views: all)"#, "->"),
      Example(
        "an unknown dictionary is not compared",
        #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-m-[a(b)]-|", metrics: some, views: all)"#),
      Example(
        "an unknown metric",
        #"constraints(withVisualFormat: "H:|-gpa-[a]", metrics: ["gap": 8], views: ["a": a])"#, "gpa>gap"),
      Example(
        "a view or a metric",
        #"constraints(withVisualFormat: "[a(==b)][c(d)]", metrics: ["d": 8], views: ["a": a, "b": b, "c": c])"#),
      Example(
        "concatenated literals",
        """
        x.constraints(withVisualFormat: "H:|-[a]" +
          "-[bb]-|", views: ["a": a, "b": b])
        """, "bb>b"),
      Example(
        "a literal of several lines",
        #"""
        view.q_addConstraintsByText("""
            H:|[a][b]|;
            V:|[c]|;
            V:|[b|
          """, involvedViews: ["a": a, "b": b])
        """#, "c>", "|>"),
      Example("a raw literal", ##"q_addConstraintsByText(#"H:|[a"]|"#, involvedViews: ["a": a])"##, "\">"),
      Example(
        "an escape", #"q_addConstraintsByText("H:|[a]|;\n\tV:|[\u{62}]|", involvedViews: ["a": a])"#, #"\u{62}>"#),
      Example(
        "a constant dictionary",
        """
        func f() {
          let views: [String: UIView] = [
            "title": title,
          ]
          if isWide {
            x = constraints(withVisualFormat: "[titel]", views: views)
          }
        }
        """, "titel>title"),
      Example("the older name", #"constraintsWithVisualFormat("H:[a]]", options: [], metrics: nil, views: v)"#, "]>"),
      Example("a layout", #"VisualLayout("H:|[a][b:[c]]| // x", views: ["a": a])"#, "c>"),
      Example("an empty format", #"constraints(withVisualFormat: "", views: ["a": a])"#, ">"),
      Example("a foreign colon", #"constraints(withVisualFormat: "H：|[a]|", views: ["a": a])"#, "：>:"),
    ])
  func swift(example: Example) { check(example, .swift) }

  @Test(
    "in Swift, that are not reported",
    arguments: [
      #"print("H:|-[a-|")"#,
      #"constraints(withVisualFormat: "H:|-[\(name)-|", views: v)"#,
      #"constraints(withVisualFormat: "H:|-[a-|" + rest, views: v)"#,
      #"constraints(withVisualFormat: isWide ? "H:|-[a" : "[b", views: v)"#,
      #"constraints(withVisualFormat: "[a".replacingOccurrences(of: "x", with: "]"), views: v)"#,
      #"// constraints(withVisualFormat: "H:|-[a-|", views: v)"#,
      #"/* /* */ constraints(withVisualFormat: "H:|-[a-|", views: v) */"#,
      ##"let text = "constraints(withVisualFormat: \"[a\", views: v)""##,
      #"func constraints(withVisualFormat format: String, views: [String: Any])"#,
      #"VisualLayout("what [ever")"#,
      #"VisualLayout(title: "[x", views: v)"#,
      #"constraints(withVisualFormat: "[a]", views: ["b": b].merging(others) { first, _ in first })"#,
      #"constraints(withVisualFormat: "[a]", views: [key: b])"#,
      // The name may mean a parameter, a variable, a loop's element or an optional.
      #"let views = ["b": b]; func f(views: [String: Any]) { constraints(withVisualFormat: "[a]", views: views) }"#,
      "let views = [\"b\": b]\nfunc f(\n  views: Any\n) -> Int\n{\n  constraints(withVisualFormat: \"[a]\", views: views)\n}",
      #"var views = ["b": b]; constraints(withVisualFormat: "[a]", views: views)"#,
      #"let views = ["b": b]; all.forEach { views in constraints(withVisualFormat: "[a]", views: views) }"#,
      #"let views = ["b": b]; for views in all { constraints(withVisualFormat: "[a]", views: views) }"#,
      "let views = [\"b\": b]\n  .merging(c) { a, _ in a }\nconstraints(withVisualFormat: \"[a]\", views: views)",
      "func f() { let views = [\"b\": b] }\nfunc g() { constraints(withVisualFormat: \"[a]\", views: views) }",
      #"let (views, x) = f(); constraints(withVisualFormat: "[a]", views: views)"#,
      // What cannot be read is left out.
      #"constraints(withVisualFormat: "[a"#,
      #"constraints(withVisualFormat: "[a", views: v"# + "\"",
      "constraints(withVisualFormat:",
      "constraints(",
      #"constraints(withVisualFormat: """#,
      "constraints(withVisualFormat: \"\"\"\n[a\n  x\"\"\", views: v)",
      "\"\\",
      "/*",
      "\"\\(\"\\(\"",
    ])
  func notReported(source: String) {
    #expect(SourceFormats(in: Array(source.utf8), language: .swift).faults.isEmpty)
  }

  @Test(
    "in Objective-C",
    arguments: [
      Example(
        "variable bindings",
        """
        [NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[titel]-|" options:0 metrics:nil
          views:NSDictionaryOfVariableBindings(title, self.view)];
        """, "titel>title"),
      Example(
        "literals side by side, and a dictionary",
        """
        [NSLayoutConstraint constraintsWithVisualFormat:@"H:|-[a]" "-(pda)-" @"[b" options:NSLayoutFormatAlignAllTop
          metrics:@{@"pad": @8} views:@{@"a": a, @"b": b}];
        """, "pda>pad"),
      Example(
        "a constant dictionary",
        """
        - (void)load {
          NSDictionary *views = NSDictionaryOfVariableBindings(a);
          [self add:[NSLayoutConstraint constraintsWithVisualFormat:@"[b]" options:0 metrics:metrics views:views]];
        }
        """, "b>"),
      Example("an apostrophe", "char c = '\"';\n[v q_addConstraintsByText:@\"[a\" involvedViews:views];", ">"),
    ])
  func objectiveC(example: Example) { check(example, .objectiveC) }

  @Test(
    "in Objective-C, that are not reported",
    arguments: [
      #"NSLog(@"H:|-[a");"#,
      #"[x constraintsWithVisualFormat:format options:0 metrics:nil views:@{@"a": a}];"#,
      #"[x constraintsWithVisualFormat:[NSString stringWithFormat:@"[a", b] options:0 metrics:nil views:v];"#,
      #"NSDictionary *views = @{@"b": b}; views = other; [x constraintsWithVisualFormat:@"[a]" options:0 metrics:nil views:views];"#,
      #"NSMutableDictionary *views = @{@"b": b}; [x constraintsWithVisualFormat:@"[a]" options:0 metrics:nil views:views];"#,
      #"NSDictionary *views = @{@"b": b}; if (c) { views = d; } [x constraintsWithVisualFormat:@"[a]" options:0 metrics:nil views:views];"#,
      "NSDictionary *views = @{@\"b\": b};\n- (void)f:(NSDictionary *)views\n  g:(int)g\n{ [x constraintsWithVisualFormat:@\"[a]\" options:0 metrics:nil views:views]; }",
      "#pragma mark - Don't\n",
      "[x constraintsWithVisualFormat:@\"[a",
      "[x constraintsWithVisualFormat:",
    ])
  func notReportedInObjectiveC(source: String) {
    #expect(SourceFormats(in: Array(source.utf8), language: .objectiveC).faults.isEmpty)
  }

  @Test("formats that are not literals are counted")
  func unreadable() {
    let swift = """
      let views = ["a": a]
      NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(\\(width))]", metrics: nil, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]", metrics: nil, views: views)
      """
    let formats = SourceFormats(in: Array(swift.utf8), language: .swift)
    #expect(formats.count == 1)
    #expect(formats.unreadableCount == 2)
    let objectiveC = "[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views];"
    #expect(SourceFormats(in: Array(objectiveC.utf8), language: .objectiveC).unreadableCount == 1)
    let declaration =
      "func constraints(withVisualFormat format: String, metrics: [String: Any]?, views: [String: Any]) {}"
    #expect(SourceFormats(in: Array(declaration.utf8), language: .swift).unreadableCount == 0)
  }

  @Test("a file that is cut off anywhere is read to its end")
  func cutOff() {
    let text = ##"let v = ["a": a]; x.constraints(withVisualFormat: "H:|-[\u{1F600}\n]" + #""b"#, views: v)"##
    let source = Array(text.utf8)
    for end in source.indices {
      for language in [SourceLanguage.swift, .objectiveC] {
        #expect(SourceFormats(in: Array(source[..<end]), language: language).count <= 1)
      }
    }
  }

  @Test("a long file is read in time proportional to its length")
  func long() {
    let line = "    constraints(withVisualFormat: \"H:|-[a]-|\", metrics: nil, views: views)\n"
    let source = "func f() {\n  let views = [\"a\": a]\n" + String(repeating: line, count: 4_000) + "}\n"
    let formats = SourceFormats(in: Array(source.utf8), language: .swift)
    #expect(formats.count == 4_000)
    #expect(formats.faults.isEmpty)
  }

  private func check(_ example: Example, _ language: SourceLanguage) {
    let bytes = Array(example.source.utf8)
    let formats = SourceFormats(in: bytes, language: language)
    #expect(formats.count == 1)
    let faults = formats.faults.map { String(decoding: bytes[$0.range], as: UTF8.self) + ">" + ($0.suggestion ?? "") }
    #expect(faults == example.faults)
  }
}
