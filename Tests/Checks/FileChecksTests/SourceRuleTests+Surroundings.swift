// SPDX-License-Identifier: MIT

extension SourceRuleTests {
  private static let cell =
    "class Corner: UITableViewCell { func setUp() { let v = UIView()\n contentView.addSubview(v) } }"
  private static let keyboard =
    "func f() { low = list.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor) }\n"
    + "func show(n: N) { let r = n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect\n"

  /// Faults of what holds a view, and of what is around it.
  static let surroundings = [
    Example(
      "func f() { guard view.window?.hitTest(tap.location(in: view), with: nil) == a else { return } }",
      "foreign-point: view.window?.hitTest"),
    Example("func f() { if card.frame.contains(tap.location(in: card)) {} }", "foreign-point: card.frame.contains"),
    Example("func f() { if frame.contains(touch.location(in: self)) {} }", "foreign-point: frame.contains"),
    Example(
      "func f() { let p = tap.location(in: view)\n if card.bounds.contains(p) {} }",
      "foreign-point: card.bounds.contains"),
    Example(
      "override func viewWillTransition(to s: CGSize, with c: C) { super.viewWillTransition(to: s, with: c)\n w = view.bounds.width / 2 }",
      "missed-resize: view.bounds.width"),
    Example("func viewDidLoad() { top = view.safeAreaInsets.top }", "early-frame: view.safeAreaInsets"),
    Example(keyboard + "low?.constant = -(r?.height ?? 0) }", "keyboard-inset: low?.constant"),
    Example("split.preferredSplitBehavior = .tile", "forced-tiling: preferredSplitBehavior = .tile"),
    Example(
      "func a() { v.cornerConfiguration = c }\nfunc b() { v.layer.shadowPath = UIBezierPath(rect: v.bounds).cgPath }",
      "plain-corner-path: shadowPath"),
    Example(#"let i = UIImage(systemName: "arrow.left.circle.fill")"#, #"unmirrored-symbol: "arrow.left.circle.fill""#),
    Example(cell, "missing-description: Corner"),
    Example(#"b.accessibilityLabel = "icon_close""#, #"missing-description: accessibilityLabel = "icon_close""#),
    Example(
      "func cellHeight(t: T) -> CGFloat { let h = t.heightForView(withWidth: w)\n return (h ?? 0) + (first ? 28 : 8) }",
      "counted-height: 28"),
    Example(
      "func height(t: T) -> CGFloat { t.boundingRect(with: s, options: [], context: nil).height + 16 }",
      "counted-height: 16"),
    Example("navigationController?.navigationBar.barTintColor = c", "bar-appearance: barTintColor"),
    Example("UINavigationBar.appearance().barTintColor = c", "bar-appearance: barTintColor"),
    Example("tabBar.standardAppearance = a", "bar-appearance: standardAppearance"),
    Example(
      "func tableView(_ t: T, heightForRowAt i: I) -> CGFloat { return 60 }", "fixed-size-text: 60"),
    Example(
      "b.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)", "left-right-attribute: titleEdgeInsets"),
    Example(
      "func s(n: N) { h = n.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey].height }",
      "keyboard-inset: keyboardFrameBeginUserInfoKey"),
    Example("cardView.isAccessibilityElement = true", "missing-description: cardView.isAccessibilityElement"),
    Example(
      "func f() { let a = UIAlertController(title: t, message: nil, preferredStyle: .actionSheet)\n a.addAction(b)\n present(a, animated: true) }",
      "popover-source: UIAlertController"),
    Example(
      "class C: UITableViewCell { func f() { self.contentView.translatesAutoresizingMaskIntoConstraints = false } }",
      "content-view-mask: contentView.translatesAutoresizingMaskIntoConstraints"),
    Example("l.textColor = .darkGray", "fixed-color: textColor = .darkGray"),
    Example(
      "func f(v: UIView) { for s in v.subviews { if NSStringFromClass(type(of: s)).contains(\"EdgeEffectView\") { s.isHidden = true } } }",
      "private-subview: \"EdgeEffectView\""),
  ]

  /// Code like that of ``surroundings`` without their faults.
  static let innocentSurroundings = [
    Example("func f() { if card.bounds.contains(tap.location(in: card)) {} }"),
    Example("func f() { if card.frame.contains(tap.location(in: view)) {} }"),
    Example("func f() { view.window?.hitTest(tap.location(in: view.superview), with: nil) }"),
    Example("func f() { view.hitTest(tap.location(in: view), with: nil) }"),
    Example("func f() { window?.hitTest(tap.location(in: nil), with: nil) }"),
    Example("func f() { if bounds.contains(tap.location(in: contentView)) {} }"),
    Example(
      "override func viewWillTransition(to s: CGSize, with c: C) { super.viewWillTransition(to: s, with: c)\n c.animate { w = view.bounds.width } }"
    ),
    Example(
      "override func viewWillTransition(to size: CGSize, with c: C) { super.viewWillTransition(to: size, with: c)\n if size.width > view.bounds.width { r() } }"
    ),
    Example("func viewDidLoad() { top = window.safeAreaInsets.top }"),
    Example("func viewDidLayoutSubviews() { top = view.safeAreaInsets.top }"),
    Example(keyboard + "low?.constant = -(r?.height ?? 0) + view.safeAreaInsets.bottom }"),
    Example(keyboard + "low?.constant = 0 }"),
    Example("split.preferredSplitBehavior = .automatic"),
    Example(
      "func a() { v.cornerConfiguration = c }\nfunc b() { v.layer.shadowPath = path(v.effectiveRadius(corner: .topLeft)) }"
    ),
    Example("func b() { v.layer.shadowPath = UIBezierPath(rect: v.bounds).cgPath }"),
    Example(#"let i = UIImage(systemName: "chevron.forward")"#),
    Example(#"let i = UIImage(systemName: "arrow.up.left")"#),
    Example(#"let i = UIImage(systemName: "arrow.left.arrow.right")"#),
    Example(#"let i = UIImage(named: "arrow.left")"#),
    Example(cell.replacing("contentView.add", with: "accessibilityElementsHidden = true\n contentView.add")),
    Example(cell.replacing("UIView()", with: "BadgeView()")), Example(cell.replacing("UIView()", with: "UILabel()")),
    Example(#"b.accessibilityLabel = "close_title".localized"#),
    Example(
      "override func viewWillTransition(to s: CGSize, with c: C) { super.viewWillTransition(to: s, with: c)\n page = list.contentOffset.x - view.bounds.width }"
    ),
    Example(#"b.accessibilityLabel = "Close""#), Example(#"b.accessibilityLabel = "Share this""#),
    Example("func cellHeight() -> CGFloat { 60 + 28 }"),
    Example("func width(t: T) -> CGFloat { t.boundingRect(with: s, options: [], context: nil).width + 16 }"),
    Example("navigationBar.standardAppearance = a\nnavigationBar.scrollEdgeAppearance = a"),
    Example("navigationBar.tintColor = c"), Example("searchBar.barTintColor = c"),
    Example("func tableView(_ t: T, heightForRowAt i: I) -> CGFloat { UITableView.automaticDimension }"),
    Example("func tableView(_ t: T, heightForRowAt i: I) -> CGFloat { i.row == 0 ? 60 : h }"),
    Example("b.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)"),
    Example("cardView.isAccessibilityElement = true\ncardView.accessibilityLabel = n"),
    Example("cardView.isAccessibilityElement = true\ncardView.setAccessibilityLabel(with: parts)"),
    Example("linkTextView.isAccessibilityElement = true"),
    Example("func f() { guard #available(iOS 13, *) else { navigationBar.barTintColor = c\n return } }"),
    Example(
      "func f() { let a = UIAlertController(title: t, message: nil, preferredStyle: .alert)\n present(a, animated: true) }"
    ),
    Example(
      "func f() { let a = UIActivityViewController(activityItems: i, applicationActivities: nil)\n a.popoverPresentationController?.sourceView = v\n present(a, animated: true) }"
    ),
    Example(
      "func f() { let a = UIAlertController(title: t, message: nil, preferredStyle: .actionSheet)\n present(alert: a, animated: true) }"
    ),
    Example(
      "func f() { let a = UIActivityViewController(activityItems: i, applicationActivities: nil)\n present(a, animated: true) }\nfunc present(_ c: C, animated: Bool) { c.popoverPresentationController?.sourceView = v }"
    ),
    Example(
      "class C: UICollectionViewCell { func f() { contentView.translatesAutoresizingMaskIntoConstraints = false } }"),
    Example("class V: UIView { func f() { contentView.translatesAutoresizingMaskIntoConstraints = false } }"),
    Example("titleLabel.isAccessibilityElement = true"), Example("v.backgroundColor = .darkGray"),
    Example("func f(v: UIView) { log(NSStringFromClass(type(of: v)) == \"CardView\") }"),
  ]
}
