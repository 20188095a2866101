import { city, district, town } from "./places.ts";
import type { RegionSeed } from "./types.ts";

export const khorezm: RegionSeed = {
  slug: "khorezm",
  ru: "Хорезмская область",
  uz: "Xorazm viloyati",
  hi: "ख़्वारज़्म प्रांत",
  lat: 41.5,
  lon: 60.6,
  zoom: 8,
  cities: [
    city("urgench", "Ургенч", "Urganch", "उरगंच", 41.552, 60.631, [
      district("urgench-markaz", "Центр", "Markaz", "केंद्र", 41.552, 60.631),
      district("urgench-jingovuz", "Жинговуз", "Jingovuz", "जिनगावुज़", 41.546, 60.604),
      district("urgench-mashal", "Машъал", "Mashʼal", "मशअल", 41.542, 60.614),
      district("urgench-yangi-hayot", "Янги хаёт", "Yangi hayot", "यंगी हयात", 41.544, 60.661),
      district("urgench-universitet", "Университет", "Universitet", "विश्वविद्यालय", 41.556, 60.607),
      district("urgench-vokzal", "Вокзал", "Vokzal", "रेलवे स्टेशन", 41.537, 60.632),
      district("urgench-aeroport", "Аэропорт", "Aeroport", "हवाई अड्डा", 41.585, 60.634),
    ]),
    town("xiva", "Хива", "Xiva", "ख़ीवा", 41.383, 60.364),
    town("bogot", "Багат", "Bogʻot", "बाग़ात", 41.354, 60.818),
    town("gurlan", "Гурлен", "Gurlan", "गुरलान", 41.843, 60.393),
    town("qorovul", "Караул", "Qorovul", "क़ारावुल", 41.554, 60.582),
    town("qoshkopir", "Кошкупыр", "Qoʻshkoʻpir", "क़ोशकोपिर", 41.534, 60.346),
    town("pitnak", "Питнак", "Pitnak", "पितनाक", 41.222, 61.307),
    town("hazorasp", "Хазарасп", "Hazorasp", "हज़ारास्प", 41.319, 61.074),
    town("xonqa", "Ханка", "Xonqa", "ख़ानक़ा", 41.478, 60.781),
    town("shovot", "Шават", "Shovot", "शावात", 41.657, 60.298),
    town("yangiariq", "Янгиарык", "Yangiariq", "यंगीआरिक़", 41.364, 60.606),
    town("yangibozor-khorezm", "Янгибазар", "Yangibozor", "यंगीबाज़ार", 41.712, 60.534),
  ],
};
