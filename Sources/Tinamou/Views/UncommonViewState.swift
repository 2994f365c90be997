// SPDX-License-Identifier: MIT

/// What few views have: it stands apart, so that all others are half as large and as quickly made.
@MainActor
final class UncommonViewState {
  /// What is done to the rectangle around its center before it is shown.
  @exclusivity(unchecked) var transform = CGAffineTransform.identity
  /// The point of the bounds that the center refers to, in fractions of the size.
  @exclusivity(unchecked) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Margins that were set, and what bars and the shape of the screen cover.
  @exclusivity(unchecked) var margins = MarginState()
  /// Traits set for the view and everything below it.
  var traitOverrides: UITraitOverrides?
  /// What the canvas of a document says of the view; nil in running programs.
  var canvasValues: CanvasValues?
  /// What fingers and assistive software have to know; nil as long as nobody said anything.
  var interaction: ViewInteraction?
}

extension UIView {
  /// What is uncommon about the view, made when some of it is set.
  private var uncommonForSetting: UncommonViewState {
    if let uncommon { return uncommon }
    let made = UncommonViewState()
    uncommon = made
    return made
  }

  var storedTransform: CGAffineTransform {
    get { uncommon?.transform ?? .identity }
    set { uncommonForSetting.transform = newValue }
  }

  var storedAnchorPoint: CGPoint {
    get { uncommon?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { uncommonForSetting.anchorPoint = newValue }
  }

  var marginState: MarginState {
    get { uncommon?.margins ?? MarginState() }
    set { uncommonForSetting.margins = newValue }
  }

  var storedTraitOverrides: UITraitOverrides? {
    get { uncommon?.traitOverrides }
    set { uncommonForSetting.traitOverrides = newValue }
  }

  var canvasValues: CanvasValues? {
    get { uncommon?.canvasValues }
    set { uncommonForSetting.canvasValues = newValue }
  }

  var interaction: ViewInteraction? {
    get { uncommon?.interaction }
    set { uncommonForSetting.interaction = newValue }
  }
}
