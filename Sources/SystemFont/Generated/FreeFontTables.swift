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
/// - Google Fonts, lines only:
///   Poppins, Rubik, Oswald, Work Sans, Titillium Web, Mulish, Muli, Barlow, DM Sans, Ubuntu, Nunito Sans
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
    muli,
    barlow,
    dmSans,
    ubuntu,
    nunitoSans,
  ]
}
