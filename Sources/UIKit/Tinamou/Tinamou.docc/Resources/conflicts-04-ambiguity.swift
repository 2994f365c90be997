import UIKit

let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
container.addSubview(box)
NSLayoutConstraint.activate([
  box.widthAnchor.constraint(equalToConstant: 20),
  box.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
  box.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor),
  box.topAnchor.constraint(equalTo: container.topAnchor),
  box.heightAnchor.constraint(equalToConstant: 20),
])
container.layoutIfNeeded()

print(container.inspection.ambiguousViews.contains(box))  // true
print(box.inspection.possibleValues(of: .left) as Any)  // 0 to 80 points
