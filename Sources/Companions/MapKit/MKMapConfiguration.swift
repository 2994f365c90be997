// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// A kind of place, such as a restaurant. Raw values are Apple's.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a kind from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory" + name }

  /// Airports.
  public static let airport = MKPointOfInterestCategory("Airport")
  /// Automated teller machines.
  public static let atm = MKPointOfInterestCategory("ATM")
  /// Bakeries.
  public static let bakery = MKPointOfInterestCategory("Bakery")
  /// Banks.
  public static let bank = MKPointOfInterestCategory("Bank")
  /// Beaches.
  public static let beach = MKPointOfInterestCategory("Beach")
  /// Cafés.
  public static let cafe = MKPointOfInterestCategory("Cafe")
  /// Markets for food.
  public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
  /// Gas stations.
  public static let gasStation = MKPointOfInterestCategory("GasStation")
  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory("Hospital")
  /// Hotels.
  public static let hotel = MKPointOfInterestCategory("Hotel")
  /// Museums.
  public static let museum = MKPointOfInterestCategory("Museum")
  /// Parks.
  public static let park = MKPointOfInterestCategory("Park")
  /// Parking spaces.
  public static let parking = MKPointOfInterestCategory("Parking")
  /// Pharmacies.
  public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
  /// Stops of public transport.
  public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory("Restaurant")
  /// Schools.
  public static let school = MKPointOfInterestCategory("School")
  /// Shops.
  public static let store = MKPointOfInterestCategory("Store")
  /// Universities.
  public static let university = MKPointOfInterestCategory("University")
}

/// The kinds of places that a map shows. Stored; has no effect.
open class MKPointOfInterestFilter: NSObject {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  private init(_ categories: Set<MKPointOfInterestCategory>, isIncluding: Bool) {
    (self.categories, self.isIncluding) = (categories, isIncluding)
    super.init()
  }

  /// Creates a filter that shows some kinds only.
  public convenience init(including categories: [MKPointOfInterestCategory]) {
    self.init(Set(categories), isIncluding: true)
  }
  /// Creates a filter that shows all but some kinds.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) {
    self.init(Set(categories), isIncluding: false)
  }
  /// The filter that shows all kinds.
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter([], isIncluding: false) }
  /// The filter that shows none.
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter([], isIncluding: true) }
  /// Returns whether a kind is shown.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
  /// Returns whether a kind is not shown.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// The kind of a map and what it shows. Stored; has no effect.
open class MKMapConfiguration: NSObject {
  /// A style in which heights are shown. Raw values are Apple's.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic = 1
  }

  /// The style in which heights are shown. The default is `.flat`.
  open var elevationStyle = ElevationStyle.flat

  override init() { super.init() }
}

/// A map of streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The degree of emphasis. Raw values are Apple's.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted = 1
  }

  /// The degree of emphasis. The default is `.default`. Stored; has no effect, because there are no maps.
  open var emphasisStyle = EmphasisStyle.default
  /// The kinds of places that are shown; `nil`, the default, for all.
  /// Stored; has no effect, because there are no maps.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the traffic is shown. The default is `false`. Stored; has no effect, because there are no maps.
  open var showsTraffic = false

  /// Creates a map of streets.
  public override init() { super.init() }
  /// Creates a map of streets.
  public init(elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}

/// A map of satellite images.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a map of satellite images.
  public override init() { super.init() }
  /// Creates a map of satellite images.
  public init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// A map of satellite images with the names of streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The kinds of places that are shown; `nil`, the default, for all.
  /// Stored; has no effect, because there are no maps.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the traffic is shown. The default is `false`. Stored; has no effect, because there are no maps.
  open var showsTraffic = false
  /// Creates a map of satellite images.
  public override init() { super.init() }
  /// Creates a map of satellite images.
  public init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// Whether a text is shown. Raw values are MapKit's.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// The type of a map. Raw values are MapKit's.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}
