// SPDX-License-Identifier: MIT

/// The icons that stand for symbols.
extension SymbolIcons {
  /// Icons of Bootstrap Icons 1.10: the name of each, its size in hundredths of an em, and the symbols.
  static let bootstrap = """
    123 150 70: textformat.numbers
    activity 132 99: waveform.path waveform.path.ecg
    airplane-engines 114 114: airplane.arrival airplane.departure
    alarm 114 114: alarm.waves.left.and.right deskclock
    align-center 106 123: align.horizontal.center
    align-end 114 114: align.horizontal.right
    align-middle 123 106: align.vertical.center
    align-start 114 114: align.horizontal.left
    app-indicator 114 114: app.badge
    apple 103 126: apple.logo
    archive 122 107: cabinet
    arrow-90deg-down 118 110: arrow.turn.left.down arrow.turn.right.down
    arrow-90deg-left 110 118: arrow.turn.up.left
    arrow-90deg-right 110 118: arrow.turn.up.forward.iphone arrow.turn.up.right
    arrow-90deg-up 118 110: arrow.turn.left.up arrow.turn.right.up
    arrow-bar-down 129 101: arrow.down.to.line.compact
    arrow-bar-left 101 129: arrow.backward.to.line arrow.left.to.line
    arrow-bar-right 101 129: arrow.forward.to.line arrow.right.to.line
    arrow-bar-up 129 101: arrow.up.to.line.compact
    arrow-clockwise 107 122: arrow.trianglehead.clockwise.rotate.90 plus.arrow.trianglehead.clockwise restart \
      rotate.3d rotate.right
    arrow-counterclockwise 107 122: arrow.trianglehead.counterclockwise.rotate.90 \
      minus.arrow.trianglehead.counterclockwise rotate.left
    arrow-down-left 114 114: arrow.down.backward
    arrow-down-right 114 114: arrow.down.forward
    arrow-down-up 122 107: arrow.up.and.down
    arrow-left-right 107 122: arrow.left.and.right
    arrow-repeat 129 101: arrow.2.squarepath arrow.trianglehead.2.clockwise arrow.trianglehead.2.counterclockwise \
      arrow.trianglehead.2.counterclockwise.rotate.90 arrow.trianglehead.rectanglepath arrow.trianglehead.swap \
      exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 rectangle.2.swap
    arrow-return-left 123 106: arrow.turn.down.left return return.left
    arrow-return-right 123 106: arrow.turn.down.right
    arrow-right-short 122 107: arrowshape.right
    arrow-up-left 114 114: arrow.up.backward
    arrow-up-right 114 114: arrow.up.forward
    arrows-angle-contract 114 114: arrow.down.forward.and.arrow.up.backward
    arrows-angle-expand 114 114: arrow.down.backward.and.arrow.up.forward arrow.down.left.and.arrow.up.right \
      arrow.up.backward.and.arrow.down.forward arrow.up.forward.and.arrow.down.backward \
      arrow.up.left.arrow.down.right arrow.up.right.and.arrow.down.left rectangle.expand.diagonal
    arrows-collapse 107 122: arrow.down.and.line.horizontal.and.arrow.up rectangle.compress.vertical
    arrows-expand 107 122: arrow.up.and.line.horizontal.and.arrow.down rectangle.expand.vertical
    arrows-fullscreen 114 114: arrow.up.left.and.down.right.and.arrow.up.right.and.down.left \
      square.arrowtriangle.4.outward
    arrows-move 114 114: arrow.up.and.down.and.arrow.left.and.right dot.arrowtriangles.up.right.down.left move.3d
    aspect-ratio 132 99: aspectratio rectangle.ratio.16.to.9 rectangle.ratio.4.to.3
    asterisk 107 121: asterisk staroflife
    award 96 135: medal medal.star rosette
    back 114 114: rectangle.fill.on.rectangle.fill
    badge-cc 132 99: captions
    bag 107 122: backpack duffle.bag takeoutbag.and.cup.and.straw
    balloon 91 143: balloon balloon.2
    bandaid 114 114: bandage cross.vial
    bank 114 114: building.columns
    bar-chart 114 114: chart.bar.xaxis chart.bar.xaxis.ascending chart.bar.yaxis
    basket 118 110: basket
    battery 150 75: battery.0percent
    battery-charging 137 95: battery.100percent.bolt
    battery-full 150 75: battery.100percent battery.75percent batteryblock minus.plus.batteryblock
    battery-half 150 75: battery.25percent battery.50percent
    bezier 144 90: point.topleft.filled.down.to.point.bottomright.curvepath
    bezier2 114 114: beziercurve scribble.variable
    bicycle 150 84: figure.hand.cycling figure.indoor.cycle figure.outdoor.cycle
    binoculars 110 118: binoculars
    bluetooth 98 133: bonjour
    book 126 103: book.pages character.book.closed magazine text.book.closed
    bookmarks 99 132: bookmark.square
    bookshelf 99 132: books.vertical
    boombox 118 110: hifireceiver
    border 114 114: rectangle.dashed square.dashed square.dotted
    border-outer 114 114: squareshape.split.2x2
    bounding-box 114 114: dot.squareshape squareshape
    bounding-box-circles 114 114: squareshape.controlhandles.on.squareshape.controlhandles
    box 114 114: cube.transparent
    box-arrow-down 99 132: arrow.down.app.dashed arrow.down.document square.and.arrow.down.on.square \
      tray.and.arrow.down
    box-arrow-in-down 102 127: arrow.down.to.line.square
    box-arrow-in-right 127 102: arrow.right.circle.dotted arrow.right.to.line.square
    box-arrow-right 132 99: arrow.right.square door.right.hand.open rectangle.portrait.and.arrow.forward
    box-arrow-up 99 132: arrow.up.bin arrow.up.document tray.and.arrow.up
    box-arrow-up-right 114 114: arrow.up.forward.app rectangle.and.arrow.up.right.and.arrow.down.left \
      square.and.arrow.up.on.square
    box-seam 114 114: shippingbox.and.arrow.backward
    braces 123 105: curlybraces
    bricks 114 114: firewall
    briefcase 126 103: case cross.case latch.2.case suitcase suitcase.rolling
    brightness-alt-high 150 80: light.beacon.max
    brightness-high 114 114: sun.rain
    brightness-low 114 114: sun.dust sun.min
    broadcast 134 97: personalhotspot wave.3.up
    broadcast-pin 123 106: dot.radiowaves.up.forward
    brush 114 114: paintbrush.pointed
    bug 108 120: ant ladybug
    building 99 132: building
    buildings 110 118: building.2.crop
    bullseye 114 114: dot.scope scope target
    bus-front 114 114: bus.doubledecker
    calculator 99 132: function numbers plusminus
    calendar-date 114 114: calendar.day.timeline.leading calendar.day.timeline.left calendar.day.timeline.right \
      calendar.day.timeline.trailing
    calendar-plus 114 114: calendar.badge.plus
    calendar-week 114 114: calendar.and.person
    camera-reels 114 114: movieclapper
    camera-video 144 90: arrow.down.left.video arrow.up.right.video
    camera2 132 99: camera.macro camera.shutter.button
    capslock 114 114: capslock
    capsule 114 114: pill
    capsule-pill 114 114: pills
    car-front 132 99: car.2 car.front.waves.up car.rear car.side
    card-checklist 132 99: checklist.checked checklist.unchecked
    card-list 132 99: list.bullet.rectangle
    caret-down 142 92: arrowshape.down arrowtriangle.down
    caret-left 92 142: arrowshape.backward arrowshape.left arrowtriangle.backward arrowtriangle.left
    caret-right 92 142: arrowshape.forward arrowtriangle.forward arrowtriangle.right
    caret-up 142 92: arrowshape.up arrowtriangle.up
    cart 114 114: suitcase.cart
    cash 144 90: banknote
    cash-coin 114 114: dollarsign.bank.building
    cast 132 99: airplay.audio airplay.video
    chat-dots 118 110: ellipsis.message
    chat-left 117 111: bubble.middle.bottom
    chat-quote 118 110: text.quote
    chat-square-dots 116 112: captions.bubble
    chat-text 118 110: plus.message
    check-all 150 80: checkmark.rectangle.stack
    chevron-bar-left 86 150: chevron.backward.to.line chevron.left.to.line
    chevron-bar-right 86 150: chevron.forward.to.line chevron.right.to.line
    chevron-compact-left 46 150: chevron.compact.backward chevron.compact.left
    chevron-compact-right 46 150: chevron.compact.forward chevron.compact.right
    chevron-double-down 124 105: chevron.down.2
    chevron-double-left 105 124: chevron.backward.2 chevron.left.2
    chevron-double-right 105 124: chevron.forward.2 chevron.right.2
    chevron-double-up 124 105: chevron.up.2
    chevron-expand 99 132: chevron.compact.up.chevron.compact.down
    circle 114 114: moonphase.new.moon
    circle-half 114 114: circle.lefthalf.filled circle.lefthalf.striped.horizontal moonphase.first.quarter \
      moonphase.last.quarter
    circle-half~ 114 114: circle.righthalf.filled
    clipboard 107 122: arrow.right.page.on.clipboard clipboard
    clipboard-data 107 122: chart.line.text.clipboard
    clipboard2 99 132: list.bullet.clipboard list.clipboard
    clipboard2-pulse 99 132: heart.text.clipboard
    clock-history 114 114: clock.arrow.trianglehead.2.counterclockwise.rotate.90
    cloud-check 137 95: checkmark.icloud
    cloud-drizzle 118 110: cloud.drizzle
    cloud-fog2 144 90: cloud.fog smoke
    cloud-hail 116 112: cloud.hail
    cloud-haze2 132 99: carbon.dioxide.cloud carbon.monoxide.cloud moon.haze sun.haze
    cloud-lightning 114 114: cloud.bolt cloud.moon.bolt cloud.sun.bolt
    cloud-lightning-rain 114 114: cloud.bolt.rain
    cloud-moon 118 110: cloud.moon
    cloud-rain-heavy 114 114: cloud.heavyrain
    cloud-sleet 114 114: cloud.sleet
    cloud-snow 115 113: cloud.snow
    cloud-sun 118 110: cloud.sun cloud.sun.rain
    code 145 89: chevron.left.chevron.right
    code-slash 118 110: chevron.left.forwardslash.chevron.right
    coin 114 114: centsign.ring dollarsign.ring
    collection-play 122 107: play.square.stack
    columns-gap 114 114: rectangle.3.group
    compass 110 118: compass.drawing location.north location.north.line
    controller 132 99: formfitting.gamecontroller
    credit-card-2-front 132 99: creditcard.and.123
    crop 114 114: crop crop.rotate
    cup-hot 114 114: cup.and.heat.waves cup.and.saucer mug
    cup-straw 92 141: takeoutbag waterbottle wineglass
    currency-exchange 114 114: dollarsign.arrow.trianglehead.counterclockwise.rotate.90
    cursor 114 114: contextualmenu.and.cursorarrow cursorarrow cursorarrow.click cursorarrow.motionlines
    cursor-fill 114 114: cursorarrow.rays
    cursor-text 69 150: character.cursor.ibeam
    dash-circle-dotted 114 114: circle.dashed circle.dotted
    database 102 127: cylinder cylinder.split.1x2 swiftdata
    device-ssd 99 132: opticaldiscdrive
    diagram-2 104 125: arrow.trianglehead.branch point.bottomleft.forward.to.point.topright.scurvepath \
      point.topleft.down.to.point.bottomright.curvepath
    diagram-3 132 99: flowchart rectangle.connected.to.line.below
    diamond-half 114 114: diamond.lefthalf.filled
    diamond-half~ 114 114: diamond.righthalf.filled
    dice-2 114 114: die.face.2
    dice-3 114 114: die.face.3
    dice-4 114 114: die.face.4
    dice-5 114 114: dice die.face.5
    dice-6 114 114: die.face.6
    disc 114 114: opticaldisc
    display 129 101: desktopcomputer.and.arrow.down display.2 display.and.arrow.down lock.desktopcomputer \
      lock.display macstudio
    distribute-horizontal 114 114: distribute.horizontal distribute.horizontal.center distribute.horizontal.left \
      distribute.horizontal.right
    distribute-vertical 114 114: distribute.vertical distribute.vertical.bottom distribute.vertical.center \
      distribute.vertical.top
    door-closed 110 118: door.french.closed door.garage.closed door.left.hand.closed door.right.hand.closed \
      door.sliding.left.hand.closed door.sliding.right.hand.closed pedestrian.gate.closed
    door-open 107 122: door.french.open door.garage.open door.left.hand.open door.sliding.left.hand.open \
      door.sliding.right.hand.open pedestrian.gate.open
    dot 114 114: circlebadge dot smallcircle
    dpad 114 114: arrowkeys dpad
    ear 95 138: ear hearingdevice.ear
    earbuds 126 103: airpod.gen3.left airpod.gen3.right airpod.left airpod.right airpods airpods.gen3 airpods.pro \
      airpods.pro.left airpods.pro.right beats.earphones beats.fitpro beats.powerbeats beats.solobuds \
      beats.studiobuds earbuds earpods
    easel 108 120: photo.artframe
    egg-fried 114 114: frying.pan
    eject 124 105: eject
    emoji-smile 114 114: face.smiling.inverse
    envelope 132 99: mail mail.stack
    envelope-open 115 113: envelope.front envelope.open
    eraser 120 109: eraser eraser.line.dashed
    escape 114 114: escape
    ev-station 110 118: ev.charger
    exclamation-circle 114 114: exclamationmark.bubble
    exclamation-triangle 122 107: hazardsign light.beacon.min warninglight
    exclude 114 114: circle.lefthalf.filled.inverse
    eye 137 95: eyes
    eyedropper 114 114: eyedropper eyedropper.full eyedropper.halffull syringe
    eyeglasses 150 56: eyeglasses
    fan 114 114: air.purifier fan fan.and.light.ceiling fan.ceiling fan.desk fan.floor fan.oscillation
    fast-forward 150 84: forward
    file-earmark-bar-graph 99 132: chart.bar.horizontal.page
    file-earmark-code 99 132: ellipsis.curlybraces
    file-image 99 132: text.below.photo text.rectangle.page
    file-lock 99 132: lock.document
    file-medical 99 132: ecg.text.page
    file-text 99 132: append.page
    file-zip 99 132: zipper.page
    film 114 114: film.stack
    fingerprint 109 120: opticid touchid
    fire 99 132: burn
    flag 103 126: flag.2.crossed flag.pattern.checkered
    flower2 114 114: laurel.leading
    folder-plus 121 107: plus.rectangle.on.folder
    folder-x 125 104: questionmark.folder
    fonts 107 122: textformat.size textformat.size.larger textformat.size.smaller
    front 114 114: plus.rectangle.on.rectangle plus.square.on.square square.filled.on.square square.on.square.dashed
    fuel-pump 114 114: fuelpump fuelpump.and.filter
    fullscreen 114 114: camera.viewfinder creditcard.viewfinder document.viewfinder dot.viewfinder \
      location.viewfinder plus.viewfinder selection.pin.in.out text.viewfinder viewfinder.rectangular
    fullscreen-exit 114 114: arrow.down.right.and.arrow.up.left.rectangle
    funnel 110 118: line.3.horizontal.decrease.circle
    gear-wide 114 114: gearshape.arrow.trianglehead.2.clockwise.rotate.90
    gear-wide-connected 114 114: gearshape.2
    geo-alt 99 132: mappin.circle
    geo-fill 90 144: location.fill.viewfinder
    gift 114 114: app.gift giftcard
    git 114 114: arrow.trianglehead.merge arrow.trianglehead.pull
    globe-americas 114 114: globe.americas
    globe-asia-australia 114 114: globe.asia.australia
    globe-central-south-asia 114 114: globe.central.south.asia
    globe-europe-africa 114 114: globe.europe.africa
    globe2 114 114: globe.desk
    graph-down 114 114: chart.line.downtrend.xyaxis
    graph-up 114 114: chart.xyaxis.line
    graph-up-arrow 114 114: chart.line.flattrend.xyaxis
    grid 114 114: grid rectangle.grid.2x2 rectangle.split.2x2 square.split.2x2
    grid-3x2 137 95: rectangle.grid.3x2 square.grid.3x2
    grid-3x3 114 114: mosaic rectangle.grid.3x3 rectangle.split.3x3 square.grid.4x3 squareshape.split.3x3
    hand-index 104 125: hand.draw hand.pinch hand.point.up hand.point.up.left hand.tap
    hand-index-thumb 110 118: hand.point.up.left.and.text hand.rays rectangle.and.hand.point.up.left
    hand-thumbs-down 102 128: hand.thumbsdown
    handbag 108 120: handbag
    hdd 144 90: externaldrive externaldrive.connected.to.line.below internaldrive
    hdd-network 132 99: network.badge.shield.half.filled
    hdd-rack 132 99: server.rack xserve.raid
    headphones 114 114: airpods.max beats.headphones
    headset 102 127: headset
    headset-vr 132 99: vision.pro
    heart-arrow 150 47: arrow.down.heart arrow.up.heart
    heart-pulse 118 110: bolt.heart heart.text.square
    hexagon 107 122: circle.hexagongrid circle.hexagonpath
    hexagon-half 107 122: hexagon.lefthalf.filled
    hexagon-half~ 107 122: hexagon.righthalf.filled
    hourglass-bottom 106 123: hourglass.bottomhalf.filled
    hourglass-split 106 123: hourglass.and.lock
    hourglass-top 106 123: hourglass.tophalf.filled
    house-door 110 118: house.lodge music.note.house play.house
    hurricane 126 103: hurricane
    hypnotize 114 114: livephoto
    images 122 107: photo.on.rectangle.angled photo.stack
    inboxes 114 114: tray.2
    incognito 119 109: hat.widebrim
    indent 127 102: increase.quotelevel
    infinity 150 70: infinity
    input-cursor-text 126 103: textformat.characters.dottedunderline
    intersect 114 114: square.on.square.intersection.dashed
    journal 110 118: greetingcard menucard
    journal-text 110 118: richtext.page text.page
    joystick 115 113: arcade.stick l.joystick r.joystick
    justify 125 104: text.justify
    kanban 110 118: rectangle.split.3x1 square.grid.3x1.below.line.grid.1x2
    key 150 75: key.2.on.ring key.car.radiowaves.forward key.horizontal key.icloud key.radiowaves.forward
    keyboard 150 84: keyboard.chevron.compact.down keyboard.macwindow keyboard.onehanded.left \
      keyboard.onehanded.right
    ladder 80 150: stairs
    lamp 99 132: lamp.ceiling lamp.desk lamp.floor lamp.table
    laptop 132 99: desktopcomputer.and.macbook macbook macbook.gen1 macbook.gen2
    layers 126 103: square.2.layers.3d square.3.layers.3d square.stack.3d.down.forward square.stack.3d.down.right \
      square.stack.3d.forward.dottedline
    layers-half 126 103: square.2.layers.3d.bottom.filled square.2.layers.3d.top.filled \
      square.3.layers.3d.top.filled
    layout-sidebar 122 107: inset.filled.leadingthird.rectangle inset.filled.leftthird.rectangle sidebar.leading \
      sidebar.squares.leading sidebar.squares.left
    layout-sidebar-reverse 122 107: inset.filled.rightthird.rectangle inset.filled.trailingthird.rectangle \
      sidebar.right sidebar.squares.right sidebar.squares.trailing sidebar.trailing
    layout-split 122 107: rectangle.split.2x1 square.split.2x1 uiwindow.split.2x1
    layout-text-window 114 114: menubar.rectangle
    life-preserver 114 114: lifepreserver
    lightbulb 99 132: lightbulb.2 lightbulb.led lightbulb.max lightbulb.min
    lightning 90 144: bolt.batteryblock
    lightning-charge 95 137: bolt.horizontal bolt.ring.closed
    link 150 64: link.circle link.icloud
    list 126 103: line.2.horizontal.decrease list.dash.header
    list-columns 118 110: text.word.spacing
    list-nested 147 88: list.triangle
    list-stars 129 101: list.star
    lock 90 144: exclamationmark.lock lock.rectangle.stack lock.rotation lock.square.stack
    lock-fill 90 144: lock.icloud
    lungs 121 108: lungs
    magic 114 114: wand.and.rays wand.and.sparkles
    magnet 114 114: tuningfork
    mailbox 137 95: tray.full
    mask 114 114: theatermask.and.paintbrush theatermasks
    megaphone 121 107: horn horn.blast megaphone
    memory 144 90: memorychip
    menu-app 118 110: appwindow.swipe
    menu-button-wide 118 110: filemenu.and.cursorarrow filemenu.and.selection menubar.arrow.down
    mic-fill 90 144: music.microphone
    moisture 107 122: dehumidifier humidifier humidity
    moon 110 118: moon.dust moonphase.waning.crescent moonphase.waxing.crescent moonrise moonset sleep
    moon-stars 114 114: moon.stars moon.zzz
    mortarboard 122 107: graduationcap
    mouse 90 144: computermouse
    mouse2 90 144: magicmouse
    music-note-beamed 114 114: music.quarternote.3
    music-note-list 123 106: music.note.list
    music-player 99 132: ipod
    nut 121 108: steeringwheel
    octagon-half 114 114: octagon.lefthalf.filled
    octagon-half~ 114 114: octagon.righthalf.filled
    option 123 106: alt option
    outlet 124 105: poweroutlet.type.a poweroutlet.type.b
    p-square 114 114: parkingsign
    paint-bucket 113 115: drop.halffull
    palette 114 114: paintpalette swatchpalette
    paragraph 96 135: paragraphsign
    pass 99 132: lanyardcard
    pc 75 150: macpro.gen1 pc xserve
    pc-display 114 114: macpro.gen2 macpro.gen3
    peace 114 114: peacesign
    pen 114 114: pencil.and.list.clipboard
    pencil 114 114: applepencil applepencil.and.scribble highlighter pencil.and.outline pencil.and.scribble \
      pencil.line scribble signature
    pentagon 114 114: pentagon
    pentagon-half 114 114: pentagon.lefthalf.filled
    pentagon-half~ 114 114: pentagon.righthalf.filled
    people 132 99: figure.2 figure.2.arms.open person.2.arrow.trianglehead.counterclockwise person.2.wave.2 \
      sharedwithyou shareplay
    person 114 114: person.bust person.icloud person.line.dotted.person
    person-badge 99 132: person.crop.badge
    person-bounding-box 114 114: person.and.background.dotted person.crop.artframe person.fill.viewfinder
    person-fill-check 114 114: person.fill.checkmark
    person-fill-exclamation 114 114: person.fill.questionmark
    person-fill-x 114 114: person.fill.xmark
    person-lines-fill 132 99: person.3.sequence person.wave.2
    person-plus 132 99: person.crop.circle.dashed
    person-rolodex 126 103: person.2.crop.square.stack person.crop.rectangle.stack
    person-square 114 114: person.crop.square.filled.and.at
    person-vcard 132 99: licenseplate person.crop.rectangle
    person-video 132 99: video.doorbell
    person-workspace 118 110: figure.wave person.and.background.striped.horizontal studentdesk
    phone 90 144: apps.iphone candybarphone iphone.gen1 iphone.gen2 iphone.gen3 iphone.rear.camera iphone.sizes \
      ipod.touch lock.iphone smartphone
    phone-flip 114 114: flipphone iphone.and.arrow.forward.inward iphone.and.arrow.forward.outward
    phone-landscape 144 90: apps.iphone.landscape iphone.gen1.landscape iphone.gen2.landscape iphone.gen3.landscape \
      iphone.landscape ipod.touch.landscape
    phone-vibrate 132 99: iphone.gen1.radiowaves.left.and.right iphone.gen2.radiowaves.left.and.right \
      iphone.gen3.radiowaves.left.and.right iphone.motion iphone.radiowaves.left.and.right
    pin-map 114 114: signpost.and.arrowtriangle.up
    pip 132 99: inset.filled.bottomright.rectangle inset.filled.bottomtrailing.rectangle pip pip.enter pip.exit \
      pip.remove pip.swap
    play-btn 132 99: play.display play.rectangle play.rectangle.on.rectangle play.tv
    playstation 130 100: playstation.logo
    plug 90 144: ev.plug.ac.type.1 ev.plug.ac.type.2 powercord powerplug powerplug.portrait
    plugin 114 114: app.connected.to.app.below.fill
    plus-circle-dotted 114 114: plus.circle.dashed
    plus-slash-minus 114 114: minus.forwardslash.plus plus.forwardslash.minus
    plus-square-dotted 114 114: plus.square.dashed
    prescription2 99 132: flask ivfluid.bag testtube.2
    printer 122 107: faxmachine printer.dotmatrix printer.filled.and.paper printer.inverse scanner
    projector 150 75: videoprojector
    puzzle 132 99: puzzlepiece puzzlepiece.extension
    qr-code-scan 114 114: qrcode.viewfinder
    quote 120 108: quote.closing quote.opening
    radioactive 114 114: rays
    rainbow 150 80: cloud.rainbow.crop rainbow
    receipt-cutoff 116 112: scroll
    reception-4 127 102: cellularbars
    record 114 114: record
    record-circle 114 114: record.circle
    recycle 114 114: arrow.3.trianglepath leaf.arrow.trianglehead.clockwise
    repeat-1 124 104: repeat.1
    reply 130 100: arrowshape.turn.up.backward
    reply-all 145 90: arrowshape.turn.up.backward.2 arrowshape.turn.up.left.2
    rewind 150 84: backward
    robot 118 110: robotic.vacuum
    router 129 101: airport.express airport.extreme wifi.router
    rss 114 114: dot.radiowaves.forward dot.radiowaves.right
    rulers 114 114: pencil.and.ruler ruler
    safe 114 114: lock.rectangle
    scissors 102 127: scissors.badge
    scooter 126 103: moped motorcycle scooter
    screwdriver 114 114: screwdriver
    sd-card 99 132: sdcard
    search 114 114: loupe text.line.magnify text.magnifyingglass text.page.badge.magnifyingglass
    search-heart 114 114: sparkle.magnifyingglass
    segmented-nav 150 56: squares.below.rectangle
    send 114 114: paperplane.circle
    server 104 125: server
    share 114 114: point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
    shield-exclamation 107 122: exclamationmark.shield
    shield-shaded 107 122: shield.lefthalf.filled shield.pattern.checkered
    shield-shaded~ 107 122: shield.righthalf.filled
    shield-x 107 122: xmark.shield
    shop 118 110: storefront
    sign-do-not-enter 114 114: wrongwaysign
    sign-turn-right 114 114: arrow.trianglehead.turn.up.right arrow.trianglehead.turn.up.right.diamond
    sign-yield 122 107: yieldsign
    signpost 109 119: signpost.left signpost.right
    signpost-2 111 117: signpost.right.and.left
    sim 99 132: esim simcard
    skip-backward 150 84: backward.end.alt
    skip-end 111 117: forward.end forward.frame
    skip-forward 150 84: forward.end.alt
    skip-start 111 117: backward.end backward.frame
    slash 114 114: line.diagonal slash
    slash-circle 114 114: nosign
    sliders 118 110: slider.horizontal.below
    sliders2 114 114: slider.horizontal.2
    sliders2-vertical 122 107: slider.vertical.3
    smartwatch 103 126: applewatch.radiowaves.left.and.right applewatch.side.right applewatch.watchface \
      lock.applewatch
    snow2 107 122: sun.snow
    soundwave 119 110: voiceover waveform.and.person.filled
    speaker 99 132: hifispeaker hifispeaker.2 homepod homepod.mini
    speedometer 114 114: gauge.with.dots.needle.0percent gauge.with.dots.needle.100percent \
      gauge.with.dots.needle.33percent gauge.with.dots.needle.67percent
    speedometer2 131 99: barometer gauge.open.with.lines.needle.33percent gauge.with.dots.needle.50percent \
      gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.100percent \
      gauge.with.dots.needle.bottom.50percent gauge.with.needle tachometer
    square-half 114 114: rectangle.lefthalf.filled square.lefthalf.filled
    square-half~ 114 114: rectangle.righthalf.filled square.righthalf.filled
    star-half 118 110: star.leadinghalf.filled
    stars 99 132: sparkle sparkles.square.filled.on.square
    sticky 114 114: note
    stoplights 102 127: light.strip.2
    stopwatch 108 120: timelapse
    subscript 117 111: textformat.subscript
    subtract 114 114: square.on.square.squareshape.controlhandles
    suit-club 114 114: suit.club
    suit-diamond 99 132: suit.diamond
    suit-heart 123 106: suit.heart
    suit-spade 110 118: suit.spade
    sun 114 114: light.max light.min
    sunglasses 150 56: sunglasses
    sunrise 134 97: sun.horizon sunrise
    sunset 134 97: sunset
    superscript 115 113: textformat.superscript
    symmetry-horizontal 99 132: arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
    symmetry-vertical 132 99: arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
    table 114 114: tablecells
    tablet 99 132: apps.ipad ipad.gen1 ipad.gen2 ipad.rear.camera ipad.sizes lock.ipad
    tablet-landscape 132 99: apps.ipad.landscape ipad.gen1.landscape ipad.gen2.landscape ipad.landscape
    taxi-front 122 107: car.top
    telephone 114 114: phone.connection teletype
    telephone-forward 114 114: phone.arrow.right
    telephone-inbound 114 114: phone.arrow.down.left
    telephone-outbound 114 114: phone.arrow.up.right
    telephone-x 114 114: phone.down
    terminal 122 107: apple.terminal
    text-indent-left 125 104: increase.indent list.bullet.indent
    text-indent-right 125 104: decrease.indent
    text-left 125 104: text.justify.leading
    text-paragraph 125 104: text.append text.insert text.justify.left
    text-right 125 104: text.justify.right text.justify.trailing
    textarea-resize 132 99: square.resize square.resize.down square.resize.up
    textarea-t 122 107: character.textbox rectangle.and.pencil.and.ellipsis
    thermometer-half 66 150: medical.thermometer thermometer.transmission thermometer.variable
    thermometer-high 66 150: thermometer.high
    thermometer-low 66 150: thermometer.low
    thermometer-snow 106 123: thermometer.snowflake
    thermometer-sun 109 120: thermometer.sun
    three-dots-vertical 35 150: ellipsis.vertical
    toggle-off 144 90: lightswitch.off
    toggle-on 144 90: lightswitch.on switch.2
    toggles 107 122: switch.programmable
    tools 114 114: wrench.and.screwdriver
    tornado 107 122: tornado
    train-front 107 121: train.side.front.car tram
    train-lightrail-front 107 122: cablecar lightrail tram.fill.tunnel
    translate 114 114: character.bubble translate
    trash2 106 123: trash.circle
    trash3 107 122: arrow.up.trash xmark.bin
    tree 99 132: tree
    triangle 122 107: pyramid triangleshape
    triangle-half 122 107: triangle.lefthalf.filled
    triangle-half~ 122 107: triangle.righthalf.filled
    trophy 114 114: trophy
    tropical-storm 126 103: tropicalstorm
    truck 132 99: truck.box
    tsunami 115 113: water.waves
    tv 132 99: 4k.tv appletv music.note.tv photo.tv sparkles.tv tv.and.hifispeaker tv.and.mediabox
    type 140 93: textformat.alt textformat.characters
    type-bold 101 128: bold.underline
    type-strikethrough 134 97: strikethrough
    ui-radios-grid 114 114: circle.grid.2x2
    umbrella 114 114: beach.umbrella umbrella.percent
    unindent 127 102: decrease.quotelevel
    union 114 114: square.on.circle
    universal-access 107 122: accessibility figure figure.arms.open figure.stand
    unlock 103 126: lock.open.rotation
    upc-scan 114 114: barcode.viewfinder
    usb-c 150 56: cable.connector
    usb-drive 66 150: mediastick
    vector-pen 114 114: applepencil.tip pencil.tip pencil.tip.crop pencil.tip.crop.circle
    view-stacked 107 122: rectangle.split.1x2 square.split.1x2
    vinyl 114 114: recordingtape
    virus 114 114: allergens microbe
    virus2 114 114: facemask
    volume-down 114 114: speaker.minus
    volume-off 93 140: speaker.zzz
    volume-up 119 110: speaker.plus
    wallet2 119 109: wallet.bifold wallet.pass
    watch 101 129: watch.analog
    water 138 94: car.ferry ferry sailboat wave.3.backward wave.3.forward wave.3.left wave.3.right
    webcam 150 84: web.camera
    wifi-1 139 93: wifi.exclamationmark
    wind 122 107: wind wind.snow
    window 122 107: macwindow macwindow.on.rectangle
    window-dock 122 107: dock.rectangle menubar.dock.rectangle
    window-stack 122 107: rectangle.on.rectangle rectangle.on.rectangle.angled \
      rectangle.portrait.on.rectangle.portrait rectangle.portrait.on.rectangle.portrait.angled
    x-lg 114 114: clear
    xbox 114 114: xbox.logo
    yin-yang 114 114: swirl.circle.righthalf.filled
    zoom-in 114 114: plus.magnifyingglass
    zoom-out 114 114: minus.magnifyingglass
    """
}
