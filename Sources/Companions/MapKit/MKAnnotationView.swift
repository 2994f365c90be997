// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The view of an annotation. It is not drawn.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// Creates the view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Differs from iOS: Linux has no archives, so this initializer ignores `coder`.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// The annotation of the view, as passed to the initializer. Stored; has no effect, because there are no maps.
  open var annotation: (any MKAnnotation)?
  /// The identifier with which views are reused.
  public let reuseIdentifier: String?
  /// The image. The default is `nil`. Stored; has no effect.
  open var image: UIImage?
  /// Whether a callout with a title is shown when the view is selected. The default is `false`. Stored; has no effect.
  open var canShowCallout = false

  /// The distance of the middle from the location, in points. The default is zero. Stored; has no effect.
  open var centerOffset = CGPoint.zero
  /// The distance of the callout from its place, in points. The default is zero. Stored; has no effect.
  open var calloutOffset = CGPoint.zero
  /// Whether the view responds to touches. The default is `true`. Stored; has no effect.
  open var isEnabled = true
  /// Whether the annotation is selected. The map sets it. The default is `false`.
  open var isSelected = false
  /// Called by the map when the annotation was selected or deselected in code.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Whether the annotation is highlighted. The default is `false`. Stored; has no effect.
  open var isHighlighted = false
  /// Whether the annotation can be moved. The default is `false`. Stored; has no effect.
  open var isDraggable = false
  /// The view at the left side of the callout. The default is `nil`. Stored; has no effect.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right side of the callout. The default is `nil`. Stored; has no effect.
  open var rightCalloutAccessoryView: UIView?
  /// The view in the callout. The default is `nil`. Stored; has no effect.
  open var detailCalloutAccessoryView: UIView?
  /// The name of annotations that are shown as one. The default is `nil`. Stored; has no effect.
  open var clusteringIdentifier: String?
  /// The priority with which the annotation is shown where there is no room. The default is `.required`. Stored; has no effect.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The shape that other annotations may not overlap. The default is `.rectangle`. Stored; has no effect.
  open var collisionMode = CollisionMode.rectangle
  /// The shape that other annotations may not overlap. Raw values are MapKit's.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
  /// Called before the view is reused. The default implementation does nothing. Differs from MapKit: never called.
  open func prepareForReuse() {}
  /// Called before the view is shown. The default implementation does nothing. Differs from MapKit: never called.
  open func prepareForDisplay() {}
}

extension MKAnnotationView {
  // As in the reuse of cells: the initializer of the dynamic class is called through its dispatch table, because apps
  // could not override an initializer that was `required`. The parameters of initializers are owned.
  @_silgen_name("tinamou_makeAnnotationView")
  convenience init(reusedFor annotation: (any MKAnnotation)?, _ identifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Creates a view of the receiving class.
  @_silgen_name("tinamou_makeAnnotationView")
  static func make(_ annotation: __owned (any MKAnnotation)?, _ identifier: __owned String?) -> MKAnnotationView
}

/// The identifier of the views that a map makes for annotations.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the views that a map makes for groups of annotations.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
