// SPDX-License-Identifier: MIT
// Written by Scripts/measure-free-fonts.py; do not edit.

/// Source: the files of these packages of Debian 12 and PyPI.
///
/// - PyPI font-roboto:
///   Roboto
/// - fonts-roboto-unhinted:
///   Roboto Condensed
/// - fonts-roboto-slab:
///   Roboto Slab
/// - fonts-open-sans:
///   Open Sans, Open Sans Condensed
/// - fonts-lato:
///   Lato
/// - texlive-fonts-extra:
///   Montserrat, Raleway, Nunito, Fira Sans, IBM Plex Sans, Josefin Sans, Merriweather, Playfair Display, Arvo,
///   Source Code Pro, Roboto Mono, Font Awesome 5 Free, Font Awesome 5 Brands
/// - PyPI font-source-sans-pro:
///   Source Sans Pro
/// - fonts-quicksand:
///   Quicksand
/// - fonts-noto-core:
///   Noto Sans
/// - fonts-paratype:
///   PT Sans
/// - fonts-inter:
///   Inter
/// - fonts-cabin:
///   Cabin
/// - fonts-karla:
///   Karla
/// - fonts-manrope:
///   Manrope
/// - fonts-bebas-neue:
///   Bebas Neue
/// - fonts-comfortaa:
///   Comfortaa
/// - fonts-dosis:
///   Dosis
/// - fonts-lobster:
///   Lobster
/// - fonts-font-awesome:
///   FontAwesome
/// - fonts-material-design-icons-iconfont:
///   Material Icons
/// - PyPI fontpkg-…:
///   Poppins, Rubik, Oswald, Work Sans, Titillium Web, Mulish, Barlow, Barlow Condensed, Barlow Semi Condensed, DM
///   Sans, Nunito Sans, Kanit, Prompt, Cairo, Tajawal, Almarai, Heebo, Exo 2, Hind, Catamaran, Plus Jakarta Sans,
///   Outfit, Urbanist, Lexend, Space Grotesk, Red Hat Display, Figtree, Varela Round, Lora, PT Serif, PT Sans
///   Narrow, Noto Serif, Abril Fatface, Pacifico, Dancing Script, Anton, Fjalla One, Righteous, Teko, Rajdhani,
///   Maven Pro, Overpass, Questrial, Asap, Assistant, Archivo, Signika, Permanent Marker, Press Start 2P, Jost,
///   Public Sans, Fredoka, Caveat, DM Serif Display, Space Mono, IBM Plex Sans Arabic, IBM Plex Mono, Fira Sans
///   Condensed, Orbitron, Russo One, Merriweather Sans, Zilla Slab, Baloo 2, Libre Baskerville, Libre Franklin,
///   Crimson Text, EB Garamond, Cormorant Garamond, Bitter, JetBrains Mono, Inconsolata, Alegreya Sans, Cinzel,
///   Spectral
/// - other names:
///   Muli (Mulish)
/// - lines only, as their maker distributes them:
///   Ubuntu
extension FreeFontTables {
  static let families: [FreeFontFamily] = [
    roboto,
    robotoCondensed,
    robotoSlab,
    openSans,
    openSansCondensed,
    lato,
    montserrat,
    sourceSansPro,
    raleway,
    nunito,
    quicksand,
    notoSans,
    ptSans,
    firaSans,
    plexSans,
    inter,
    josefinSans,
    cabin,
    karla,
    manrope,
    bebasNeue,
    comfortaa,
    dosis,
    lobster,
    merriweather,
    playfairDisplay,
    arvo,
    sourceCodePro,
    robotoMono,
    fontAwesome,
    fontAwesome5Free,
    fontAwesome5Brands,
    materialIcons,
    poppins,
    rubik,
    oswald,
    workSans,
    titilliumWeb,
    mulish,
    barlow,
    barlowCondensed,
    barlowSemiCondensed,
    dmSans,
    nunitoSans,
    kanit,
    prompt,
    cairo,
    tajawal,
    almarai,
    heebo,
    exo2,
    hind,
    catamaran,
    plusJakartaSans,
    outfit,
    urbanist,
    lexend,
    spaceGrotesk,
    redHatDisplay,
    figtree,
    varelaRound,
    lora,
    ptSerif,
    ptSansNarrow,
    notoSerif,
    abrilFatface,
    pacifico,
    dancingScript,
    anton,
    fjallaOne,
    righteous,
    teko,
    rajdhani,
    mavenPro,
    overpass,
    questrial,
    asap,
    assistant,
    archivo,
    signika,
    permanentMarker,
    pressStart2P,
    jost,
    publicSans,
    fredoka,
    caveat,
    dmSerifDisplay,
    spaceMono,
    plexSansArabic,
    plexMono,
    firaSansCondensed,
    orbitron,
    russoOne,
    merriweatherSans,
    zillaSlab,
    baloo2,
    libreBaskerville,
    libreFranklin,
    crimsonText,
    ebGaramond,
    cormorantGaramond,
    bitter,
    jetBrainsMono,
    inconsolata,
    alegreyaSans,
    cinzel,
    spectral,
    ubuntu,
    muli,
  ]
}
