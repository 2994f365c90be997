// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A picture with a name below it.
public final class ProfileView: UIView {
  public let picture = UIView()
  public let name = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Tinamou"
    addSubview(picture)
    addSubview(name)
    picture.snp.makeConstraints {
      $0.size.equalTo(48)
      $0.top.equalToSuperview().offset(16)
      $0.centerX.equalToSuperview()
    }
    name.snp.makeConstraints {
      $0.top.equalTo(picture.snp.bottom).offset(8)
      $0.centerX.equalToSuperview()
    }
  }

  public required init?(coder: NSCoder) { nil }
}
