// SPDX-License-Identifier: MIT

extension SymbolNames {
  /// The names of SF Symbols 6, as Scripts/symbol-names.py writes them. Source: the table of the Python package PySFSymbols 0.1.0.
  ///
  /// A word with a colon, and those with a bar before it, are the first parts of the names that follow. A period stands for that
  /// part alone. A name with a plus sign also exists with `.fill`.
  static let table = """
    0| 00| 01| 02| 03| 04| 05| 06| 07| 08| 09| 13| 14| 16| 17| 18| 19| 20| 21| 22| 23| 24| 25| 26| 27| 28| 29| 31| 32| 33| 34|
    35| 36| 37| 38| 39| 40| 41| 42| 43| 44| 46| 47| 48| 49| 50| a| b| c| d| e| g| i| m| n| o| p| q| s| t| u| v| w| y| z: circle+
    square+ 1: brakesignal circle+ lane magnifyingglass square+ 10| 5: arrow.trianglehead.clockwise
    arrow.trianglehead.counterclockwise circle+ lane square+ 11| 12| 3| 7| 8: circle+ lane square+ 15| 30| 45:
    arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise circle+ square+ 2: brakesignal circle+ lane square+ 2h| 4a|
    4h| 4l| asterisk| bicycle| grid| headset| hurricane| infinity| kph| left| magnifyingglass| mph| plusminus| purchased|
    recordingtape| restart| right| shuffle| sleep| sos| stethoscope| tornado| tropicalstorm| wake: . circle+ 4| 6| 9:
    alt.circle+ alt.square+ circle+ lane square+ 4k: tv+ 60| 75| 90: arrow.trianglehead.clockwise
    arrow.trianglehead.counterclockwise abs: . brakesignal brakesignal.slash circle+ accessibility: .+ badge.arrow.up.right air:
    car.side+ conditioner.horizontal+ conditioner.vertical+ convertible.side+ pickup.side+ purifier+ suv.side+ airplane: .
    arrival circle+ departure airplay: audio audio.badge.exclamationmark audio.circle+ video video.badge.exclamationmark
    video.circle+ airpod: gen3.left gen3.right left right airpods: . chargingcase+ chargingcase.wireless+ gen3
    gen3.chargingcase.wireless+ max pro pro.chargingcase.wireless+ pro.chargingcase.wireless.radiowaves.left.and.right+ pro.left
    pro.right airport: express extreme extreme.tower airtag: .+ radiowaves.forward+ alarm: .+ waves.left.and.right+ align:
    horizontal.center+ horizontal.left+ horizontal.right+ vertical.bottom+ vertical.center+ vertical.top+ allergens|
    applescript| appletv| aspectratio| bandage| banknote| basket| bathtub| burst| cabinet| cablecar| capslock| carrot| case|
    chandelier| clear| clipboard| coat| comb| computermouse| cone| cooktop| cpu| crown| dehumidifier| deskclock| deskview| dice|
    drone| dumbbell| esim| facemask| faxmachine| ferry| fireplace| firewall| flask| fleuron| flowchart| giftcard| greetingcard|
    guitars| hazardsign| helmet| hifireceiver| humidity| inhaler| internaldrive| jacket| lanyardcard| level| licenseplate|
    lifepreserver| lightrail| lungs| macmini| macstudio| magazine| magicmouse| megaphone| memorychip| menucard| metronome|
    microwave| moped| mosaic| motorcycle| mount| mouth| movieclapper| mug| mustache| nose| opticaldisc| opticaldiscdrive|
    opticid| oven| paintpalette| parkinglight| powercord| pyramid| radio| refrigerator| rhombus| ruler| safari| scalemass|
    scanner| screwdriver| scroll| sdcard| seal| shift| sink| skateboard| skis| snowboard| sofa| spigot| stopwatch| stove|
    stroller| sunglasses| surfboard| swatchpalette| syringe| teddybear| ticket| triangleshape| videoprojector| warninglight|
    waterbottle| wineglass| wrongwaysign| yieldsign: .+ alt| alternatingcurrent| amplifier| angle| appclip| atom| barometer|
    beziercurve| bonjour| burn| candybarphone| cellularbars| control| directcurrent| earpods| escape| eyebrow| faceid|
    fibrechannel| fireworks| flipphone| fn| function| fx| glowplug| gyroscope| hanger| helm| highlighter| homekit| italic| lane|
    lineweight| loupe| mecca| mediastick| numbersign| option| paragraphsign| parentheses| pc| peacesign| percent| perspective|
    powermeter| poweroff| poweron| powersleep| projective| quotelevel| rainbow| rays| rosette| scooter| scope| shadow|
    signature| skew| slowmo| smartphone| space| squareroot| stairs| strikethrough| studentdesk| sum| swift| swiftdata|
    tachometer| target| timelapse| tirepressure| togglepower| torus| touchid| translate| transmission| tuningfork| underline|
    voiceover| wheelchair| zzz: . american: football+ football.circle+ football.professional+ football.professional.circle+ ant|
    archivebox| backpack| basketball| binoculars| bird| briefcase| cat| dishwasher| dog| dryer| eject| fish| flame|
    gamecontroller| gift| graduationcap| hammer| handbag| hare| lizard| map| microbe| moonrise| moonset| newspaper| paperplane|
    pawprint| pill| pills| playpause| popcorn| rugbyball| sailboat| smoke| sportscourt| stop| storefront| sunrise| sunset|
    tennisball| theatermasks| toilet| tortoise| tree| trophy| tshirt| volleyball| washer: .+ circle+ antenna:
    radiowaves.left.and.right radiowaves.left.and.right.circle+ radiowaves.left.and.right.slash
    radiowaves.left.and.right.slash.circle+ app: .+ badge+ badge.checkmark+ badge.clock+ connected.to.app.below.fill dashed
    gift+ append| richtext: page+ apple: haptics.and.exclamationmark.triangle haptics.and.music.note
    haptics.and.music.note.slash image.playground+ intelligence logo meditate meditate.circle+ meditate.square.stack+ terminal+
    terminal.circle+ terminal.on.rectangle+ applepencil: . adapter.usb.c+ and.scribble doubletap gen1 gen2 hover squeeze tip
    appletvremote: gen1+ gen2+ gen3+ gen4+ applewatch: . and.arrow.forward case.sizes radiowaves.left.and.right side.right slash
    watchface apps: ipad ipad.landscape iphone iphone.badge.plus iphone.landscape appwindow: swipe.rectangle aqi: high low
    medium arcade: stick stick.and.arrow.down stick.and.arrow.left stick.and.arrow.left.and.arrow.right.outward
    stick.and.arrow.right stick.and.arrow.up stick.and.arrow.up.and.arrow.down stick.console+ arkit: . badge.xmark arrow:
    2.squarepath 3.trianglepath backward backward.circle+ backward.circle.dotted backward.square+ backward.to.line
    backward.to.line.circle+ backward.to.line.square+ clockwise clockwise.circle+ clockwise.square+ counterclockwise
    counterclockwise.circle+ counterclockwise.square+ down down.and.line.horizontal.and.arrow.up down.app+ down.app.dashed
    down.app.dashed.trianglebadge.exclamationmark down.applewatch down.backward down.backward.and.arrow.up.forward
    down.backward.and.arrow.up.forward.circle+ down.backward.and.arrow.up.forward.rectangle+
    down.backward.and.arrow.up.forward.square+ down.backward.circle+ down.backward.circle.dotted down.backward.square+
    down.backward.toptrailing.rectangle+ down.circle+ down.circle.dotted down.document+ down.forward
    down.forward.and.arrow.up.backward down.forward.and.arrow.up.backward.circle+ down.forward.and.arrow.up.backward.rectangle+
    down.forward.and.arrow.up.backward.square+ down.forward.circle+ down.forward.circle.dotted down.forward.square+
    down.forward.topleading.rectangle+ down.heart+ down.left down.left.and.arrow.up.right down.left.and.arrow.up.right.circle+
    down.left.and.arrow.up.right.rectangle+ down.left.and.arrow.up.right.square+ down.left.arrow.up.right
    down.left.arrow.up.right.circle+ down.left.arrow.up.right.square+ down.left.circle+ down.left.circle.dotted
    down.left.square+ down.left.topright.rectangle+ down.left.video+ down.message+ down.right down.right.and.arrow.up.left
    down.right.and.arrow.up.left.circle+ down.right.and.arrow.up.left.rectangle+ down.right.and.arrow.up.left.square+
    down.right.circle+ down.right.circle.dotted down.right.square+ down.right.topleft.rectangle+ down.square+ down.to.line
    down.to.line.circle+ down.to.line.compact down.to.line.square+ forward forward.circle+ forward.circle.dotted forward.square+
    forward.to.line forward.to.line.circle+ forward.to.line.square+ left left.and.line.vertical.and.arrow.right left.and.right
    left.and.right.circle+ left.and.right.square+ left.and.right.text.vertical left.arrow.right left.arrow.right.circle+
    left.arrow.right.square+ left.circle+ left.circle.dotted left.square+ left.to.line left.to.line.circle+ left.to.line.compact
    left.to.line.square+ right right.and.line.vertical.and.arrow.left right.circle+ right.circle.dotted
    right.filled.filter.arrow.right right.page.on.clipboard right.square+ right.to.line right.to.line.circle+
    right.to.line.compact right.to.line.square+ trianglehead.2.clockwise trianglehead.2.clockwise.rotate.90
    trianglehead.2.clockwise.rotate.90.camera+ trianglehead.2.clockwise.rotate.90.circle+
    trianglehead.2.clockwise.rotate.90.icloud+ trianglehead.2.clockwise.rotate.90.page.on.clipboard
    trianglehead.2.counterclockwise trianglehead.2.counterclockwise.rotate.90 trianglehead.bottomleft.capsulepath.clockwise
    trianglehead.branch trianglehead.clockwise trianglehead.clockwise.heart+ trianglehead.clockwise.icloud+
    trianglehead.clockwise.rotate.90 trianglehead.counterclockwise trianglehead.counterclockwise.icloud+
    trianglehead.counterclockwise.rotate.90 trianglehead.left.and.right.righttriangle.left.righttriangle.right+
    trianglehead.merge trianglehead.pull trianglehead.rectanglepath trianglehead.swap
    trianglehead.topright.capsulepath.clockwise trianglehead.turn.up.right.circle+ trianglehead.turn.up.right.diamond+
    trianglehead.up.and.down.righttriangle.up.righttriangle.down+ turn.down.left turn.down.right turn.left.down turn.left.up
    turn.right.down turn.right.up turn.up.forward.iphone+ turn.up.left turn.up.right up up.and.down
    up.and.down.and.arrow.left.and.right up.and.down.and.sparkles up.and.down.circle+ up.and.down.square+
    up.and.down.text.horizontal up.and.line.horizontal.and.arrow.down up.and.person.rectangle.portrait
    up.and.person.rectangle.turn.left up.and.person.rectangle.turn.right up.arrow.down up.arrow.down.circle+
    up.arrow.down.square+ up.backward up.backward.and.arrow.down.forward up.backward.and.arrow.down.forward.circle+
    up.backward.and.arrow.down.forward.rectangle+ up.backward.and.arrow.down.forward.square+
    up.backward.bottomtrailing.rectangle+ up.backward.circle+ up.backward.circle.dotted up.backward.square+ up.bin+ up.circle+
    up.circle.badge.clock up.circle.dotted up.document+ up.forward up.forward.and.arrow.down.backward
    up.forward.and.arrow.down.backward.circle+ up.forward.and.arrow.down.backward.rectangle+
    up.forward.and.arrow.down.backward.square+ up.forward.app+ up.forward.bottomleading.rectangle+ up.forward.circle+
    up.forward.circle.dotted up.forward.square+ up.heart+ up.left up.left.and.arrow.down.right
    up.left.and.arrow.down.right.circle+ up.left.and.arrow.down.right.rectangle+ up.left.and.arrow.down.right.square+
    up.left.and.down.right.and.arrow.up.right.and.down.left up.left.and.down.right.magnifyingglass up.left.arrow.down.right
    up.left.arrow.down.right.circle+ up.left.arrow.down.right.square+ up.left.bottomright.rectangle+ up.left.circle+
    up.left.circle.dotted up.left.square+ up.message+ up.page.on.clipboard up.right up.right.and.arrow.down.left
    up.right.and.arrow.down.left.circle+ up.right.and.arrow.down.left.rectangle+ up.right.and.arrow.down.left.square+
    up.right.bottomleft.rectangle+ up.right.circle+ up.right.circle.dotted up.right.square+ up.right.video+ up.square+
    up.to.line up.to.line.circle+ up.to.line.compact up.to.line.square+ up.trash+ uturn.backward uturn.backward.circle+
    uturn.backward.circle.badge.ellipsis uturn.backward.square+ uturn.down uturn.down.circle+ uturn.down.square+ uturn.forward
    uturn.forward.circle+ uturn.forward.square+ uturn.left uturn.left.circle+ uturn.left.circle.badge.ellipsis
    uturn.left.square+ uturn.right uturn.right.circle+ uturn.right.square+ uturn.up uturn.up.circle+ uturn.up.square+ arrowkeys|
    dpad: .+ down.filled left.filled right.filled up.filled arrowshape: backward+ backward.circle+ bounce.forward+ bounce.right+
    down+ down.circle+ forward+ forward.circle+ left+ left.arrowshape.right+ left.circle+ right+ right.circle+ turn.up.backward+
    turn.up.backward.2+ turn.up.backward.2.circle+ turn.up.backward.badge.clock+ turn.up.backward.circle+ turn.up.forward+
    turn.up.forward.circle+ turn.up.left+ turn.up.left.2+ turn.up.left.2.circle+ turn.up.left.circle+ turn.up.right+
    turn.up.right.circle+ up+ up.circle+ zigzag.forward+ zigzag.right+ arrowtriangle: backward+ backward.circle+
    backward.square+ down+ down.circle+ down.square+ forward+ forward.circle+ forward.square+ left+
    left.and.line.vertical.and.arrowtriangle.right+ left.circle+ left.square+ right+
    right.and.line.vertical.and.arrowtriangle.left+ right.circle+ right.square+ up+ up.arrowtriangle.down.window.left
    up.arrowtriangle.down.window.right up.circle+ up.square+ at: . badge.minus badge.plus circle+ audio: jack.mono jack.stereo
    australian: football+ football.circle+ australiandollarsign| australsign| bahtsign| bitcoinsign| brazilianrealsign|
    cedisign| centsign| chineseyuanrenminbisign| coloncurrencysign| cruzeirosign| danishkronesign| dollarsign| dongsign|
    eurosign| eurozonesign| florinsign| francsign| guaranisign| hryvniasign| indianrupeesign| kipsign| larisign| lirasign|
    malaysianringgitsign| manatsign| millsign| nairasign| norwegiankronesign| peruviansolessign| pesetasign| pesosign|
    polishzlotysign| rublesign| rupeesign| shekelsign| singaporedollarsign| sterlingsign| swedishkronasign| tengesign|
    tugriksign| turkishlirasign| wonsign| yensign: . arrow.trianglehead.counterclockwise.rotate.90 bank.building+ circle+
    gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird ring ring.dashed square+ automatic: brakesignal
    headlight.high.beam+ headlight.low.beam+ autostartstop: . slash trianglebadge.exclamationmark av: remote+ axle: 2
    2.driveshaft.disengaged 2.front.and.rear.engaged 2.front.disengaged 2.front.engaged 2.rear.disengaged 2.rear.engaged
    2.rear.lock backward| forward: .+ circle+ end+ end.alt+ end.circle+ frame+ badge: plus.radiowaves.forward
    plus.radiowaves.right bag: .+ badge.minus badge.plus badge.questionmark circle+ fill.badge.minus fill.badge.plus
    fill.badge.questionmark balloon| circlebadge| simcard: .+ 2+ barcode| qrcode: . viewfinder base: unit baseball: .+ circle+
    diamond.bases diamond.bases.outs.indicator battery: 0percent 100percent 100percent.bolt 100percent.circle+ 25percent
    50percent 75percent batteryblock: .+ slash+ stack+ stack.badge.snowflake+ stack.trianglebadge.exclamationmark+ beach:
    umbrella+ beats: earphones fitpro fitpro.chargingcase+ fitpro.left fitpro.right headphones pill+ powerbeats powerbeats.left
    powerbeats.pro powerbeats.pro.chargingcase+ powerbeats.pro.left powerbeats.pro.right powerbeats.right powerbeats3
    powerbeats3.left powerbeats3.right solobuds solobuds.chargingcase+ solobuds.left solobuds.right studiobuds
    studiobuds.chargingcase+ studiobuds.left studiobuds.plus studiobuds.plus.chargingcase+ studiobuds.plus.left
    studiobuds.plus.right studiobuds.right bed: double+ double.circle+ bell: .+ and.waves.left.and.right+ badge+ badge.circle+
    badge.slash+ badge.waveform+ circle+ slash+ slash.circle+ square+ birthday: cake+ blinds: horizontal.closed horizontal.open
    vertical.closed vertical.open bold: . italic.underline underline bolt: .+ badge.automatic+ badge.checkmark+ badge.clock+
    badge.xmark+ batteryblock+ brakesignal car+ car.circle+ circle+ heart+ horizontal+ horizontal.circle+ horizontal.icloud+
    ring.closed shield+ slash+ slash.circle+ square+ trianglebadge.exclamationmark+ book: .+ and.wrench+ circle+ closed+
    closed.circle+ pages+ bookmark| pin| tag: .+ circle+ slash+ square+ books: vertical+ vertical.circle+ brain: .+
    filled.head.profile head.profile+ brakesignal: . dashed bubble: .+ and.pencil circle+ left+ left.and.bubble.right+
    left.and.exclamationmark.bubble.right+ left.and.text.bubble.right+ left.circle+ middle.bottom+ middle.top+ right+
    right.circle+ bubbles: and.sparkles+ building: .+ 2+ 2.crop.circle+ columns+ columns.circle+ bus: .+ doubledecker+ button:
    angledbottom.horizontal.left+ angledbottom.horizontal.right+ angledtop.vertical.left+ angledtop.vertical.right+ horizontal+
    horizontal.top.press+ programmable programmable.square+ roundedbottom.horizontal+ roundedtop.horizontal+
    vertical.left.press+ vertical.right.press+ cable: coaxial connector connector.horizontal connector.slash calendar: .
    and.person badge.checkmark badge.clock badge.exclamationmark badge.minus badge.plus circle+ day.timeline.leading
    day.timeline.left day.timeline.right day.timeline.trailing camera: .+ aperture badge.clock+ badge.ellipsis+ circle+ filters
    macro macro.circle+ macro.slash macro.slash.circle+ metering.center.weighted metering.center.weighted.average
    metering.matrix metering.multispot metering.none metering.partial metering.spot metering.unknown on.rectangle+
    shutter.button+ viewfinder capsule: .+ bottomhalf.filled lefthalf.filled on.capsule+ on.rectangle+ portrait+
    portrait.bottomhalf.filled portrait.lefthalf.filled portrait.righthalf.filled portrait.tophalf.filled righthalf.filled
    tophalf.filled captions: bubble+ car: .+ 2+ badge.gearshape+ circle+ ferry+ front.waves.down+
    front.waves.left.and.right.and.up+ front.waves.up+ rear+ rear.and.collision.road.lane rear.and.collision.road.lane.slash
    rear.and.tire.marks rear.and.tire.marks.off rear.and.tire.marks.slash rear.hazardsign+ rear.road.lane rear.road.lane.dashed
    rear.road.lane.distance.1 rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    rear.road.lane.distance.2 rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    rear.road.lane.distance.3 rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    rear.road.lane.distance.4 rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    rear.road.lane.distance.5 rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
    rear.road.lane.off rear.road.lane.wave.up rear.tilt.road.lanes.curved.right rear.waves.up+ side+ side.air.circulate+
    side.air.fresh+ side.and.exclamationmark+ side.arrowtriangle.down+ side.arrowtriangle.up+
    side.arrowtriangle.up.arrowtriangle.down+ side.front.open+ side.front.open.crop+ side.hill.descent.control+ side.hill.down+
    side.hill.up+ side.lock+ side.lock.open+ side.rear.and.collision.and.car.side.front
    side.rear.and.collision.and.car.side.front.slash side.rear.and.exclamationmark.and.car.side.front
    side.rear.and.exclamationmark.and.car.side.front.off side.rear.and.wave.3.and.car.side.front side.rear.crop.trunk.partition+
    side.rear.open+ side.rear.open.crop+ side.rear.tow.hitch+ side.roof.cargo.carrier+ side.roof.cargo.carrier.slash+
    top.arrowtriangle.front.left+ top.arrowtriangle.front.right+ top.arrowtriangle.rear.left+ top.arrowtriangle.rear.right+
    top.door.front.left.and.front.right.and.rear.left.and.rear.right.open+
    top.door.front.left.and.front.right.and.rear.left.open+ top.door.front.left.and.front.right.and.rear.right.open+
    top.door.front.left.and.front.right.open+ top.door.front.left.and.rear.left.and.rear.right.open+
    top.door.front.left.and.rear.left.open+ top.door.front.left.and.rear.right.open+ top.door.front.left.open+
    top.door.front.right.and.rear.left.and.rear.right.open+ top.door.front.right.and.rear.left.open+
    top.door.front.right.and.rear.right.open+ top.door.front.right.open+ top.door.rear.left.and.rear.right.open+
    top.door.rear.left.open+ top.door.rear.right.open+ top.door.sliding.left.open+ top.door.sliding.right.open+
    top.front.radiowaves.front.left.and.front.and.front.right+ top.lane.dashed.arrowtriangle.inward+
    top.lane.dashed.badge.steeringwheel+ top.lane.dashed.departure.left+ top.lane.dashed.departure.right+ top.radiowaves.front+
    top.radiowaves.rear+ top.radiowaves.rear.left+ top.radiowaves.rear.left.and.rear.right+
    top.radiowaves.rear.left.car.top.front+ top.radiowaves.rear.right+ top.radiowaves.rear.right.badge.exclamationmark+
    top.radiowaves.rear.right.badge.xmark+ top.radiowaves.rear.right.car.top.front+
    top.rear.radiowaves.rear.left.and.rear.and.rear.right+ top.video.rear.left+ top.video.rear.right+ window.left
    window.left.badge.exclamationmark window.left.badge.xmark window.left.exclamationmark window.left.xmark window.right
    window.right.badge.exclamationmark window.right.badge.xmark window.right.exclamationmark window.right.xmark carbon:
    dioxide.cloud+ monoxide.cloud+ carseat: left+ left.1+ left.2+ left.3+ left.and.heat.waves+ left.backrest.up.and.down+
    left.fan+ left.forward.and.backward+ left.massage+ left.up.and.down+ right+ right.1+ right.2+ right.3+ right.and.heat.waves+
    right.backrest.up.and.down+ right.fan+ right.forward.and.backward+ right.massage+ right.up.and.down+ cart: .+ badge.clock+
    badge.minus badge.plus badge.questionmark circle+ fill.badge.minus fill.badge.plus fill.badge.questionmark chair: .+ lounge+
    character: . book.closed+ bubble+ circle+ cursor.ibeam duployan magnify phonetic square+ sutton textbox characters:
    lowercase uppercase chart: bar+ bar.horizontal.page+ bar.xaxis bar.xaxis.ascending bar.xaxis.ascending.badge.clock bar.yaxis
    dots.scatter line.downtrend.xyaxis line.downtrend.xyaxis.circle+ line.flattrend.xyaxis line.flattrend.xyaxis.circle+
    line.text.clipboard+ line.uptrend.xyaxis line.uptrend.xyaxis.circle+ pie+ xyaxis.line checklist: . checked unchecked
    checkmark: . applewatch arrow.trianglehead.counterclockwise bubble+ circle+ circle.badge.questionmark+ circle.badge.xmark+
    circle.trianglebadge.exclamationmark diamond+ icloud+ message+ rectangle+ rectangle.portrait+ rectangle.stack+ seal+
    seal.text.page+ shield+ square+ chevron: backward backward.2 backward.chevron.backward.dotted backward.circle+
    backward.square+ backward.to.line compact.backward compact.down compact.forward compact.left
    compact.left.chevron.compact.right compact.right compact.up compact.up.chevron.compact.down
    compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left down down.2 down.circle+ down.dotted.2
    down.forward.2 down.forward.dotted.2 down.right.2 down.right.dotted.2 down.square+ forward forward.2 forward.circle+
    forward.dotted.chevron.forward forward.square+ forward.to.line left left.2 left.chevron.left.dotted left.chevron.right
    left.circle+ left.forwardslash.chevron.right left.square+ left.to.line right right.2 right.circle+
    right.dotted.chevron.right right.square+ right.to.line up up.2 up.chevron.down up.chevron.down.square+
    up.chevron.right.chevron.down.chevron.left up.circle+ up.dotted.2 up.forward.2 up.forward.dotted.2 up.right.2
    up.right.dotted.2 up.square+ circle: .+ and.line.horizontal+ badge.checkmark+ badge.exclamationmark+ badge.minus+
    badge.plus+ badge.questionmark+ badge.xmark+ bottomhalf.filled bottomhalf.filled.inverse bottomrighthalf.pattern.checkered
    circle+ dashed dashed.rectangle dotted dotted.and.circle dotted.circle+ filled.ipad+ filled.ipad.landscape+ filled.iphone+
    filled.pattern.diagonalline.rectangle grid.2x1+ grid.2x1.left.filled grid.2x1.right.filled grid.2x2+ grid.3x3+
    grid.3x3.circle+ grid.cross+ grid.cross.down.filled grid.cross.left.filled grid.cross.right.filled grid.cross.up.filled
    hexagongrid+ hexagongrid.circle+ hexagonpath+ lefthalf.filled lefthalf.filled.inverse
    lefthalf.filled.righthalf.striped.horizontal lefthalf.filled.righthalf.striped.horizontal.inverse
    lefthalf.striped.horizontal lefthalf.striped.horizontal.inverse rectangle.dashed rectangle.filled.pattern.diagonalline
    righthalf.filled righthalf.filled.inverse slash+ square+ tophalf.filled tophalf.filled.inverse clock: .+
    arrow.trianglehead.2.counterclockwise.rotate.90 arrow.trianglehead.counterclockwise.rotate.90 badge+ badge.checkmark+
    badge.exclamationmark+ badge.questionmark+ badge.xmark+ circle+ cloud: .+ bolt+ bolt.circle+ bolt.rain+ bolt.rain.circle+
    circle+ drizzle+ drizzle.circle+ fog+ fog.circle+ hail+ hail.circle+ heavyrain+ heavyrain.circle+ moon+ moon.bolt+
    moon.bolt.circle+ moon.circle+ moon.rain+ moon.rain.circle+ rain+ rain.circle+ rainbow.crop+ sleet+ sleet.circle+ snow+
    snow.circle+ sun+ sun.bolt+ sun.bolt.circle+ sun.circle+ sun.rain+ sun.rain.circle+ command| divide| equal| greaterthan|
    greaterthanorequalto| k| lessthan| lessthanorequalto| multiply| notequal| number: . circle+ square+ compass: drawing
    contact: sensor+ contextualmenu: and.cursorarrow convertible: side+ side.air.circulate+ side.air.fresh+
    side.and.exclamationmark+ side.arrow.trianglehead.backward+ side.arrow.trianglehead.forward+
    side.arrow.trianglehead.forward.and.backward+ side.arrowtriangle.down+ side.arrowtriangle.up+
    side.arrowtriangle.up.arrowtriangle.down+ side.front.open+ side.front.open.crop+ side.hill.descent.control+ side.hill.down+
    side.hill.up+ side.lock+ side.lock.open+ creditcard: .+ and.123 circle+ trianglebadge.exclamationmark+ viewfinder cricket:
    ball+ ball.circle+ crop: . rotate cross: .+ case+ case.circle+ circle+ vial+ cube: .+ transparent+ cup: and.heat.waves+
    and.saucer+ curlybraces: . square+ cursorarrow: . and.square.on.square.dashed click click.2 click.badge.clock motionlines
    motionlines.click rays slash slash.square+ square+ curtains: closed open cylinder: .+ split.1x2+ decrease| increase: indent
    quotelevel degreesign: celsius fahrenheit delete: backward+ forward+ left+ right+ desktopcomputer: . and.arrow.down
    and.macbook trianglebadge.exclamationmark dial: high+ low+ medium+ diamond| triangle: .+ bottomhalf.filled circle+
    lefthalf.filled righthalf.filled tophalf.filled die: face.1+ face.2+ face.3+ face.4+ face.5+ face.6+ digitalcrown:
    arrow.clockwise+ arrow.counterclockwise+ horizontal.arrow.clockwise+ horizontal.arrow.counterclockwise+ horizontal.press+
    press+ display: . 2 and.arrow.down trianglebadge.exclamationmark distribute: horizontal+ horizontal.center+ horizontal.left+
    horizontal.right+ vertical+ vertical.bottom+ vertical.center+ vertical.top+ dock: arrow.down.rectangle arrow.up.rectangle
    rectangle document: .+ badge.arrow.up+ badge.clock+ badge.ellipsis+ badge.gearshape+ badge.plus+ circle+ on.clipboard+
    on.document+ viewfinder+ door: french.closed french.open garage.closed garage.closed.trianglebadge.exclamationmark
    garage.double.bay.closed garage.double.bay.closed.trianglebadge.exclamationmark garage.double.bay.open
    garage.double.bay.open.trianglebadge.exclamationmark garage.open garage.open.trianglebadge.exclamationmark left.hand.closed
    left.hand.open right.hand.closed right.hand.open sliding.left.hand.closed sliding.left.hand.open sliding.right.hand.closed
    sliding.right.hand.open dot: arrowtriangles.up.right.down.left.circle circle.and.cursorarrow
    circle.and.hand.point.up.left.fill circle.viewfinder radiowaves.forward radiowaves.left.and.right radiowaves.right
    radiowaves.up.forward scope scope.display scope.laptopcomputer square+ squareshape+ squareshape.split.2x2 viewfinder dots:
    and.line.vertical.and.cursorarrow.rectangle drop: .+ circle+ degreesign+ degreesign.slash+ halffull keypad.rectangle+
    transmission triangle+ duffle| ivfluid: bag+ ear: .+ badge.checkmark badge.waveform trianglebadge.exclamationmark earbuds: .
    case+ ecg: text.page+ ellipsis: . bubble+ circle+ curlybraces message+ rectangle+ vertical.bubble+ viewfinder engine:
    combustion+ combustion.badge.exclamationmark+ emission.and.exclamationmark emission.and.filter entry: lever.keypad+
    lever.keypad.trianglebadge.exclamationmark+ envelope: .+ and.arrow.trianglehead.branch+ badge+ badge.person.crop+
    badge.shield.half.filled+ circle+ front+ open+ open.badge.clock eraser: .+ line.dashed+ ev: charger+
    charger.arrowtriangle.left+ charger.arrowtriangle.right+ charger.exclamationmark+ charger.slash+ plug.ac.gb.t+
    plug.ac.type.1+ plug.ac.type.2+ plug.dc.ccs1+ plug.dc.ccs2+ plug.dc.chademo+ plug.dc.gb.t+ plug.dc.nacs+ exclamationmark: .
    2 3 applewatch arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.counterclockwise.rotate.90 brakesignal bubble+
    bubble.circle+ circle+ icloud+ lock+ magnifyingglass octagon+ questionmark shield+ square+ tirepressure transmission
    triangle+ warninglight+ externaldrive: .+ badge.checkmark badge.exclamationmark badge.icloud badge.minus badge.person.crop
    badge.plus badge.questionmark badge.timemachine badge.wifi badge.xmark connected.to.line.below+ fill.badge.checkmark
    fill.badge.exclamationmark fill.badge.icloud fill.badge.minus fill.badge.person.crop fill.badge.plus fill.badge.questionmark
    fill.badge.timemachine fill.badge.wifi fill.badge.xmark fill.trianglebadge.exclamationmark trianglebadge.exclamationmark
    eye: .+ circle+ slash+ slash.circle+ square+ trianglebadge.exclamationmark+ eyedropper: . full halffull eyeglasses|
    shareplay: . slash eyes| pianokeys: . inverse f: circle+ cursive cursive.circle+ square+ face: dashed+ smiling
    smiling.inverse fan: .+ and.light.ceiling+ badge.automatic+ ceiling+ desk+ floor+ oscillation+ slash+ field:
    of.view.ultrawide+ of.view.wide+ figure: . 2 2.and.child.holdinghands 2.arms.open 2.circle+ 2.left.holdinghands
    2.right.holdinghands american.football american.football.circle+ and.child.holdinghands archery archery.circle+ arms.open
    australian.football australian.football.circle+ badminton badminton.circle+ barre barre.circle+ baseball baseball.circle+
    basketball basketball.circle+ bowling bowling.circle+ boxing boxing.circle+ child child.and.lock+ child.and.lock.open+
    child.circle+ climbing climbing.circle+ cooldown cooldown.circle+ core.training core.training.circle+ cricket
    cricket.circle+ cross.training cross.training.circle+ curling curling.circle+ dance dance.circle+ disc.sports
    disc.sports.circle+ elliptical elliptical.circle+ equestrian.sports equestrian.sports.circle+ fall fall.circle+ fencing
    fencing.circle+ field.hockey field.hockey.circle+ fishing fishing.circle+ flexibility flexibility.circle+ golf golf.circle+
    gymnastics gymnastics.circle+ hand.cycling hand.cycling.circle+ handball handball.circle+ highintensity.intervaltraining
    highintensity.intervaltraining.circle+ hiking hiking.circle+ hockey hockey.circle+ hunting hunting.circle+ ice.hockey
    ice.hockey.circle+ ice.skating ice.skating.circle+ indoor.cycle indoor.cycle.circle+ indoor.rowing indoor.rowing.circle+
    indoor.soccer indoor.soccer.circle+ jumprope jumprope.circle+ kickboxing kickboxing.circle+ lacrosse lacrosse.circle+
    martial.arts martial.arts.circle+ mind.and.body mind.and.body.circle+ mixed.cardio mixed.cardio.circle+ open.water.swim
    open.water.swim.circle+ outdoor.cycle outdoor.cycle.circle+ outdoor.rowing outdoor.rowing.circle+ outdoor.soccer
    outdoor.soccer.circle+ pickleball pickleball.circle+ pilates pilates.circle+ play play.circle+ pool.swim pool.swim.circle+
    racquetball racquetball.circle+ roll roll.circle+ roll.runningpace roll.runningpace.circle+ rolling rolling.circle+ rugby
    rugby.circle+ run run.circle+ run.square.stack+ run.treadmill run.treadmill.circle+ sailing sailing.circle+ seated.seatbelt
    seated.seatbelt.and.airbag.off seated.seatbelt.and.airbag.on seated.seatbelt.left.drive.seats.1+
    seated.seatbelt.left.drive.seats.1.1+ seated.seatbelt.left.drive.seats.1.2+ seated.seatbelt.left.drive.seats.2+
    seated.seatbelt.left.drive.seats.2.2+ seated.seatbelt.left.drive.seats.2.2.2+ seated.seatbelt.left.drive.seats.2.2.3+
    seated.seatbelt.left.drive.seats.2.3+ seated.seatbelt.left.drive.seats.2.3.2+ seated.seatbelt.left.drive.seats.2.3.3+
    seated.seatbelt.left.drive.seats.3+ seated.seatbelt.left.drive.seats.3.3+ seated.seatbelt.left.drive.seats.3.3.3+
    seated.side.left seated.side.left.air.distribution.lower seated.side.left.air.distribution.middle
    seated.side.left.air.distribution.middle.and.lower seated.side.left.air.distribution.middle.and.lower.angled
    seated.side.left.air.distribution.upper seated.side.left.air.distribution.upper.angled.and.lower.angled
    seated.side.left.air.distribution.upper.angled.and.middle
    seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled seated.side.left.airbag.off
    seated.side.left.airbag.off.2 seated.side.left.airbag.on seated.side.left.airbag.on.2 seated.side.left.automatic
    seated.side.left.fan seated.side.left.steeringwheel seated.side.left.windshield.front.and.heat.waves
    seated.side.left.windshield.front.and.heat.waves.air.distribution.lower
    seated.side.left.windshield.front.and.heat.waves.air.distribution.middle
    seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    seated.side.left.windshield.front.and.heat.waves.air.distribution.upper
    seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower seated.side.right
    seated.side.right.air.distribution.lower seated.side.right.air.distribution.middle
    seated.side.right.air.distribution.middle.and.lower seated.side.right.air.distribution.middle.and.lower.angled
    seated.side.right.air.distribution.upper seated.side.right.air.distribution.upper.angled.and.lower.angled
    seated.side.right.air.distribution.upper.angled.and.middle
    seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled seated.side.right.airbag.off
    seated.side.right.airbag.off.2 seated.side.right.airbag.on seated.side.right.airbag.on.2 seated.side.right.automatic
    seated.side.right.fan seated.side.right.steeringwheel seated.side.right.windshield.front.and.heat.waves
    seated.side.right.windshield.front.and.heat.waves.air.distribution.lower
    seated.side.right.windshield.front.and.heat.waves.air.distribution.middle
    seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower
    seated.side.right.windshield.front.and.heat.waves.air.distribution.upper
    seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower
    seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle
    seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower skateboarding
    skateboarding.circle+ skiing.crosscountry skiing.crosscountry.circle+ skiing.downhill skiing.downhill.circle+ snowboarding
    snowboarding.circle+ socialdance socialdance.circle+ softball softball.circle+ squash squash.circle+ stair.stepper
    stair.stepper.circle+ stairs stairs.circle+ stand stand.dress stand.dress.line.vertical.figure
    stand.line.dotted.figure.stand step.training step.training.circle+ strengthtraining.functional
    strengthtraining.functional.circle+ strengthtraining.traditional strengthtraining.traditional.circle+ surfing
    surfing.circle+ table.tennis table.tennis.circle+ taichi taichi.circle+ tennis tennis.circle+ track.and.field
    track.and.field.circle+ volleyball volleyball.circle+ walk walk.arrival walk.circle+ walk.departure walk.diamond+
    walk.motion walk.motion.trianglebadge.exclamationmark walk.treadmill walk.treadmill.circle+ walk.triangle+ water.fitness
    water.fitness.circle+ waterpolo waterpolo.circle+ wave wave.circle+ wrestling wrestling.circle+ yoga yoga.circle+ filemenu:
    and.cursorarrow and.selection film: .+ circle+ stack+ fire: extinguisher+ flag: .+ 2.crossed+ 2.crossed.circle+
    and.flag.filled.crossed badge.ellipsis+ circle+ filled.and.flag.crossed pattern.checkered pattern.checkered.2.crossed
    pattern.checkered.circle+ slash+ slash.circle+ square+ flashlight: off.circle+ off.fill on.circle+ on.fill slash
    slash.circle+ fluid: batteryblock brakesignal coolant transmission folder: .+ badge.gearshape badge.minus badge.person.crop
    badge.plus badge.questionmark circle+ fill.badge.gearshape fill.badge.minus fill.badge.person.crop fill.badge.plus
    fill.badge.questionmark fork: knife knife.circle+ formfitting: gamecontroller+ fossil: shell+ frying: pan+ fuelpump: .+
    and.filter arrowtriangle.left+ arrowtriangle.right+ circle+ exclamationmark+ slash+ gauge: open.with.lines.needle.33percent
    open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
    open.with.lines.needle.33percent.and.arrowtriangle open.with.lines.needle.67percent.and.arrowtriangle
    open.with.lines.needle.67percent.and.arrowtriangle.and.car open.with.lines.needle.84percent.exclamation
    with.dots.needle.0percent with.dots.needle.100percent with.dots.needle.33percent with.dots.needle.50percent
    with.dots.needle.67percent with.dots.needle.bottom.0percent with.dots.needle.bottom.100percent
    with.dots.needle.bottom.50percent with.dots.needle.bottom.50percent.badge.minus with.dots.needle.bottom.50percent.badge.plus
    with.needle+ gear: . badge badge.checkmark badge.questionmark badge.xmark circle+ gearshape: .+ 2+
    arrow.trianglehead.2.clockwise.rotate.90 circle+ gearshift: layout.sixspeed globe: . americas+ asia.australia+
    badge.chevron.backward central.south.asia+ desk+ europe.africa+ h| j: circle+ square+ square.on.square+ hand: draw+
    draw.badge.ellipsis+ palm.facing+ pinch+ point.down+ point.left+ point.right+ point.up+ point.up.braille+
    point.up.braille.badge.ellipsis+ point.up.left+ point.up.left.and.text+ raised+ raised.app+ raised.brakesignal
    raised.brakesignal.slash raised.circle+ raised.fingers.spread+ raised.palm.facing+ raised.slash+ raised.square+
    raised.square.on.square+ rays+ tap+ thumbsdown+ thumbsdown.circle+ thumbsup+ thumbsup.circle+ wave+ hands: and.sparkles+
    clap+ hat: cap+ widebrim+ head: profile.arrow.forward.and.vision.pro headlight: daytime+ fog+ high.beam+ low.beam+
    headphones| personalhotspot| sharedwithyou| tsa: . circle+ slash hearingdevice: and.signal.meter+ ear+ heart: .+ circle+
    rectangle+ slash+ slash.circle+ square+ text.clipboard+ text.square+ heat: element.windshield waves waves.and.fan heater:
    vertical+ hexagon| octagon| pentagon: .+ bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled hifispeaker: .+
    2+ 2.badge.minus+ 2.badge.plus+ and.appletv+ and.homepod+ and.homepod.badge.minus+ and.homepod.badge.plus+ and.homepod.mini+
    and.homepod.mini.badge.minus+ and.homepod.mini.badge.plus+ arrow.forward+ badge.minus+ badge.plus+ hockey: puck+
    puck.circle+ hold: brakesignal homepod: .+ 2+ 2.badge.minus+ 2.badge.plus+ and.appletv+ and.homepod.mini+
    and.homepod.mini.badge.minus+ and.homepod.mini.badge.plus+ arrow.forward+ badge.minus+ badge.plus+ mini+ mini.2+
    mini.2.badge.minus+ mini.2.badge.plus+ mini.arrow.forward+ mini.badge.minus+ mini.badge.plus+ homepodmini: and.appletv+
    horn: .+ blast+ hourglass: . and.lock badge.eye badge.plus bottomhalf.filled circle+ tophalf.filled house: .+ and.flag+
    and.flag.circle+ badge.exclamationmark+ badge.wifi+ circle+ lodge+ lodge.circle+ slash+ humidifier| sprinkler: .+
    and.droplets+ icloud: .+ and.arrow.down+ and.arrow.up+ circle+ slash+ square+ info: . bubble+ circle+ square+ windshield
    inset: filled.applewatch.case filled.bottomhalf.rectangle filled.bottomhalf.rectangle.portrait
    filled.bottomhalf.tophalf.rectangle filled.bottomleading.rectangle filled.bottomleading.rectangle.portrait
    filled.bottomleft.rectangle filled.bottomleft.rectangle.portrait filled.bottomright.rectangle
    filled.bottomright.rectangle.portrait filled.bottomthird.rectangle filled.bottomthird.rectangle.portrait
    filled.bottomthird.square filled.bottomtrailing.rectangle filled.bottomtrailing.rectangle.portrait filled.capsule
    filled.capsule.portrait filled.center.rectangle filled.center.rectangle.badge.plus filled.center.rectangle.portrait
    filled.circle filled.circle.dashed filled.diamond filled.leadinghalf.arrow.leading.rectangle filled.leadinghalf.rectangle
    filled.leadinghalf.rectangle.portrait filled.leadinghalf.toptrailing.bottomtrailing.rectangle
    filled.leadinghalf.trailinghalf.rectangle filled.leadingthird.rectangle filled.leadingthird.rectangle.portrait
    filled.leadingthird.square filled.lefthalf.arrow.left.rectangle filled.lefthalf.rectangle filled.lefthalf.rectangle.portrait
    filled.lefthalf.righthalf.rectangle filled.lefthalf.topright.bottomright.rectangle filled.leftthird.rectangle
    filled.leftthird.rectangle.portrait filled.leftthird.square filled.oval filled.oval.portrait filled.rectangle
    filled.rectangle.and.cursorarrow filled.rectangle.and.person.filled filled.rectangle.badge.record
    filled.rectangle.on.rectangle filled.rectangle.portrait filled.righthalf.arrow.right.rectangle
    filled.righthalf.lefthalf.rectangle filled.righthalf.rectangle filled.righthalf.rectangle.portrait
    filled.rightthird.rectangle filled.rightthird.rectangle.portrait filled.rightthird.square filled.square filled.square.dashed
    filled.tophalf.bottomhalf.rectangle filled.tophalf.bottomleft.bottomright.rectangle filled.tophalf.rectangle
    filled.tophalf.rectangle.portrait filled.topleading.bottomleading.trailinghalf.rectangle filled.topleading.rectangle
    filled.topleading.rectangle.portrait filled.topleft.bottomleft.righthalf.rectangle filled.topleft.rectangle
    filled.topleft.rectangle.portrait filled.topleft.topright.bottomhalf.rectangle
    filled.topleft.topright.bottomleft.bottomright.rectangle filled.topright.rectangle filled.topright.rectangle.portrait
    filled.topthird.rectangle filled.topthird.rectangle.portrait filled.topthird.square filled.toptrailing.rectangle
    filled.toptrailing.rectangle.portrait filled.trailinghalf.arrow.trailing.rectangle filled.trailinghalf.leadinghalf.rectangle
    filled.trailinghalf.rectangle filled.trailinghalf.rectangle.portrait filled.trailingthird.rectangle
    filled.trailingthird.rectangle.portrait filled.trailingthird.square filled.triangle filled.tv ipad: . and.arrow.forward
    badge.exclamationmark badge.location badge.play case case.and.iphone.case gen1 gen1.badge.exclamationmark
    gen1.badge.location gen1.badge.play gen1.landscape gen1.landscape.badge.exclamationmark gen1.landscape.badge.location
    gen1.landscape.badge.play gen1.landscape.slash gen1.slash gen2 gen2.badge.exclamationmark gen2.badge.location
    gen2.badge.play gen2.landscape gen2.landscape.badge.exclamationmark gen2.landscape.badge.location gen2.landscape.badge.play
    gen2.landscape.slash gen2.slash landscape landscape.and.iphone landscape.and.iphone.slash landscape.badge.exclamationmark
    landscape.badge.location landscape.badge.play rear.camera sizes iphone: . and.arrow.forward.inward and.arrow.forward.outward
    and.arrow.left.and.arrow.right.inward and.arrow.right.inward and.arrow.right.outward app.switcher badge.exclamationmark
    badge.location badge.play case circle+ crop.circle dock.motorized.viewfinder gen1 gen1.and.arrow.left
    gen1.badge.exclamationmark gen1.badge.location gen1.badge.play gen1.circle+ gen1.crop.circle gen1.landscape
    gen1.landscape.slash gen1.motion gen1.radiowaves.left.and.right gen1.radiowaves.left.and.right.circle+ gen1.slash
    gen1.slash.circle+ gen2 gen2.and.arrow.left.and.arrow.right.inward gen2.badge.exclamationmark gen2.badge.location
    gen2.badge.play gen2.circle+ gen2.crop.circle gen2.landscape gen2.landscape.slash gen2.motion gen2.radiowaves.left.and.right
    gen2.radiowaves.left.and.right.circle+ gen2.slash gen2.slash.circle+ gen3 gen3.and.arrow.left.and.arrow.right.inward
    gen3.badge.exclamationmark gen3.badge.location gen3.badge.play gen3.circle+ gen3.crop.circle gen3.landscape
    gen3.landscape.slash gen3.motion gen3.radiowaves.left.and.right gen3.radiowaves.left.and.right.circle+ gen3.slash
    gen3.slash.circle+ landscape motion radiowaves.left.and.right radiowaves.left.and.right.circle+ rear.camera sizes slash
    slash.circle+ smartbatterycase.gen1 smartbatterycase.gen2 ipod: . shuffle.gen1 shuffle.gen2 shuffle.gen3 shuffle.gen4 touch
    touch.landscape touch.slash kashida: arabic key: .+ 2.on.ring+ car.radiowaves.forward+ card+ horizontal+ icloud+
    radiowaves.forward+ radiowaves.forward.slash+ slash+ viewfinder keyboard: .+ badge.ellipsis+ badge.eye+
    chevron.compact.down+ chevron.compact.left+ macwindow onehanded.left+ onehanded.right+ l: button.roundedbottom.horizontal+
    circle+ joystick+ joystick.press.down+ joystick.tilt.down+ joystick.tilt.left+ joystick.tilt.right+ joystick.tilt.up+
    square+ l1| lb| r1| rb: button.roundedbottom.horizontal+ circle+ l2: button.angledtop.vertical.left+
    button.roundedtop.horizontal+ circle+ l3| lsb: button.angledbottom.horizontal.left+ l4| lm| m1| m2| m3| m4| p1| p2| p3| p4|
    r4| rm: button.horizontal+ ladybug: .+ circle+ slash+ slash.circle+ lamp: ceiling+ ceiling.inverse desk+ floor+ table+
    laptopcomputer: . and.arrow.down slash trianglebadge.exclamationmark laser: burst lasso: . badge.sparkles latch: 2.case+
    laurel: leading trailing leaf: .+ arrow.trianglehead.clockwise circle+ light: beacon.max+ beacon.min+ cylindrical.ceiling+
    cylindrical.ceiling.inverse max min overhead.left+ overhead.right+ panel+ recessed+ recessed.3+ recessed.3.inverse
    recessed.inverse ribbon+ strip.2+ lightbulb: .+ 2+ circle+ led+ led.wide+ max+ min+ min.badge.exclamationmark+ slash+
    lightspectrum: horizontal lightswitch: off+ off.square+ on+ on.square+ line: 2.horizontal.decrease.circle+
    3.crossed.swirl.circle+ 3.horizontal 3.horizontal.button.angledtop.vertical.right+ 3.horizontal.circle+
    3.horizontal.decrease 3.horizontal.decrease.circle+ diagonal diagonal.arrow horizontal.star.fill.line.horizontal lines:
    measurement.horizontal measurement.vertical link: . badge.plus circle+ icloud+ list: and.film bullet bullet.below.rectangle
    bullet.circle+ bullet.clipboard+ bullet.indent bullet.rectangle+ bullet.rectangle.portrait+ clipboard+ dash
    dash.header.rectangle number star triangle livephoto: . badge.automatic play slash location: .+ app+ circle+ fill.viewfinder
    magnifyingglass north+ north.circle+ north.line+ slash+ slash.circle+ square+ viewfinder lock: .+ app.dashed applewatch
    badge.clock+ circle+ circle.dotted desktopcomputer display document+ icloud+ ipad iphone laptopcomputer open+
    open.applewatch open.desktopcomputer open.display open.ipad open.iphone open.laptopcomputer open.rotation
    open.trianglebadge.exclamationmark+ rectangle+ rectangle.on.rectangle+ rectangle.on.rectangle.dashed rectangle.stack+
    rotation shield+ slash+ square+ square.stack+ trianglebadge.exclamationmark+ lt| rt: button.roundedtop.horizontal+ circle+
    macbook: . and.applewatch and.ipad and.iphone and.vision.pro gen1 gen2 slash macpro: gen1+ gen2+ gen3+ gen3.server
    macwindow: . and.cursorarrow badge.plus on.rectangle magsafe: batterypack+ mail: .+ and.text.magnifyingglass stack+ mappin:
    . and.ellipse and.ellipse.circle+ circle+ slash slash.circle+ square+ matter| playstation| xbox: logo medal: .+ star+
    medical: thermometer+ memories: . badge.minus badge.plus menubar: arrow.down.rectangle arrow.up.rectangle dock.rectangle
    dock.rectangle.badge.record rectangle message: .+ badge+ badge.circle+ badge.filled.fill badge.waveform+ circle+ microphone:
    .+ and.signal.meter+ badge.ellipsis+ badge.plus+ badge.xmark+ circle+ slash+ slash.circle+ square+ minus: .
    arrow.trianglehead.counterclockwise circle+ diamond+ forwardslash.plus magnifyingglass plus.and.fluid.batteryblock
    plus.batteryblock+ plus.batteryblock.exclamationmark+ plus.batteryblock.slash+ plus.batteryblock.stack+
    plus.batteryblock.stack.exclamationmark+ rectangle+ rectangle.portrait+ square+ mirror: side.left
    side.left.and.arrow.turn.down.right side.left.and.heat.waves side.right side.right.and.arrow.turn.down.left
    side.right.and.heat.waves moon: .+ circle+ dust+ dust.circle+ haze+ haze.circle+ road.lanes stars+ stars.circle+ zzz+
    moonphase: first.quarter first.quarter.inverse full.moon full.moon.inverse last.quarter last.quarter.inverse new.moon
    new.moon.inverse waning.crescent waning.crescent.inverse waning.gibbous waning.gibbous.inverse waxing.crescent
    waxing.crescent.inverse waxing.gibbous waxing.gibbous.inverse mountain: 2+ 2.circle+ move| scale: 3d music: microphone
    microphone.circle+ note note.house+ note.list note.tv+ quarternote.3 network: . badge.shield.half.filled slash nosign: .
    app+ note: . text text.badge.plus numbers: . rectangle+ oar: 2.crossed 2.crossed.circle+ oilcan: .+ and.thermometer+ oval:
    .+ bottomhalf.filled lefthalf.filled portrait+ portrait.bottomhalf.filled portrait.lefthalf.filled portrait.righthalf.filled
    portrait.tophalf.filled righthalf.filled tophalf.filled paddleshifter: left+ right+ paintbrush: .+ pointed+ pano: .+
    badge.play+ paperclip| scissors: . badge.ellipsis circle+ parkingsign: . brakesignal brakesignal.slash circle+
    radiowaves.down.right.off radiowaves.left.and.right radiowaves.left.and.right.slash radiowaves.right.and.safetycone square+
    steeringwheel party: popper+ pause: .+ circle+ rectangle+ pedal: accelerator+ brake+ clutch+ pedestrian: gate.closed
    gate.open pencil: . and.list.clipboard and.outline and.ruler+ and.scribble circle+ line slash tip tip.crop.circle+
    tip.crop.circle.badge.arrow.forward+ tip.crop.circle.badge.minus+ tip.crop.circle.badge.plus+ person: .+ 2+
    2.arrow.trianglehead.counterclockwise 2.badge.gearshape+ 2.badge.key+ 2.badge.minus+ 2.badge.plus+ 2.circle+
    2.crop.square.stack+ 2.slash+ 2.wave.2+ 3+ 3.sequence+ and.arrow.left.and.arrow.right.outward and.background.dotted
    and.background.striped.horizontal badge.clock+ badge.key+ badge.minus badge.plus badge.shield.checkmark+
    badge.shield.exclamationmark+ bubble+ bust+ bust.circle+ circle+ crop.artframe crop.badge.magnifyingglass+ crop.circle+
    crop.circle.badge+ crop.circle.badge.checkmark crop.circle.badge.clock+ crop.circle.badge.exclamationmark+
    crop.circle.badge.minus crop.circle.badge.moon+ crop.circle.badge.plus crop.circle.badge.questionmark+
    crop.circle.badge.xmark crop.circle.dashed crop.circle.dashed.circle+ crop.circle.fill.badge.checkmark
    crop.circle.fill.badge.minus crop.circle.fill.badge.plus crop.circle.fill.badge.xmark crop.rectangle+
    crop.rectangle.badge.plus+ crop.rectangle.stack+ crop.square+ crop.square.badge.camera+ crop.square.badge.video+
    crop.square.filled.and.at.rectangle+ crop.square.on.square.angled+ fill.and.arrow.left.and.arrow.right.outward
    fill.badge.minus fill.badge.plus fill.checkmark fill.questionmark fill.turn.down fill.turn.left fill.turn.right
    fill.viewfinder fill.xmark icloud+ line.dotted.person+ slash+ text.rectangle+ wave.2+ phone: .+ arrow.down.left+
    arrow.right+ arrow.up.right+ arrow.up.right.circle+ badge.checkmark badge.clock+ badge.plus badge.waveform+ bubble+ circle+
    connection+ down+ down.circle+ down.waves.left.and.right fill.badge.checkmark fill.badge.plus photo: .+ artframe
    artframe.circle+ badge.arrow.down+ badge.checkmark+ badge.exclamationmark+ badge.plus+ circle+ fill.on.rectangle.fill
    on.rectangle on.rectangle.angled+ stack+ tv pip: .+ enter exit remove swap pipe: and.drop+ placeholdertext| shoeprints: fill
    platter: 2.filled.ipad 2.filled.ipad.landscape 2.filled.iphone 2.filled.iphone.landscape bottom.applewatch.case
    filled.bottom.and.arrow.down.iphone filled.bottom.applewatch.case filled.bottom.iphone filled.top.and.arrow.up.iphone
    filled.top.applewatch.case filled.top.iphone top.applewatch.case play: .+ circle+ desktopcomputer display house+
    laptopcomputer rectangle+ rectangle.on.rectangle+ rectangle.on.rectangle.circle+ slash+ square+ square.stack+ tv+ plus: .
    app+ arrow.trianglehead.clockwise bubble+ circle+ circle.dashed diamond+ forwardslash.minus magnifyingglass message+
    rectangle+ rectangle.fill.on.rectangle.fill rectangle.on.folder+ rectangle.on.rectangle rectangle.portrait+ square+
    square.dashed square.fill.on.square.fill square.on.square viewfinder point: 3.connected.trianglepath.dotted
    3.filled.connected.trianglepath.dotted bottomleft.filled.forward.to.point.topright.scurvepath
    bottomleft.forward.to.arrow.triangle.scurvepath+ bottomleft.forward.to.arrow.triangle.uturn.scurvepath+
    bottomleft.forward.to.point.topright.filled.scurvepath bottomleft.forward.to.point.topright.scurvepath+
    forward.to.point.capsulepath+ topleft.down.to.point.bottomright.curvepath+
    topleft.down.to.point.bottomright.filled.curvepath topleft.filled.down.to.point.bottomright.curvepath
    topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath
    topright.arrow.triangle.backward.to.point.bottomleft.scurvepath+
    topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath power: . circle+ dotted poweroutlet: strip+ type.a+
    type.a.square+ type.b+ type.b.square+ type.c+ type.c.square+ type.d+ type.d.square+ type.e+ type.e.square+ type.f+
    type.f.square+ type.g+ type.g.square+ type.h+ type.h.square+ type.i+ type.i.square+ type.j+ type.j.square+ type.k+
    type.k.square+ type.l+ type.l.square+ type.m+ type.m.square+ type.n+ type.n.square+ type.o+ type.o.square+ powerplug: .+
    portrait+ printer: .+ dotmatrix+ dotmatrix.filled.and.paper dotmatrix.filled.and.paper.inverse dotmatrix.inverse
    filled.and.paper filled.and.paper.inverse inverse progress: indicator puzzlepiece: .+ extension+ questionmark: . app+
    app.dashed bubble+ circle+ circle.dashed diamond+ folder+ key.filled square+ square.dashed text.page+ video+ quote: bubble+
    closing opening r: button.roundedbottom.horizontal+ circle+ joystick+ joystick.press.down+ joystick.tilt.down+
    joystick.tilt.left+ joystick.tilt.right+ joystick.tilt.up+ square+ square.on.square+ r2: button.angledtop.vertical.right+
    button.roundedtop.horizontal+ circle+ r3| rsb: button.angledbottom.horizontal.right+ record| slash: circle+ rectangle: .+
    2.swap 3.group+ 3.group.bubble+ and.arrow.up.right.and.arrow.down.left and.arrow.up.right.and.arrow.down.left.slash
    and.hand.point.up.left+ and.hand.point.up.left.filled and.paperclip and.pencil.and.ellipsis and.text.magnifyingglass
    arrowtriangle.2.inward arrowtriangle.2.outward badge.checkmark badge.minus badge.person.crop badge.plus badge.xmark
    bottomhalf.filled compress.vertical connected.to.line.below dashed dashed.and.paperclip dashed.badge.record expand.diagonal
    expand.vertical fill.badge.checkmark fill.badge.minus fill.badge.person.crop fill.badge.plus fill.badge.xmark
    fill.on.rectangle.angled.fill fill.on.rectangle.fill filled.and.hand.point.up.left grid.1x2+ grid.2x2+ grid.3x2+ grid.3x3+
    landscape.rotate leadinghalf.filled lefthalf.filled on.rectangle on.rectangle.angled on.rectangle.badge.gearshape
    on.rectangle.button.angledtop.vertical.left+ on.rectangle.circle+ on.rectangle.dashed on.rectangle.slash+
    on.rectangle.slash.circle+ on.rectangle.square+ pattern.checkered portrait+ portrait.and.arrow.forward+
    portrait.and.arrow.right+ portrait.arrowtriangle.2.inward portrait.arrowtriangle.2.outward portrait.badge.plus+
    portrait.bottomhalf.filled portrait.lefthalf.filled portrait.on.rectangle.portrait+ portrait.on.rectangle.portrait.angled+
    portrait.on.rectangle.portrait.slash+ portrait.righthalf.filled portrait.rotate portrait.slash+ portrait.split.2x1+
    portrait.split.2x1.slash+ portrait.tophalf.filled ratio.16.to.9+ ratio.3.to.4+ ratio.4.to.3+ ratio.9.to.16+ righthalf.filled
    slash+ split.1x2+ split.2x1+ split.2x1.slash+ split.2x2+ split.3x1+ split.3x3+ stack+ stack.badge.minus
    stack.badge.person.crop+ stack.badge.play+ stack.badge.plus stack.fill.badge.minus stack.fill.badge.plus tophalf.filled
    trailinghalf.filled repeat: . 1 1.circle+ circle+ retarder: brakesignal brakesignal.and.exclamationmark brakesignal.slash
    return: . left right righttriangle: .+ split.diagonal+ road: lane.arrowtriangle.2.inward lanes lanes.curved.left
    lanes.curved.right robotic: vacuum+ roller| roman: shade.closed shade.open rotate: 3d+ 3d.circle+ left+ right+ scribble: .
    variable selection: pin.in.out sensor: .+ tag.radiowaves.forward+ server: rack shazam: logo+ shield: .+ lefthalf.filled
    lefthalf.filled.badge.checkmark lefthalf.filled.slash lefthalf.filled.trianglebadge.exclamationmark pattern.checkered
    righthalf.filled slash+ shippingbox: .+ and.arrow.backward+ circle+ shoe: .+ 2+ circle+ shower: .+ handheld+ sidejet+
    sidebar: leading left right squares.leading squares.left squares.right squares.trailing trailing signpost:
    and.arrowtriangle.up+ and.arrowtriangle.up.circle+ left+ left.circle+ right+ right.and.left+ right.and.left.circle+
    right.circle+ slider: horizontal.2.arrow.trianglehead.counterclockwise
    horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 horizontal.2.square horizontal.2.square.badge.arrow.down
    horizontal.2.square.on.square horizontal.3 horizontal.below.rectangle horizontal.below.square.and.square.filled
    horizontal.below.square.filled.and.square horizontal.below.sun.max vertical.3 smallcircle: circle+ filled.circle+ snowflake:
    . circle+ road.lane road.lane.dashed slash soccerball: . circle+ circle.fill.inverse circle.inverse inverse sparkle: .
    magnifyingglass sparkles: . rectangle.stack+ square.filled.on.square tv+ speaker: .+ badge.exclamationmark+ circle+ minus+
    plus+ slash+ slash.circle+ square+ wave.1+ wave.1.arrowtriangles.up.right.down.left wave.2+ wave.2.bubble+ wave.2.circle+
    wave.3+ zzz+ square: .+ 2.layers.3d+ 2.layers.3d.bottom.filled 2.layers.3d.top.filled 3.layers.3d 3.layers.3d.bottom.filled
    3.layers.3d.down.backward 3.layers.3d.down.forward 3.layers.3d.down.left 3.layers.3d.down.left.slash 3.layers.3d.down.right
    3.layers.3d.down.right.slash 3.layers.3d.middle.filled 3.layers.3d.slash 3.layers.3d.top.filled and.arrow.down+
    and.arrow.down.badge.clock+ and.arrow.down.on.square+ and.arrow.up+ and.arrow.up.badge.clock+ and.arrow.up.circle+
    and.arrow.up.on.square+ and.arrow.up.trianglebadge.exclamationmark+ and.at.rectangle+ and.line.vertical.and.square
    and.line.vertical.and.square.filled and.pencil and.pencil.circle+ arrowtriangle.4.outward badge.plus+ bottomhalf.filled
    circle+ dashed dotted fill.and.line.vertical.and.square.fill fill.on.circle.fill fill.on.square.fill fill.text.grid.1x2
    filled.and.line.vertical.and.square filled.on.square grid.2x2+ grid.3x1.below.line.grid.1x2+ grid.3x1.folder.badge.plus
    grid.3x1.folder.fill.badge.plus grid.3x2+ grid.3x3+ grid.3x3.bottomleft.filled grid.3x3.bottommiddle.filled
    grid.3x3.bottomright.filled grid.3x3.middle.filled grid.3x3.middleleft.filled grid.3x3.middleright.filled grid.3x3.square
    grid.3x3.square.badge.ellipsis grid.3x3.topleft.filled grid.3x3.topmiddle.filled grid.3x3.topright.filled grid.4x3.fill
    lefthalf.filled on.circle on.square on.square.badge.person.crop+ on.square.dashed on.square.intersection.dashed
    on.square.squareshape.controlhandles resize resize.down resize.up righthalf.filled slash+ split.1x2+ split.2x1+ split.2x2+
    split.bottomrightquarter+ split.diagonal+ split.diagonal.2x2+ stack+ stack.3d.down.forward+ stack.3d.down.right+
    stack.3d.forward.dottedline+ stack.3d.up+ stack.3d.up.badge.automatic+ stack.3d.up.slash+
    stack.3d.up.trianglebadge.exclamationmark+ text.square+ tophalf.filled squares: below.rectangle leading.rectangle+
    squareshape: .+ controlhandles.on.squareshape.controlhandles dotted.split.2x2 dotted.squareshape split.2x2 split.2x2.dotted
    split.3x3 squareshape.dotted star: .+ bubble+ circle+ leadinghalf.filled slash+ square+ square.on.square+ staroflife: .+
    circle+ shield+ steeringwheel: . and.hands and.heat.waves and.key and.liquid.wave and.lock
    arrow.trianglehead.counterclockwise.and.clockwise arrowtriangle.left arrowtriangle.right badge.exclamationmark circle+
    exclamationmark road.lane road.lane.dashed slash suit: club+ diamond+ heart+ spade+ suitcase: .+ cart+ rolling+ sun: dust+
    dust.circle+ haze+ haze.circle+ horizon+ horizon.circle+ lefthalf.filled max+ max.circle+ max.trianglebadge.exclamationmark+
    min+ rain+ rain.circle+ righthalf.filled snow+ snow.circle+ suspension: shock suv: side+ side.air.circulate+ side.air.fresh+
    side.and.exclamationmark+ side.arrowtriangle.down+ side.arrowtriangle.up+ side.arrowtriangle.up.arrowtriangle.down+
    side.front.open+ side.front.open.crop+ side.hill.descent.control+ side.hill.down+ side.hill.up+ side.lock+ side.lock.open+
    side.rear.open+ side.rear.open.crop+ side.roof.cargo.carrier+ side.roof.cargo.carrier.slash+ swirl: circle.righthalf.filled
    circle.righthalf.filled.inverse switch: 2 programmable+ programmable.square+ table: furniture+ tablecells: .+ badge.ellipsis
    fill.badge.ellipsis taillight: fog+ takeoutbag: and.cup.and.straw+ teletype: . answer answer.circle+ circle+ tennis: racket
    racket.circle+ tent: .+ 2+ 2.circle+ circle+ testtube: 2 text: aligncenter alignleft alignright and.command.macwindow append
    badge.checkmark badge.minus badge.plus badge.star badge.xmark below.photo+ book.closed+ bubble+ bubble.badge.clock+
    document+ insert justify justify.leading justify.left justify.right justify.trailing line.first.and.arrowtriangle.forward
    line.last.and.arrowtriangle.forward line.magnify magnifyingglass page+ page.badge.magnifyingglass page.slash+ quote
    rectangle.page+ redaction viewfinder word.spacing textformat: . alt characters characters.arrow.left.and.right
    characters.dottedunderline numbers size size.larger size.smaller subscript superscript theatermask: and.paintbrush+
    thermometer: and.liquid.waves and.liquid.waves.snowflake and.liquid.waves.trianglebadge.exclamationmark brakesignal high low
    medium medium.slash snowflake snowflake.circle+ sun+ sun.circle+ transmission variable variable.and.figure
    variable.and.figure.circle+ timeline: selection timer: . circle+ square tire: . badge.snowflake tow: hitch+
    hitch.exclamationmark+ traction: control.tirepressure control.tirepressure.exclamationmark control.tirepressure.slash train:
    side.front.car side.middle.car side.rear.car tram: .+ circle+ fill.tunnel trapezoid: and.line.horizontal+ and.line.vertical+
    trash: .+ circle+ slash+ slash.circle+ slash.square+ square+ tray: .+ 2+ and.arrow.down+ and.arrow.up+ circle+ full+ truck:
    box+ box.badge.clock+ pickup.side+ pickup.side.air.circulate+ pickup.side.air.fresh+ pickup.side.and.exclamationmark+
    pickup.side.arrowtriangle.down+ pickup.side.arrowtriangle.up+ pickup.side.arrowtriangle.up.arrowtriangle.down+
    pickup.side.front.open+ pickup.side.front.open.crop+ pickup.side.hill.down+ pickup.side.hill.up+ pickup.side.lock+
    pickup.side.lock.open+ side.hill.descent.control+ side.roof.cargo.carrier+ side.roof.cargo.carrier.slash+ tv: .+
    and.hifispeaker.fill and.mediabox+ badge.wifi+ circle+ slash+ uiwindow: split.2x1 umbrella: .+ percent+ vial: viewfinder
    video: .+ badge.checkmark badge.ellipsis badge.plus badge.waveform+ bubble+ circle+ doorbell+ fill.badge.checkmark
    fill.badge.ellipsis fill.badge.plus slash+ slash.circle+ square+ view: 2d 3d viewfinder: . circle+ rectangular
    trianglebadge.exclamationmark vision: pro+ pro.and.arrow.forward+ pro.badge.exclamationmark+ pro.badge.play+ pro.circle+
    pro.slash+ pro.slash.circle+ pro.trianglebadge.exclamationmark+ wallet: bifold+ pass+ wand: and.rays and.rays.inverse
    and.sparkles and.sparkles.inverse watch: analog watchface: applewatch.case water: waves waves.and.arrow.trianglehead.down
    waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark waves.and.arrow.trianglehead.up waves.slash wave: 3.backward
    3.backward.circle+ 3.down 3.down.car.side+ 3.down.circle+ 3.down.convertible.side+ 3.down.pickup.side+ 3.down.suv.side+
    3.forward 3.forward.circle+ 3.left 3.left.circle+ 3.right 3.right.circle+ 3.up 3.up.circle+ waveform: . and.person.filled
    badge.exclamationmark badge.magnifyingglass badge.microphone badge.minus badge.plus circle+ path path.badge.minus
    path.badge.plus path.ecg path.ecg.rectangle+ slash web: camera+ widget: extralarge extralarge.badge.plus large
    large.badge.plus medium medium.badge.plus small small.badge.plus wifi: . circle+ exclamationmark exclamationmark.circle+
    router+ slash square+ wind: . circle+ snow snow.circle+ window: awning awning.closed casement casement.closed ceiling
    ceiling.closed horizontal horizontal.closed shade.closed shade.open vertical.closed vertical.open windshield:
    front.and.fluid.and.spray front.and.heat.waves front.and.spray front.and.wiper front.and.wiper.and.drop
    front.and.wiper.and.spray front.and.wiper.exclamationmark front.and.wiper.intermittent rear.and.fluid.and.spray
    rear.and.heat.waves rear.and.spray rear.and.wiper rear.and.wiper.and.drop rear.and.wiper.and.spray
    rear.and.wiper.exclamationmark rear.and.wiper.intermittent wrench: adjustable+ and.screwdriver+ x: circle+ square+
    squareroot xmark: . app+ bin+ bin.circle+ circle+ diamond+ icloud+ octagon+ rectangle+ rectangle.portrait+ seal+ shield+
    square+ triangle.circle.square+ xserve: . raid zipper: page zl| zr: button.roundedtop.horizontal+
    """
}
