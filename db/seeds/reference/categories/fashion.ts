import { choice, colour, flag, gender } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const size = choice(
  "size",
  "Размер",
  "Oʻlchami",
  "XS (40–42), S (42–44), M (44–46), L (46–48), XL (48–50), 2XL (50–52), 3XL (52–54), 4XL (54–56), 5XL (56–58), Универсальный",
  "XS (40–42), S (42–44), M (44–46), L (46–48), XL (48–50), 2XL (50–52), 3XL (52–54), 4XL (54–56), 5XL (56–58), Universal",
);

const season = choice(
  "season",
  "Сезон",
  "Mavsumi",
  "Лето, Зима, Весна и осень, Всесезонная",
  "Yoz, Qish, Bahor va kuz, Barcha mavsum",
);

const clothes: CategorySeed = {
  link: "clothes",
  ru: "Одежда",
  uz: "Kiyim",
  hi: "कपड़े",
  parameters: [gender, size, colour, season],
  children: [
    { link: "outerwear", ru: "Куртки и пальто", uz: "Kurtka va paltolar", hi: "जैकेट और कोट" },
    {
      link: "dresses",
      ru: "Платья и юбки",
      uz: "Koʻylak va yubkalar",
      hi: "ड्रेस और स्कर्ट",
      parameters: [choice("length", "Длина", "Uzunligi", "Мини, Миди, Макси", "Mini, Midi, Maksi")],
    },
    { link: "shirts", ru: "Рубашки и блузки", uz: "Koʻylak va bluzkalar", hi: "शर्ट और ब्लाउज़" },
    { link: "t-shirts", ru: "Футболки и поло", uz: "Futbolka va pololar", hi: "टी-शर्ट" },
    { link: "knitwear", ru: "Свитеры и худи", uz: "Sviter va xudilar", hi: "स्वेटर और हुडी" },
    { link: "trousers", ru: "Джинсы и брюки", uz: "Jinsi va shimlar", hi: "जींस और पैंट" },
    { link: "suits", ru: "Костюмы", uz: "Kostyumlar", hi: "सूट" },
    { link: "national-dress", ru: "Национальная одежда", uz: "Milliy kiyimlar", hi: "पारंपरिक पोशाक" },
    { link: "modest-wear", ru: "Хиджабы и платки", uz: "Hijob va roʻmollar", hi: "हिजाब और दुपट्टे" },
    { link: "underwear", ru: "Бельё и домашняя одежда", uz: "Ichki va uy kiyimlari", hi: "अंतर्वस्त्र" },
  ],
};

const shoes: CategorySeed = {
  link: "shoes",
  ru: "Обувь",
  uz: "Poyabzal",
  hi: "जूते",
  parameters: [
    gender,
    choice("size", "Размер", "Oʻlchami", "34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47"),
    colour,
    choice(
      "material",
      "Материал",
      "Materiali",
      "Кожа, Замша, Экокожа, Текстиль, Резина",
      "Charm, Zamsha, Ekocharm, Mato, Rezina",
    ),
  ],
  children: [
    { link: "sneakers", ru: "Кроссовки и кеды", uz: "Krossovka va kedalar", hi: "स्नीकर" },
    { link: "formal-shoes", ru: "Туфли", uz: "Tuflilar", hi: "औपचारिक जूते" },
    { link: "boots", ru: "Ботинки и сапоги", uz: "Botinka va etiklar", hi: "बूट" },
    { link: "sandals", ru: "Босоножки и тапочки", uz: "Bosonojka va shippaklar", hi: "सैंडल और चप्पल" },
  ],
};

export const fashion: CategorySeed = {
  link: "fashion",
  ru: "Мода и стиль",
  uz: "Moda va uslub",
  hi: "फ़ैशन",
  children: [
    clothes,
    shoes,
    {
      link: "wedding",
      ru: "Свадьба",
      uz: "Toʻy liboslari",
      hi: "शादी",
      parameters: [choice("deal", "Сделка", "Bitim turi", "Продажа, Прокат", "Sotuv, Ijara")],
      children: [
        {
          link: "wedding-dresses",
          ru: "Свадебные платья",
          uz: "Kelin liboslari",
          hi: "शादी के जोड़े",
          parameters: [size],
        },
        {
          link: "wedding-accessories",
          ru: "Свадебные аксессуары",
          uz: "Toʻy aksessuarlari",
          hi: "शादी का सामान",
        },
      ],
    },
    {
      link: "fashion-accessories",
      ru: "Аксессуары и украшения",
      uz: "Aksessuar va taqinchoqlar",
      hi: "एक्सेसरीज़ और गहने",
      parameters: [gender],
      children: [
        { link: "bags", ru: "Сумки и рюкзаки", uz: "Sumka va ryukzaklar", hi: "बैग", parameters: [colour] },
        {
          link: "jewellery",
          ru: "Украшения",
          uz: "Taqinchoqlar",
          hi: "गहने",
          parameters: [
            choice(
              "metal",
              "Металл",
              "Metall",
              "Золото, Белое золото, Серебро, Платина, Бижутерия",
              "Tilla, Oq tilla, Kumush, Platina, Bijuteriya",
            ),
            choice("fineness", "Проба", "Probasi", "375, 585, 750, 875, 925, 999"),
            flag("certificate", "С сертификатом", "Sertifikati bor"),
          ],
        },
        { link: "watches", ru: "Часы", uz: "Soatlar", hi: "घड़ियाँ" },
        { link: "glasses", ru: "Очки", uz: "Koʻzoynaklar", hi: "चश्मे" },
        { link: "hats-belts", ru: "Головные уборы и ремни", uz: "Bosh kiyim va kamarlar", hi: "टोपी और बेल्ट" },
        { link: "suitcases", ru: "Чемоданы", uz: "Chamadonlar", hi: "सूटकेस" },
      ],
    },
  ],
};
