// SPDX-License-Identifier: MIT

/// The members of ``CALayer`` that are found by name.
enum CALayerMembers: _MemberTable {
  static var owner: AnyObject.Type { CALayer.self }
  static var members: [_Member] {
    [
      .property("frame", \CALayer.frame),
      .property("bounds", \CALayer.bounds),
      .property("position", \CALayer.position),
      .property("anchorPoint", \CALayer.anchorPoint),
      .property("zPosition", \CALayer.zPosition),
      .property("transform", \CALayer.transform),
      .property("opacity", \CALayer.opacity),
      .property("isHidden", \CALayer.isHidden),
      .property("cornerRadius", \CALayer.cornerRadius),
      .property("masksToBounds", \CALayer.masksToBounds),
      .property("borderWidth", \CALayer.borderWidth),
      .property("borderColor", \CALayer.borderColor),
      .property("backgroundColor", \CALayer.backgroundColor),
      .property("shadowColor", \CALayer.shadowColor),
      .property("shadowOpacity", \CALayer.shadowOpacity),
      .property("shadowRadius", \CALayer.shadowRadius),
      .property("shadowOffset", \CALayer.shadowOffset),
      .property("shadowPath", \CALayer.shadowPath),
      .property("contents", \CALayer.contents),
      .property("contentsScale", \CALayer.contentsScale),
      .property("name", \CALayer.name),
      .property("mask", \CALayer.mask),
    ]
  }
}
