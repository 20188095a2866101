import { city, district, town } from "./places.ts";
import type { RegionSeed } from "./types.ts";

export const surkhandarya: RegionSeed = {
  slug: "surkhandarya",
  ru: "Сурхандарьинская область",
  uz: "Surxondaryo viloyati",
  hi: "सुरख़ानदरया प्रांत",
  lat: 37.95,
  lon: 67.5,
  zoom: 8,
  cities: [
    city("termez", "Термез", "Termiz", "तेरमिज़", 37.224, 67.278, [
      district("termez-markaz", "Центр", "Markaz", "केंद्र", 37.224, 67.278),
      district("termez-alpomish", "Алпамыш", "Alpomish", "आल्पामिश", 37.236, 67.281),
      district("termez-vokzal", "Вокзал", "Vokzal", "रेलवे स्टेशन", 37.251, 67.286),
      district("termez-aeroport", "Аэропорт", "Aeroport", "हवाई अड्डा", 37.287, 67.31),
      district("termez-eski-termiz", "Старый Термез", "Eski Termiz", "पुराना तेरमिज़", 37.278, 67.19),
    ]),
    town("angor", "Ангор", "Angor", "अंगोर", 37.46, 67.14),
    town("boysun", "Байсун", "Boysun", "बायसुन", 38.207, 67.205),
    town("bandixon", "Бандыхан", "Bandixon", "बंदिख़ान", 37.86, 67.39),
    town("denov", "Денау", "Denov", "देनाव", 38.267, 67.899),
    town("jarqorgon", "Джаркурган", "Jarqoʻrgʻon", "जरक़ोरग़ान", 37.508, 67.417),
    town("qarluq", "Карлук", "Qarluq", "क़रलुक़", 38.197, 67.695),
    town("qumqorgon", "Кумкурган", "Qumqoʻrgʻon", "क़ुमक़ोरग़ान", 37.83, 67.585),
    town("sariosiyo", "Сариасия", "Sariosiyo", "सारीआसिया", 38.415, 67.96),
    town("sariq", "Сарык", "Sariq", "सारिक़", 37.672, 67.238),
    town("uzun", "Узун", "Uzun", "उज़ुन", 38.367, 68.006),
    town("uchqizil", "Учкизил", "Uchqizil", "उचक़िज़िल", 37.35, 67.25),
    town("xalqobod-surkhandarya", "Халкабад", "Xalqobod", "ख़लक़ाबाद", 37.45, 66.95),
    town("shargun", "Шаргунь", "Shargʻun", "शरग़ुन", 38.46, 67.965),
    town("sherobod", "Шерабад", "Sherobod", "शेराबाद", 37.667, 67.01),
    town("shorchi", "Шурчи", "Shoʻrchi", "शोरची", 37.999, 67.788),
  ],
};
