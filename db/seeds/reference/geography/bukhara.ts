import { city, district, town } from "./places.ts";
import type { RegionSeed } from "./types.ts";

export const bukhara: RegionSeed = {
  slug: "bukhara",
  ru: "Бухарская область",
  uz: "Buxoro viloyati",
  hi: "बुख़ारा प्रांत",
  lat: 40,
  lon: 63.9,
  zoom: 8,
  cities: [
    city("bukhara", "Бухара", "Buxoro", "बुख़ारा", 39.77, 64.431, [
      district("bukhara-eski-shahar", "Старый город", "Eski shahar", "पुराना शहर", 39.775, 64.417),
      district("bukhara-sharq", "Шарк", "Sharq", "शर्क़", 39.765, 64.455),
      district(
        "bukhara-sitorai-mohi-xosa",
        "Ситораи Мохи Хоса",
        "Sitorai Mohi Xosa",
        "सितोराई मोही ख़ोसा",
        39.813,
        64.441,
      ),
      district("bukhara-1-mikrorayon", "1-й микрорайон", "1-mikrorayon", "1 माइक्रोरायोन", 39.766, 64.429),
      district("bukhara-2-mikrorayon", "2-й микрорайон", "2-mikrorayon", "2 माइक्रोरायोन", 39.763, 64.433),
      district("bukhara-3-mikrorayon", "3-й микрорайон", "3-mikrorayon", "3 माइक्रोरायोन", 39.758, 64.429),
      district("bukhara-4-mikrorayon", "4-й микрорайон", "4-mikrorayon", "4 माइक्रोरायोन", 39.752, 64.43),
      district("bukhara-5a-mikrorayon", "5А микрорайон", "5A-mikrorayon", "5A माइक्रोरायोन", 39.744, 64.419),
      district("bukhara-7-mikrorayon", "7-й микрорайон", "7-mikrorayon", "7 माइक्रोरायोन", 39.741, 64.404),
    ]),
    town("olot", "Алат", "Olot", "आलात", 39.415, 63.803),
    town("vobkent", "Вабкент", "Vobkent", "वाबकेंत", 40.022, 64.514),
    town("gazli", "Газли", "Gazli", "गाज़ली", 40.131, 63.457),
    town("galaosiyo", "Галаасия", "Galaosiyo", "गालाआसिया", 39.857, 64.446),
    town("gijduvon", "Гиждуван", "Gʻijduvon", "ग़िज्दुवान", 40.102, 64.682),
    town("jondor", "Жондор", "Jondor", "जानदार", 39.742, 64.18),
    town("kogon", "Каган", "Kogon", "कागान", 39.727, 64.555),
    town("qorakol", "Каракуль", "Qorakoʻl", "क़ाराकोल", 39.507, 63.849),
    town("qorovulbozor", "Караулбазар", "Qorovulbozor", "क़ारावुलबाज़ार", 39.503, 64.805),
    town("romitan", "Ромитан", "Romitan", "रोमितान", 39.929, 64.379),
    town("shofirkon", "Шафиркан", "Shofirkon", "शाफ़िरकान", 40.12, 64.501),
    town("yangibozor-bukhara", "Янгибазар", "Yangibozor", "यंगीबाज़ार", 40.038, 64.386),
  ],
};
