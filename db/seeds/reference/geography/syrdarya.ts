import { town } from "./places.ts";
import type { RegionSeed } from "./types.ts";

export const syrdarya: RegionSeed = {
  slug: "syrdarya",
  ru: "Сырдарьинская область",
  uz: "Sirdaryo viloyati",
  hi: "सिरदरया प्रांत",
  lat: 40.45,
  lon: 68.7,
  zoom: 8,
  cities: [
    town("guliston", "Гулистан", "Guliston", "गुलिस्तान", 40.493, 68.779),
    town("baxt", "Бахт", "Baxt", "बख़्त", 40.714, 68.693),
    town("boyovut", "Баяут", "Boyovut", "बायावुत", 40.42, 69.02),
    town("navroz", "Навруз", "Navroʻz", "नवरोज़", 40.51, 68.65),
    town("paxtaobod-syrdarya", "Пахтаабад", "Paxtaobod", "पख़्ताबाद", 40.34, 68.186),
    town("sayxun", "Сайхун", "Sayxun", "साइख़ुन", 40.709, 68.842),
    town("sardoba", "Сардоба", "Sardoba", "सरदाबा", 40.542, 68.413),
    town("sirdaryo", "Сырдарья", "Sirdaryo", "सिरदरया", 40.845, 68.663),
    town("xovos", "Хаваст", "Xovos", "ख़ावास", 40.22, 68.84),
    town("shirin", "Ширин", "Shirin", "शिरीन", 40.226, 69.12),
    town("yangiyer", "Янгиер", "Yangiyer", "यंगीयेर", 40.275, 68.823),
  ],
};
