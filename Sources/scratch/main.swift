import Foundation
import Pictures
import UIKit

class Text: UIView {
  let s: NSString; let f: UIFont; let c: UIColor
  init(_ s: String, _ f: UIFont, _ c: UIColor = .label) { self.s = s as NSString; self.f = f; self.c = c; super.init(frame: .zero); translatesAutoresizingMaskIntoConstraints = false }
  required init?(coder: NSCoder) { nil }
  var attrs: [NSAttributedString.Key: Any] { [.font: f, .foregroundColor: c] }
  override var intrinsicContentSize: CGSize { let z = s.size(withAttributes: attrs); return CGSize(width: z.width.rounded(.up), height: z.height.rounded(.up)) }
  override func draw(_ rect: CGRect) { s.draw(in: bounds, withAttributes: attrs) }
}
@MainActor func build() -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
  root.backgroundColor = .systemGroupedBackground
  let card = UIView(); card.translatesAutoresizingMaskIntoConstraints = false
  card.backgroundColor = .secondarySystemGroupedBackground
  card.layer.cornerRadius = 14
  card.layer.shadowOpacity = 0.18; card.layer.shadowRadius = 10; card.layer.shadowOffset = CGSize(width: 0, height: 4)
  card.accessibilityIdentifier = "card"
  let avatar = UIView(); avatar.translatesAutoresizingMaskIntoConstraints = false
  avatar.accessibilityIdentifier = "avatar"
  avatar.clipsToBounds = true; avatar.layer.cornerRadius = 22; avatar.layer.borderWidth = 2; avatar.layer.borderColor = UIColor.systemTeal.cgColor
  let g = CAGradientLayer(); g.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]; g.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
  avatar.layer.insertSublayer(g, at: 0)
  let title = Text("Are we still on for tonight?", .systemFont(ofSize: 17, weight: .semibold)); title.accessibilityIdentifier = "title"
  let sub = Text("Tinamou · 今晚还见面吗", .systemFont(ofSize: 15), .secondaryLabel); sub.accessibilityIdentifier = "subtitle"
  let badge = UIView(); badge.translatesAutoresizingMaskIntoConstraints = false; badge.backgroundColor = .systemBlue; badge.layer.cornerRadius = 8; badge.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]; badge.accessibilityIdentifier = "badge"
  root.addSubview(card); [avatar, title, sub, badge].forEach(card.addSubview)
  let faded = UIView(); faded.translatesAutoresizingMaskIntoConstraints = false; faded.alpha = 0.5; faded.backgroundColor = .systemRed; faded.accessibilityIdentifier = "faded"
  let inner = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 60)); inner.backgroundColor = .systemGreen; faded.addSubview(inner); inner.transform = CGAffineTransform(rotationAngle: .pi / 8)
  root.addSubview(faded)
  NSLayoutConstraint.activate([
    card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16), card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    card.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
    avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16), avatar.widthAnchor.constraint(equalToConstant: 44), avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
    avatar.topAnchor.constraint(equalTo: card.topAnchor, constant: 16), avatar.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -16),
    title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12), title.topAnchor.constraint(equalTo: avatar.topAnchor),
    sub.leadingAnchor.constraint(equalTo: title.leadingAnchor), sub.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
    sub.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
    badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16), badge.centerYAnchor.constraint(equalTo: sub.centerYAnchor), badge.widthAnchor.constraint(equalToConstant: 30), badge.heightAnchor.constraint(equalToConstant: 20),
    badge.leadingAnchor.constraint(greaterThanOrEqualTo: sub.trailingAnchor, constant: 8),
    faded.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 30), faded.centerXAnchor.constraint(equalTo: root.centerXAnchor), faded.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5), faded.heightAnchor.constraint(equalToConstant: 90),
  ])
  return root
}
try MainActor.assumeIsolated {
  for (n, o) in [("plain", Picture.Overlays()), ("frames", [.frames, .names]), ("constraints", [.constraints]), ("all", .all)] {
    let v = build()
    let p = Picture(of: v, options: .init(overlays: o))
    try p.write(to: URL(fileURLWithPath: "/tmp/pic/v-\(n).png"))
    try p.write(to: URL(fileURLWithPath: "/tmp/pic/v-\(n).svg"))
    if n == "plain" { try p.write(to: URL(fileURLWithPath: "/tmp/pic/v-\(n).pdf")) }
  }
}
