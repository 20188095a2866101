import { city, district, town } from "./places.ts";
import type { RegionSeed } from "./types.ts";

export const jizzakh: RegionSeed = {
  slug: "jizzakh",
  ru: "Джизакская область",
  uz: "Jizzax viloyati",
  hi: "जिज़्ज़ाख़ प्रांत",
  lat: 40.3,
  lon: 67.8,
  zoom: 8,
  cities: [
    city("jizzakh", "Джизак", "Jizzax", "जिज़्ज़ाख़", 40.121, 67.836, [
      district("jizzakh-markaz", "Центр", "Markaz", "केंद्र", 40.121, 67.836),
      district("jizzakh-sayiljoyi", "Сайилжойи", "Sayiljoyi", "सायिलजायी", 40.118, 67.846),
      district("jizzakh-zilol", "Зилол", "Zilol", "ज़िलाल", 40.127, 67.85),
      district("jizzakh-ittifoq", "Иттифок", "Ittifoq", "इत्तिफ़ाक़", 40.128, 67.825),
      district("jizzakh-vokzal", "Вокзал", "Vokzal", "रेलवे स्टेशन", 40.098, 67.842),
    ]),
    town("balandchaqir", "Баландчакир", "Balandchaqir", "बलंदचक़िर", 40.02, 68.74),
    town("bogdon", "Богдон", "Bogʻdon", "बाग़दान", 40.416, 67.179),
    town("gagarin", "Гагарин", "Gagarin", "गागारिन", 40.665, 68.168),
    town("gallaorol", "Галляарал", "Gʻallaorol", "ग़ल्लाआराल", 40.027, 67.588),
    town("goliblar", "Голиблар", "Gʻoliblar", "ग़ालिबलार", 40.495, 67.876),
    town("dashtobod", "Даштабад", "Dashtobod", "दश्ताबाद", 40.127, 68.494),
    town("dostlik", "Дустлик", "Doʻstlik", "दोस्तलिक", 40.529, 68.032),
    town("zomin", "Заамин", "Zomin", "ज़ामिन", 39.961, 68.396),
    town("zarbdor", "Зарбдар", "Zarbdor", "ज़रबदार", 40.081, 68.165),
    town("zafarobod", "Зафарабад", "Zafarobod", "ज़फ़राबाद", 40.389, 67.822),
    town("paxtakor", "Пахтакор", "Paxtakor", "पख़्ताकार", 40.312, 67.957),
    town("usmat", "Усмат", "Oʻsmat", "ओसमत", 39.74, 67.648),
    town("uchtepa", "Учтепа", "Uchtepa", "उचतेपा", 40.204, 67.904),
  ],
};
