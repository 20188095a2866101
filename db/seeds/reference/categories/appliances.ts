import { brand, choice, flag, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const load = choice(
  "load",
  "Загрузка",
  "Sigʻimi",
  "До 5 кг, 6 кг, 7 кг, 8 кг, 9 кг, 10 кг и больше",
  "5 kg gacha, 6 kg, 7 kg, 8 kg, 9 kg, 10 kg va undan koʻp",
);

export const appliances: CategorySeed = {
  link: "appliances",
  ru: "Бытовая техника",
  uz: "Maishiy texnika",
  hi: "घरेलू उपकरण",
  parameters: [
    brand(
      "Artel, Samsung, LG, Bosch, Midea, Haier, Shivaki, Beko, Indesit, Hotpoint, Gorenje, Electrolux, Philips, Panasonic, Hisense, Ziffler, Avangard, Goodwell, Dyson, Xiaomi, Tefal, Braun, Avalon, Welkin, Royal, Gree",
    ),
  ],
  children: [
    {
      link: "kitchen-appliances",
      ru: "Для кухни",
      uz: "Oshxona uchun",
      hi: "रसोई के लिए",
      children: [
        {
          link: "refrigerators",
          ru: "Холодильники",
          uz: "Muzlatgichlar",
          hi: "फ्रिज",
          parameters: [
            flag("no-frost", "No Frost", "No Frost"),
            choice(
              "doors",
              "Вид",
              "Koʻrinishi",
              "Однокамерный, Двухкамерный, Side-by-Side, Многодверный",
              "Bir kamerali, Ikki kamerali, Side-by-Side, Koʻp eshikli",
            ),
            text("height", "Высота, см", "Balandligi, sm"),
          ],
        },
        { link: "freezers", ru: "Морозильники", uz: "Muzlatish kameralari", hi: "फ़्रीज़र" },
        {
          link: "stoves",
          ru: "Плиты и духовки",
          uz: "Plita va duxovkalar",
          hi: "चूल्हे और ओवन",
          parameters: [
            choice(
              "energy",
              "Питание",
              "Ishlash turi",
              "Газ, Электричество, Газ и электричество",
              "Gaz, Elektr, Gaz va elektr",
            ),
          ],
        },
        { link: "hoods", ru: "Вытяжки", uz: "Havo soʻrgichlar", hi: "चिमनी" },
        { link: "microwaves", ru: "Микроволновки", uz: "Mikrotoʻlqinli pechlar", hi: "माइक्रोवेव" },
        { link: "dishwashers", ru: "Посудомоечные машины", uz: "Idish yuvish mashinalari", hi: "डिशवॉशर" },
        {
          link: "kettles",
          ru: "Чайники и кофемашины",
          uz: "Choynak va qahva mashinalari",
          hi: "केतली और कॉफ़ी मशीन",
        },
        {
          link: "small-kitchen",
          ru: "Блендеры и мясорубки",
          uz: "Blender va qiymalagichlar",
          hi: "ब्लेंडर और ग्राइंडर",
        },
        {
          link: "multicookers",
          ru: "Мультиварки и аэрогрили",
          uz: "Multivarka va aerogrillar",
          hi: "मल्टीकुकर और एयर फ्रायर",
        },
      ],
    },
    {
      link: "laundry-cleaning",
      ru: "Стирка и уборка",
      uz: "Kir yuvish va tozalash",
      hi: "धुलाई और सफ़ाई",
      children: [
        {
          link: "washing-machines",
          ru: "Стиральные машины",
          uz: "Kir yuvish mashinalari",
          hi: "वॉशिंग मशीन",
          parameters: [
            load,
            choice("kind", "Тип", "Turi", "Автомат, Полуавтомат", "Avtomat, Yarim avtomat"),
            flag("dryer", "С сушкой", "Quritgichli"),
          ],
        },
        {
          link: "dryers",
          ru: "Сушильные машины",
          uz: "Kir quritish mashinalari",
          hi: "ड्रायर",
          parameters: [load],
        },
        {
          link: "vacuum-cleaners",
          ru: "Пылесосы",
          uz: "Changyutgichlar",
          hi: "वैक्यूम क्लीनर",
          parameters: [flag("robot", "Робот", "Robot")],
        },
        { link: "irons", ru: "Утюги и отпариватели", uz: "Dazmol va bugʻlagichlar", hi: "इस्त्री और स्टीमर" },
        { link: "sewing-machines", ru: "Швейные машины", uz: "Tikuv mashinalari", hi: "सिलाई मशीनें" },
      ],
    },
    {
      link: "climate",
      ru: "Климат и вода",
      uz: "Iqlim va suv",
      hi: "जलवायु और पानी",
      children: [
        {
          link: "air-conditioners",
          ru: "Кондиционеры",
          uz: "Konditsionerlar",
          hi: "एयर कंडीशनर",
          parameters: [
            choice(
              "btu",
              "Мощность, BTU",
              "Quvvati, BTU",
              "7000, 9000, 12000, 18000, 24000, 36000 и больше",
              "7000, 9000, 12000, 18000, 24000, 36000 va undan koʻp",
            ),
            flag("inverter", "Инверторный", "Invertorli"),
          ],
        },
        { link: "fans", ru: "Вентиляторы и кулеры", uz: "Ventilyator va kulerlar", hi: "पंखे और कूलर" },
        { link: "heaters", ru: "Обогреватели", uz: "Isitgichlar", hi: "हीटर" },
        {
          link: "water-heaters",
          ru: "Водонагреватели",
          uz: "Suv isitgichlar",
          hi: "गीज़र",
          parameters: [text("volume", "Объём, л", "Hajmi, l")],
        },
        {
          link: "air-care",
          ru: "Увлажнители и очистители",
          uz: "Havo namlagich va tozalagichlar",
          hi: "एयर प्यूरीफ़ायर",
        },
        {
          link: "water-filters",
          ru: "Фильтры и кулеры для воды",
          uz: "Suv filtri va dispenserlar",
          hi: "वॉटर फ़िल्टर",
        },
      ],
    },
  ],
};
