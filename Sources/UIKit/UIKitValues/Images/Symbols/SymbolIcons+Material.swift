// SPDX-License-Identifier: MIT

/// The icons that stand for symbols.
extension SymbolIcons {
  /// Icons of Material Design Icons 1.6: the name of each, its size in hundredths of an em, and the symbols.
  static let material = """
    alphabetical 150 75: characters.lowercase characters.uppercase
    baby 121 107: stroller
    blinds 114 114: blinds.horizontal.closed blinds.horizontal.open blinds.vertical.closed blinds.vertical.open \
      roller.shade.closed roman.shade.closed
    bone 150 75: dog
    cake-variant 103 126: birthday.cake
    carrot 62 150: carrot
    case-sensitive-alt 117 111: character
    cat 129 101: cat
    chair-school 116 112: chair
    chemical-weapon 120 108: atom
    duck 117 111: bird
    dumbbell 114 114: dumbbell
    engine 134 97: engine.combustion
    ethernet 117 111: cable.connector.horizontal
    fire 99 132: fireplace
    fish 132 99: fish
    flashlight 88 147: flashlight.off flashlight.on
    football 114 114: american.football rugbyball
    football-australian 114 114: american.football.professional australian.football
    fridge-filled-top 95 136: refrigerator
    function 101 129: fx
    guitar-electric 114 114: guitars
    hand-pointing-right 137 95: hand.point.right
    hanger 124 105: hanger
    hotel 138 94: bed.double
    human-child 88 147: figure.and.child.holdinghands figure.child
    human-handsup 93 140: figure.dance figure.mixed.cardio
    human-male-female 105 124: figure.2.left.holdinghands figure.2.right.holdinghands
    lightbulb-outline 95 136: light.panel
    matrix 114 114: parentheses
    nfc-variant 114 114: wave.3.right.circle
    oil 150 75: oilcan
    oil-temperature 116 112: oilcan.and.thermometer
    panda 126 103: teddybear
    play-pause 129 101: playpause
    pool 117 111: figure.pool.swim
    popcorn 114 114: popcorn
    power-socket 129 101: poweroutlet.strip
    presentation 111 117: deskview
    professional-hexagon 108 120: homekit
    quadcopter 114 114: drone
    radiator 114 114: heater.vertical
    radio 111 117: radio
    record-rec 114 114: recordingtape.circle
    redo 150 66: arrow.uturn.forward
    road-variant 120 108: road.lanes
    rotate-3d 108 120: view.3d
    rowing 98 133: figure.indoor.rowing figure.outdoor.rowing
    run 109 119: figure.run
    sale 111 117: purchased
    satellite-variant 114 114: antenna
    scale-balance 118 111: scalemass
    seat-recline-extra 117 111: chair.lounge
    seat-recline-normal 103 126: carseat.left carseat.right figure.seated.seatbelt figure.seated.side.left \
      figure.seated.side.right
    sigma 103 126: sum
    silverware-variant 117 111: fork.knife
    soccer 114 114: soccerball
    sofa 150 81: sofa
    stethoscope 114 114: stethoscope
    stove 114 114: cooktop oven stove
    swim 121 108: figure.open.water.swim
    tennis 114 114: tennis.racket tennisball
    tent 120 108: tent tent.2
    terrain 150 82: mountain.2
    texture 114 114: square.text.square
    thermometer-lines 108 120: thermometer.and.liquid.waves
    tshirt-crew 125 104: coat jacket tshirt
    undo 150 66: arrow.uturn.backward.circle.badge
    vector-square 114 114: squareshape.controlhandles
    walk 88 148: shoeprints
    wheelchair-accessibility 100 131: figure.roll wheelchair
    """
}
