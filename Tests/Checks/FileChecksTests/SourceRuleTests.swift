// SPDX-License-Identifier: MIT

import LayoutChecks
import Testing

@testable import FileChecks

@Suite("Rules about source files")
struct SourceRuleTests {
  /// A source with the rules that it breaks, and the text of each fault.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let language: SourceLanguage
    let faults: [String]

    init(_ source: String, _ faults: String..., language: SourceLanguage = .swift) {
      testDescription = source
      self.source = source
      self.language = language
      self.faults = faults
    }
  }

  private func faults(in example: Example) -> [String] {
    let bytes = Array(example.source.utf8)
    return SourceRule.faults(in: SourceCode(bytes, language: example.language)).map {
      "\($0.rule.rawValue): \(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
  }

  @Test(
    "each fault is found at its place",
    arguments: windows + measures + bars + readers + texts + objectiveC + surroundings)
  func found(example: Example) { #expect(faults(in: example) == example.faults) }

  @Test(
    "code that only mentions a word, or uses it for something else, has no finding",
    arguments: innocent + innocentSurroundings)
  func innocents(example: Example) { #expect(faults(in: example).isEmpty) }

  static let windows = [
    Example("let w = UIScreen.main.bounds.width", "screen-size: UIScreen.main.bounds"),
    Example("let w = UIScreen\n  .main\n  .nativeBounds", "screen-size: UIScreen\n  .main\n  .nativeBounds"),
    Example("let screen = UIScreen.main\nlet w = screen.bounds.width", "screen-size: screen.bounds"),
    Example("extension UIScreen { static var w: CGFloat { main.bounds.width } }", "screen-size: main.bounds"),
    Example("let w = view.window?.windowScene?.screen.bounds", "screen-size: windowScene?.screen.bounds"),
    Example("let w = UIScreen.mainScreen().bounds.width", "screen-size: UIScreen.mainScreen().bounds"),
    Example(
      "let app = UIApplication.shared\napp.delegate?.window??.tintColor = c", "application-window: app.delegate?.window"
    ),
    Example(
      "func application(_ app: UIApplication, open u: URL) { app.windows[0].tint() }", "application-window: app.windows"
    ),
    Example("let k = UIApplication.shared.keyWindow", "application-window: UIApplication.shared.keyWindow"),
    Example(
      "UIApplication.shared.windows.first { $0.isKeyWindow }", "application-window: UIApplication.shared.windows"),
    Example(
      "let w = UIApplication.shared.delegate?.window", "application-window: UIApplication.shared.delegate?.window"),
    Example(
      "window = UIWindow(frame: UIScreen.main.bounds)", "window-without-scene: UIWindow(frame: UIScreen.main.bounds)"),
    Example("let overlay = UIWindow()", "window-without-scene: UIWindow()"),
    Example(
      "if UIApplication.shared.statusBarOrientation.isLandscape {}",
      "interface-orientation: UIApplication.shared.statusBarOrientation"),
    Example(
      "add(self, selector: s, name: UIDevice.orientationDidChangeNotification, object: nil)",
      "interface-orientation: UIDevice.orientationDidChangeNotification"),
    Example(
      "override func willRotate(to o: UIInterfaceOrientation, duration: Double) {}", "interface-orientation: willRotate"
    ),
    Example("let h = UIApplication.shared.statusBarFrame.height", "status-bar-frame: statusBarFrame"),
    Example(
      "let margin: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 40 : 16",
      "device-dependent-layout: UIDevice.current.userInterfaceIdiom"),
    Example(
      "if UIDevice.current.userInterfaceIdiom == .phone { root.traitOverrides.horizontalSizeClass = .compact }",
      "device-dependent-layout: UIDevice.current.userInterfaceIdiom"),
    Example(
      "if traitCollection.userInterfaceIdiom == .pad { show() } else { stack.spacing = 4 }",
      "device-dependent-layout: traitCollection.userInterfaceIdiom"),
    Example(#"if modelName == "iPhone X" { topConstraint.constant = 88 }"#, #"device-dependent-layout: "iPhone X""#),
    Example(
      "func f() { switch name { case \"iPhone10,3\": margin = 8\n default: break } }",
      #"device-dependent-layout: "iPhone10,3""#),
    Example(
      "func f() { switch UIDevice.current.userInterfaceIdiom { case .pad: columns = 4\n default: columns = 2 } }",
      "device-dependent-layout: UIDevice.current.userInterfaceIdiom"),
    Example(
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n  return .portrait\n}",
      "limited-orientations: supportedInterfaceOrientations"),
  ]

  static let measures = [
    Example("if view.bounds.width <= 320 { hide() }", "screen-constant: 320"),
    Example("if 568 == view.frame.size.height { hide() }", "screen-constant: 568"),
    Example("if max(size.width, size.height) == 812 { hide() }", "screen-constant: 812"),
    Example("switch screen.nativeBounds.height { case 2436: x()\n default: y() }", "screen-constant: 2436"),
    Example("let scale = view.bounds.width / 375.0", "screen-constant: 375.0"),
    Example("cell.widthAnchor.constraint(equalToConstant: 187.5).isActive = true", "screen-constant: 187.5"),
    Example("let size = CGSize(width: 375, height: 80)", "screen-constant: 375"),
    Example("func f() { switch view.bounds.width { case 1...375: a()\n default: b() } }", "screen-constant: 375"),
    Example("let cardWidth: CGFloat = 414", "screen-constant: 414"),
    Example("let h = view.frame.height - 64", "bar-constant: 64"),
    Example("rect.size.height -= (49 + inset)", "bar-constant: 49"),
    Example("let tabBarHeight: CGFloat = 83", "bar-constant: 83"),
    Example("let r = CGRect(x: 0, y: 64, width: w, height: h)", "bar-constant: 64"),
    Example("func viewDidLoad() { a.layer.cornerRadius = a.frame.width / 2 }", "early-frame: a.frame.width"),
    Example("func viewDidLoad() { for v in views { v.radius = v.a.frame.width / 2 } }", "early-frame: v.a.frame.width"),
    Example("init() { super.init()\n if wide { radius = bounds.height / 2 } }", "early-frame: bounds.height"),
    Example(
      "class L {\n  private var parentHeight: CGFloat = 0\n  func prepareLayout(p: C) {\n    parentHeight = p.view.frame.height\n\n  }\n}",
      "early-frame: p.view.frame.height"),
    Example("let w = 2 * view.safeAreaInsets.left", "symmetric-safe-area: view.safeAreaInsets.left"),
    Example("let h = safeAreaInsets.top * 2", "symmetric-safe-area: safeAreaInsets.top"),
    Example(
      "let i = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.left)",
      "symmetric-safe-area: safeAreaInsets.left"),
    Example(
      "func f() { let side = safeAreaInsets.left\n w = bounds.width - 2 * side }",
      "symmetric-safe-area: safeAreaInsets.left"),
    Example("c = topLayoutGuide.bottomAnchor", "layout-guide: topLayoutGuide"),
    Example(
      "override func traitCollectionDidChange(_ p: UITraitCollection?) {}",
      "trait-change-override: traitCollectionDidChange"),
    Example(
      "func viewDidLoad() { stack.axis = traitCollection.horizontalSizeClass == .regular ? a : b }",
      "missed-resize: traitCollection.horizontalSizeClass"),
    Example(
      "class C: UITableViewCell { override func layoutSubviews() { update() } }",
      "missed-resize: layoutSubviews"),
    Example(
      "class H: UITableViewHeaderFooterView, T { override public func layoutSubviews() {} }",
      "missed-resize: layoutSubviews"),
    Example(
      "override func viewWillTransition(to size: CGSize, with c: C) { grid.invalidateLayout() }",
      "missed-resize: viewWillTransition"),
    Example("func layoutSubviews() { content.frame = bounds }", "manual-autoresizing: content.frame = bounds"),
  ]

  static let bars = [
    Example(#"let f = searchBar.value(forKey: "searchField")"#, #"private-subview: "searchField""#),
    Example(#"if NSStringFromClass(type(of: v)) == "_UIBarBackground" {}"#, #"private-subview: "_UIBarBackground""#),
    Example("for v in navigationBar.subviews {}", "private-subview: navigationBar.subviews"),
    Example(
      "b.configuration = .plain()\nb.contentEdgeInsets = .zero", "button-insets: b.contentEdgeInsets"),
    Example(
      "func show(n: Notification) { let f = n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]\n table.contentInset.bottom = f.height }",
      "keyboard-inset: keyboardFrameEndUserInfoKey"),
  ]

  static let readers = [
    Example("label.font = UIFont.systemFont(ofSize: 14)", "fixed-font: systemFont"),
    Example("label.font = .boldSystemFont(ofSize: 14)", "fixed-font: boldSystemFont"),
    Example("view.backgroundColor = .white", "fixed-color: backgroundColor = .white"),
    Example("label.textColor = UIColor.black.withAlphaComponent(0.5)", "fixed-color: textColor = UIColor.black"),
    Example("func f() { l.textColor = .white\n l.backgroundColor = .clear }", "fixed-color: textColor = .white"),
    Example(
      "func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)\n a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -80) }",
      "left-right-attribute: leftAnchor", "left-right-attribute: rightAnchor"),
    Example("card.layer.borderColor = UIColor.separator.cgColor", "resolved-color: UIColor.separator.cgColor"),
    Example(
      "setBackgroundImage(.with(color: c), for: .normal, barMetrics: .default)", "resolved-color: setBackgroundImage"),
    Example(#"v.accessibilityLabel = """#, #"empty-accessibility-label: accessibilityLabel = """#),
    Example(#"row(image: i, accessibilityLabel: "")"#, #"empty-accessibility-label: accessibilityLabel: """#),
    Example(
      "func f() { x = UIBarButtonItem(image: i, style: .plain, target: self, action: a) }",
      "unlabeled-image: UIBarButtonItem"),
    Example("sendButton.widthAnchor.constraint(equalToConstant: 36).isActive = true", "small-touch-target: 36"),
    Example("a.leftAnchor.constraint(equalTo: b.leftAnchor)", "left-right-attribute: leftAnchor"),
    Example(
      "add(self, selector: s, name: .UIDeviceOrientationDidChange, object: nil)",
      "interface-orientation: UIDeviceOrientationDidChange"),
    Example(
      "l.numberOfLines = 3\nl.lineBreakMode = .byWordWrapping", "wrapped-last-line: lineBreakMode = .byWordWrapping"),
    Example("let p = scroll.contentOffset.x / width", "offset-from-left: contentOffset.x"),
    Example("let p = (scroll.contentOffset.x - width) / width", "offset-from-left: contentOffset.x"),
  ]

  static let texts = [
    Example(#"l.font = UIFont(name: "Lato", size: 14)"#, "fixed-font: UIFont"),
    Example(
      "l.font = UIFont.boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)", "fixed-font: font"),
    Example("l.font = UIFont.preferredFont(forTextStyle: .body)", "fixed-font: font"),
    Example(
      "func f() { l.font = UIFont.preferredFont(forTextStyle: .body) }\nfunc traitCollectionDidChange(_ p: T?) { tint() }",
      "fixed-font: font", "trait-change-override: traitCollectionDidChange"),
    Example(
      "func f() { l.font = UIFont.preferredFont(forTextStyle: .body) }\nfunc traitCollectionDidChange(_ p: T?) { f() }",
      "trait-change-override: traitCollectionDidChange"),
    Example("l.textAlignment = .left", "left-right-attribute: textAlignment"),
    Example("b.contentHorizontalAlignment = .left", "left-right-attribute: contentHorizontalAlignment"),
    Example(
      "func f() {\n for d in digits {\n  let label = DigitLabel()\n  row.addArrangedSubview(label)\n }\n}",
      "single-line-text: label = DigitLabel"),
    Example("titleLabel.heightAnchor.constraint(equalToConstant: 20).isActive = true", "fixed-size-text: 20"),
    Example("titleLabel.snp.makeConstraints { make in make.height.equalTo(20) }", "fixed-size-text: 20"),
    Example("closeButton.snp.makeConstraints { make in make.size.equalTo(24) }", "small-touch-target: 24"),
    Example(
      "let close = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 44))\nlet b = 1", "small-touch-target: 24"),
    Example("a.snp.makeConstraints { make in make.left.equalTo(16) }", "left-right-attribute: left"),
    Example(
      "let closeButton = UIButton()\nfunc f() { closeButton.setImage(UIImage(named: n), for: .normal) }",
      "unlabeled-image: setImage"),
    Example(
      "photoImageView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: a))",
      "contradicting-traits: photoImageView.addGestureRecognizer"),
    Example(
      "func viewDidLoad() { okButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16) }",
      "screen-edge: okButton.bottomAnchor"),
    Example(
      "func viewDidLoad() { titleLabel.topAnchor.constraint(equalTo: self.view.topAnchor) }",
      "screen-edge: titleLabel.topAnchor"),
    Example(
      "func viewDidLoad() { gradientLayer.frame = view.bounds }", "early-frame: gradientLayer.frame = view.bounds"),
    Example(
      "func setupViews() { line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1) }",
      "early-frame: line.frame"),
    Example(
      "init() { let w = HitWindow(view: v)\n w.windowLevel = l }\nfunc show(s: S) { w.windowScene = s }",
      "window-without-scene: HitWindow(view: v)"),
  ]

  static let objectiveC = [
    Example(
      #"l.font = [UIFont fontWithName:@"Lato" size:14];"#, "fixed-font: fontWithName", language: .objectiveC),
    Example(
      "l.textAlignment = NSTextAlignmentLeft;", "left-right-attribute: textAlignment", language: .objectiveC),
    Example(
      "CGFloat w = [UIScreen mainScreen].bounds.size.width;", "screen-size: UIScreen mainScreen].bounds",
      language: .objectiveC),
    Example(
      "CGRect r = [[UIScreen mainScreen] bounds];", "screen-size: UIScreen mainScreen] bounds", language: .objectiveC),
    Example(
      "#define W UIScreen.mainScreen.bounds.size.width", "screen-size: UIScreen.mainScreen.bounds",
      language: .objectiveC),
    Example(
      "id w = [UIApplication sharedApplication].keyWindow;",
      "application-window: UIApplication sharedApplication].keyWindow", language: .objectiveC),
    Example(
      "- (void)viewDidLoad {\n  self.a.layer.cornerRadius = self.a.frame.size.width / 2;\n}",
      "early-frame: self.a.frame.size", language: .objectiveC),
    Example("if (self.view.bounds.size.height == 568) { x(); }", "screen-constant: 568", language: .objectiveC),
    Example(
      #"v.accessibilityLabel = @"";"#, #"empty-accessibility-label: accessibilityLabel = @"""#, language: .objectiveC),
  ]

  static let innocent = [
    Example(
      "func viewDidLoad() { f(traitCollection.verticalSizeClass) }\nfunc viewWillLayoutSubviews() { f(traitCollection.verticalSizeClass) }"
    ),
    Example("func viewDidAppear() { f(traitCollection.horizontalSizeClass) }"),
    Example("topRightCorner.rightAnchor.constraint(equalTo: finder.rightAnchor).isActive = true"),
    Example(
      "override func viewWillTransition(to s: CGSize, with c: C) { super.viewWillTransition(to: s, with: c) }"),
    Example("func viewWillTransition(to s: CGSize, with c: C) { child.update() }"),
    Example(
      "class C: MSMessagesAppViewController { override func willTransition(to s: MSMessagesAppPresentationStyle) {} }"),
    Example("class V: UIView { override func layoutSubviews() { update() } }"),
    Example("class C: UITableViewCell { override func layoutSubviews() { super.layoutSubviews() } }"),
    // Words in comments and texts.
    Example("// UIScreen.main.bounds\n/* keyWindow */"),
    Example(#"print("UIScreen.main.bounds is \(UIScreen.main.scale)")"#),
    Example("let UIDesign = \"statusBarFrame\""),
    // The screen for something else, and members of other types with the same names.
    Example("let s = UIScreen.main.scale"), Example("let s = UIScreen.main.traitCollection.displayScale"),
    Example("let b = screen.bounds"), Example("let k = windowScene.keyWindow"), Example("let w = controller.windows"),
    Example("window = UIWindow(windowScene: scene)"),
    Example("func scene() { window = UIWindow(frame: b)\n window?.windowScene = scene }"),
    Example("func f(w: UIWindow) -> UIWindow? { nil }"),
    Example("let o = scene.effectiveGeometry.interfaceOrientation"),
    Example("func capture() { connection.videoOrientation = map(UIDevice.current.orientation) }"),
    // Idioms that decide nothing of layout.
    Example("if UIDevice.current.userInterfaceIdiom == .pad { present(picker) }"),
    Example("if UIDevice.current.userInterfaceIdiom == .pad { a.popoverPresentationController?.sourceRect = b.frame }"),
    Example("var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }"), Example("log(UIDevice.current.model)"),
    Example(#"switch id { case "iPhone10,3": return "iPhone X""# + "\ndefault: return id }"),
    Example(#"label.text = "iPhone 15""#),
    Example("override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }"),
    Example(
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }"
    ),
    // Numbers for something else.
    Example("button.heightAnchor.constraint(equalToConstant: 44).isActive = true"), Example("let port = 375"),
    Example("if items.count > 320 {}"), Example("let image = CGSize(width: 300, height: 300)"),
    Example("#Preview(traits: .fixedLayout(width: 375, height: 80)) { V() }"),
    Example("struct P: PreviewProvider { static var previews: some View { V().frame(width: 375) } }"),
    Example("let t = 0.375"), Example("rowHeight = 44"), Example("if response.status == 414 {}"),
    // Frames that are known or final.
    Example("func viewDidLoad() { UIView.animate { x = view.frame.height } }"),
    Example("func viewDidLoad() { let l = UILabel()\n l.sizeToFit()\n x = l.frame.width }"),
    Example("override init(frame: CGRect) { r = frame.width }"), Example("func viewDidLoad() { view.frame.size = s }"),
    Example("func viewDidLayoutSubviews() { r = view.bounds.width / 2 }"),
    Example("func viewDidLoad() { view.layoutIfNeeded()\n r = view.bounds.width }"),
    Example("func layoutSubviews() { gradientLayer.frame = bounds }"),
    Example("func layoutSubviews() { a.frame = bounds.insetBy(dx: 4, dy: 4) }"),
    Example("let w = safeAreaInsets.left + safeAreaInsets.right"),
    Example("func traitCollectionDidChange(_ p: T?) {}\nfunc r() { registerForTraitChanges(t) }"),
    // Bars, buttons and the keyboard.
    Example("let f = searchBar.searchTextField"), Example("for v in stack.subviews {}"),
    Example(#"defaults.value(forKey: "token")"#),
    Example("b.contentEdgeInsets = .zero"), Example("b.configuration = .plain()\nc.contentEdgeInsets = .zero"),
    Example(
      "func show(n: Notification) { let f = n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]\n table.contentInset.bottom = f.height - view.safeAreaInsets.bottom }"
    ),
    // Readers.
    Example("l.font = UIFont.preferredFont(forTextStyle: .body)\nl.adjustsFontForContentSizeCategory = true"),
    Example("content.textProperties.font = UIFont.preferredFont(forTextStyle: .body)"),
    Example("let f = UIFont(name: name, size: size)"),
    Example(
      "l.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: name, size: 12) ?? other)"),
    Example("l.textAlignment = .natural"), Example("let side = Side.left"), Example("paragraph.alignment = .left"),
    Example(
      "func f() { for d in digits { let label = UILabel()\n label.numberOfLines = 0\n row.addArrangedSubview(label) } }"
    ),
    Example("func f() { for d in digits { let view = UIView()\n row.addArrangedSubview(view) } }"),
    Example(
      "badgeLabel.heightAnchor.constraint(equalToConstant: 20)\nbadgeLabel.widthAnchor.constraint(equalToConstant: 20)"),
    Example("titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)"),
    Example("a.snp.makeConstraints { make in make.left.right.equalToSuperview() }"),
    Example(
      "func f() { a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)\n a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -8) }"
    ),
    Example("func f() { l.textColor = .white\n l.backgroundColor = .red }"),
    Example("func f() { if #available(iOS 13, *) { l.textColor = .label } else { l.textColor = .black } }"),
    Example("func f() { if traitCollection.userInterfaceStyle == .dark { l.textColor = .white } }"),
    Example(
      "func f() { if #available(iOS 11, *) { t = view.safeAreaInsets.top } else { t = topLayoutGuide.length } }"),
    Example("func f() { x = UIBarButtonItem(image: UIImage(systemName: n), style: .plain, target: self, action: a) }"),
    Example(
      "let top = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))\ninit() { x = top.frame.width }"),
    Example(
      "func setup() { a.frame = CGRect(x: 0, y: 0, width: frame.width, height: 1) }\nfunc reload() { setup() }"),
    Example("let textColor = UIColor.white"),
    Example(
      "let b = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))\nlet item = UIBarButtonItem(customView: b)"),
    Example("func pinLeft() { a.leftAnchor.constraint(equalTo: b.leftAnchor) }"),
    Example(
      "let label: UILabel = {\n let l = UILabel()\n l.adjustsFontSizeToFitWidth = true\n l.font = .systemFont(ofSize: 90)\n return l\n}()"
    ),
    Example("func f() { switch items.count { case 1...375: a()\n default: b() } }"),
    Example("make.left.equalTo(16)"), Example("imageView.snp.makeConstraints { make in make.size.equalTo(24) }"),
    Example("let b = UIButton()\nb.setImage(UIImage(systemName: n), for: .normal)"),
    Example("let b = UIButton()\nb.setImage(UIImage(named: n), for: .normal)\nb.setTitle(t, for: .normal)"),
    Example("@IBOutlet var b: UIButton!\nb.setImage(UIImage(named: n), for: .normal)"),
    Example("view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: a))"),
    Example("photoImageView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: a))"),
    Example("func viewDidLoad() { okButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -48) }"),
    Example("func viewDidLoad() { okButton.bottomAnchor.constraint(equalTo: card.bottomAnchor) }"),
    Example("func viewDidLoad() { backgroundView.bottomAnchor.constraint(equalTo: view.bottomAnchor) }"),
    Example(
      "func setupViews() { line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1) }\nfunc viewDidLayoutSubviews() {}"
    ),
    Example("func setupViews() { line.frame = CGRect(x: 0, y: 0, width: width, height: 1) }"),
    Example("func layoutSubviews() { gradientLayer.frame = bounds }\nfunc setUp() { gradientLayer.frame = bounds }"),
    Example("func viewDidLayoutSubviews() { place() }\nfunc place() { gradientLayer.frame = view.bounds }"),
    Example(
      "init() { let w = HitWindow(view: v)\n w.windowLevel = l }\nconvenience init(s: S) { self.init()\n w.windowScene = s }"
    ),
    Example("let w = HitWindow(scene: s)\nw.windowLevel = l"), Example("let w = TimeWindow(start: 1)"),
    Example("l.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))"),
    Example("view.backgroundColor = .systemBackground"), Example("let white = UIColor.white"),
    Example("l.borderColor = UIColor.red.cgColor"),
    Example("imageView.widthAnchor.constraint(equalToConstant: 36).isActive = true"),
    Example(
      "func f() { x = UIBarButtonItem(image: i, style: .plain, target: self, action: a)\n x.accessibilityLabel = n }"),
    Example(#"v.accessibilityLabel = "Close""#),
    Example("l.numberOfLines = 0\nl.lineBreakMode = .byWordWrapping"), Example("let x = scroll.contentOffset.x"),
    Example("let p = s.contentOffset.x / w\nlet d = v.effectiveUserInterfaceLayoutDirection"),
    Example("let size = CGSize(width: 414, height: 414)"),
    Example("func viewDidLoad() { y = self.refreshControl.frame.size.height }"),
    Example("func viewDidLoad() { w = screen().bounds.width }"),
    Example("if UIDevice.current.userInterfaceIdiom == .phone { show(column) }"),
    // Tests of the app, and apps for macOS.
    Example("import AppKit\nlet p = NSPoint(x: 128, y: 64)"),
    Example("import XCTest\nlet w = UIScreen.main.bounds.width"),
    Example("CGFloat s = [UIScreen mainScreen].scale; // [UIScreen mainScreen].bounds", language: .objectiveC),
  ]
}
