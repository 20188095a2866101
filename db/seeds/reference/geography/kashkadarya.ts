import { city, district, town } from "./places.ts";
import type { RegionSeed } from "./types.ts";

export const kashkadarya: RegionSeed = {
  slug: "kashkadarya",
  ru: "Кашкадарьинская область",
  uz: "Qashqadaryo viloyati",
  hi: "क़शक़ादरया प्रांत",
  lat: 38.85,
  lon: 66,
  zoom: 8,
  cities: [
    city("qarshi", "Карши", "Qarshi", "क़रशी", 38.861, 65.789, [
      district("qarshi-eski-shahar", "Старый город", "Eski shahar", "पुराना शहर", 38.87, 65.8),
      district("qarshi-nasaf", "Насаф", "Nasaf", "नसफ़", 38.869, 65.796),
      district("qarshi-xonobod", "Ханабад", "Xonobod", "ख़ानाबाद", 38.866, 65.833),
      district("qarshi-navo", "Наво", "Navo", "नवा", 38.833, 65.775),
      district("qarshi-gungon", "Гунган", "Gungon", "गुनगान", 38.823, 65.81),
      district("qarshi-qat", "Кат", "Qat", "क़त", 38.822, 65.798),
      district("qarshi-vokzal", "Вокзал", "Vokzal", "रेलवे स्टेशन", 38.822, 65.777),
    ]),
    town("shahrisabz", "Шахрисабз", "Shahrisabz", "शहरिसब्ज़", 39.055, 66.829),
    town("beshkent", "Бешкент", "Beshkent", "बेशकेंत", 38.817, 65.648),
    town("guzor", "Гузар", "Gʻuzor", "ग़ुज़ार", 38.622, 66.249),
    town("qamashi", "Камаши", "Qamashi", "क़माशी", 38.821, 66.463),
    town("qorashina", "Карашина", "Qorashina", "क़ाराशिना", 38.342, 66.563),
    town("koson", "Касан", "Koson", "कासान", 39.041, 65.588),
    town("kitob", "Китаб", "Kitob", "किताब", 39.122, 66.878),
    town("kokdala", "Кукдала", "Koʻkdala", "कोकदाला", 39.02, 66.25),
    town("muborak", "Мубарек", "Muborak", "मुबारक", 39.256, 65.154),
    town("muglon", "Муглан", "Mugʻlon", "मुग़लान", 38.919, 65.412),
    town("talimarjon", "Талимарджан", "Talimarjon", "तालिमरजान", 38.297, 65.553),
    town("chiroqchi", "Чиракчи", "Chiroqchi", "चिराक़ची", 39.031, 66.575),
    town("yakkabog", "Яккабаг", "Yakkabogʻ", "यक्काबाग़", 38.977, 66.689),
    town("yangi-mirishkor", "Янги-Миришкор", "Yangi Mirishkor", "यंगी मिरिशकार", 38.851, 65.278),
    town("yangi-nishon", "Янги-Нишан", "Yangi Nishon", "यंगी निशान", 38.645, 65.69),
  ],
};
