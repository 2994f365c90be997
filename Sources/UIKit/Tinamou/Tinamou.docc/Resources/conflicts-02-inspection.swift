import UIKit

let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
let title = UIView(), price = UIView()
for view in [title, price] {
  view.translatesAutoresizingMaskIntoConstraints = false
  container.addSubview(view)
}
NSLayoutConstraint.activate(
  ["H:|-10-[title(60)]-10-[price(20)]-10-|", "V:|[title]|", "V:|[price]|"].flatMap { format in
    NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: nil, views: ["title": title, "price": price])
  })
container.layoutIfNeeded()

for conflict in container.inspection.conflicts {
  print("contradiction: \(conflict.contradiction) points")
  for constraint in conflict.constraints { print("  \(constraint)") }
  print("broken: \(conflict.brokenConstraint?.description ?? "none")")
}
