import { flag, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

export const business: CategorySeed = {
  link: "business",
  ru: "Бизнес",
  uz: "Biznes",
  hi: "व्यापार",
  children: [
    {
      link: "ready-business",
      ru: "Готовый бизнес",
      uz: "Tayyor biznes",
      hi: "तैयार व्यवसाय",
      parameters: [
        text("payback", "Окупаемость, месяцев", "Oʻzini oqlashi, oy"),
        flag("documents", "Документы готовы", "Hujjatlari tayyor"),
      ],
    },
    {
      link: "equipment",
      ru: "Оборудование",
      uz: "Uskunalar",
      hi: "उपकरण",
      parameters: [flag("warranty", "Есть гарантия", "Kafolati bor")],
      children: [
        { link: "shop-equipment", ru: "Для магазина", uz: "Doʻkon uchun", hi: "दुकान के लिए" },
        { link: "cafe-equipment", ru: "Для кафе и кухни", uz: "Kafe va oshxona uchun", hi: "कैफ़े के लिए" },
        { link: "bakery-equipment", ru: "Для пекарни", uz: "Novvoyxona uchun", hi: "बेकरी के लिए" },
        {
          link: "sewing-equipment",
          ru: "Для швейного цеха",
          uz: "Tikuv sexi uchun",
          hi: "सिलाई कारखाने के लिए",
        },
        { link: "salon-equipment", ru: "Для салона красоты", uz: "Goʻzallik saloni uchun", hi: "सैलून के लिए" },
        {
          link: "industrial-equipment",
          ru: "Станки и линии",
          uz: "Dastgoh va liniyalar",
          hi: "औद्योगिक मशीनें",
        },
        { link: "cash-registers", ru: "Кассы и терминалы", uz: "Kassa va terminallar", hi: "कैश रजिस्टर" },
      ],
    },
    { link: "office-furniture", ru: "Офисная мебель", uz: "Ofis mebeli", hi: "दफ़्तर का फ़र्नीचर" },
    {
      link: "kiosks-containers",
      ru: "Киоски и контейнеры",
      uz: "Kiosk va konteynerlar",
      hi: "कियोस्क और कंटेनर",
    },
    { link: "packaging", ru: "Тара и упаковка", uz: "Idish va qadoq", hi: "पैकेजिंग" },
    {
      link: "wholesale-goods",
      ru: "Товары оптом",
      uz: "Ulgurji tovarlar",
      hi: "थोक माल",
      parameters: [text("minimum", "Минимальная партия", "Eng kam partiya")],
    },
    { link: "raw-materials", ru: "Сырьё", uz: "Xomashyo", hi: "कच्चा माल" },
  ],
};
