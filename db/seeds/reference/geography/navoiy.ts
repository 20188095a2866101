import { city, district, town } from "./places.ts";
import type { RegionSeed } from "./types.ts";

export const navoiy: RegionSeed = {
  slug: "navoiy",
  ru: "Навоийская область",
  uz: "Navoiy viloyati",
  hi: "नवाई प्रांत",
  lat: 41.6,
  lon: 64.3,
  zoom: 8,
  cities: [
    city("navoiy", "Навои", "Navoiy", "नवाई", 40.095, 65.379, [
      district("navoiy-1-mikrorayon", "1-й микрорайон", "1-mikrorayon", "1 माइक्रोरायोन", 40.1, 65.371),
      district("navoiy-2-mikrorayon", "2-й микрорайон", "2-mikrorayon", "2 माइक्रोरायोन", 40.095, 65.374),
      district("navoiy-3-mikrorayon", "3-й микрорайон", "3-mikrorayon", "3 माइक्रोरायोन", 40.091, 65.378),
      district("navoiy-4-mikrorayon", "4-й микрорайон", "4-mikrorayon", "4 माइक्रोरायोन", 40.086, 65.381),
      district("navoiy-5-mikrorayon", "5-й микрорайон", "5-mikrorayon", "5 माइक्रोरायोन", 40.095, 65.383),
      district("navoiy-6-mikrorayon", "6-й микрорайон", "6-mikrorayon", "6 माइक्रोरायोन", 40.102, 65.379),
      district("navoiy-17-mikrorayon", "17-й микрорайон", "17-mikrorayon", "17 माइक्रोरायोन", 40.113, 65.379),
      district("navoiy-vokzal", "Вокзал", "Vokzal", "रेलवे स्टेशन", 40.073, 65.396),
    ]),
    town("zarafshon", "Зарафшан", "Zarafshon", "ज़रफ़शान", 41.575, 64.206),
    town("beshrabot", "Бешрабат", "Beshrabot", "बेशराबात", 40.198, 65.335),
    town("gozgon", "Газган", "Gʻozgʻon", "ग़ाज़ग़ान", 40.591, 65.495),
    town("konimex", "Канимех", "Konimex", "कानिमेख़", 40.276, 65.145),
    town("karmana", "Кармана", "Karmana", "करमाना", 40.138, 65.375),
    town("qiziltepa", "Кызылтепа", "Qiziltepa", "क़िज़िलतेपा", 40.03, 64.842),
    town("nurota", "Нурата", "Nurota", "नूराता", 40.563, 65.685),
    town("tomdibuloq", "Тамдыбулак", "Tomdibuloq", "तामदीबुलाक़", 41.751, 64.617),
    town("uchquduq", "Учкудук", "Uchquduq", "उचक़ुदुक़", 42.15, 63.555),
    town("yangirabot", "Янгирабад", "Yangirabot", "यंगीराबात", 40.025, 65.961),
  ],
};
