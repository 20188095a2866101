import { brand, choice, flag } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const materials: CategorySeed = {
  link: "building-materials",
  ru: "Стройматериалы",
  uz: "Qurilish materiallari",
  hi: "निर्माण सामग्री",
  parameters: [
    choice(
      "unit",
      "Единица продажи",
      "Sotuv birligi",
      "Штука, Кг, Тонна, Мешок, Метр, М², М³, Упаковка",
      "Dona, Kg, Tonna, Qop, Metr, M², M³, Oʻram",
    ),
    flag("delivery", "Есть доставка", "Yetkazib berish bor"),
  ],
  children: [
    { link: "bricks-blocks", ru: "Кирпич и блоки", uz: "Gʻisht va bloklar", hi: "ईंट और ब्लॉक" },
    { link: "cement-mixes", ru: "Цемент и смеси", uz: "Sement va qorishmalar", hi: "सीमेंट और मिश्रण" },
    { link: "sand-gravel", ru: "Песок и щебень", uz: "Qum va shagʻal", hi: "रेत और बजरी" },
    { link: "timber", ru: "Пиломатериалы", uz: "Yogʻoch materiallar", hi: "लकड़ी" },
    {
      link: "rolled-metal",
      ru: "Металлопрокат и арматура",
      uz: "Metall prokat va armatura",
      hi: "सरिया और धातु",
    },
    { link: "roofing", ru: "Кровля и фасад", uz: "Tom va fasad", hi: "छत और मुखौटा" },
    { link: "insulation", ru: "Утепление и изоляция", uz: "Issiqlik va gidroizolyatsiya", hi: "इंसुलेशन" },
  ],
};

const finishing: CategorySeed = {
  link: "finishing",
  ru: "Отделка",
  uz: "Pardozlash",
  hi: "फ़िनिशिंग",
  children: [
    {
      link: "tiles",
      ru: "Плитка и камень",
      uz: "Plitka va tosh",
      hi: "टाइल और पत्थर",
      parameters: [
        choice(
          "kind",
          "Вид",
          "Turi",
          "Кафель, Керамогранит, Мрамор, Травертин, Мозаика",
          "Kafel, Keramogranit, Marmar, Travertin, Mozaika",
        ),
      ],
    },
    { link: "paints", ru: "Краски и лаки", uz: "Boʻyoq va laklar", hi: "पेंट और वार्निश" },
    { link: "wallpaper", ru: "Обои", uz: "Gulqogʻozlar", hi: "वॉलपेपर" },
    { link: "flooring", ru: "Ламинат и линолеум", uz: "Laminat va linoleum", hi: "फ़र्श" },
    {
      link: "doors",
      ru: "Двери",
      uz: "Eshiklar",
      hi: "दरवाज़े",
      parameters: [
        choice(
          "place",
          "Назначение",
          "Vazifasi",
          "Входная, Межкомнатная, Ворота",
          "Kirish eshigi, Xona eshigi, Darvoza",
        ),
      ],
    },
    { link: "windows", ru: "Окна и стекло", uz: "Deraza va oyna", hi: "खिड़कियाँ और काँच" },
  ],
};

export const construction: CategorySeed = {
  link: "construction",
  ru: "Стройка, ремонт",
  uz: "Qurilish, taʼmir",
  hi: "निर्माण, मरम्मत",
  children: [
    materials,
    finishing,
    {
      link: "utilities",
      ru: "Инженерные системы",
      uz: "Muhandislik tizimlari",
      hi: "इंजीनियरिंग सिस्टम",
      children: [
        { link: "plumbing", ru: "Сантехника", uz: "Santexnika", hi: "सैनिटरी सामान" },
        { link: "electrical", ru: "Электрика", uz: "Elektr jihozlari", hi: "बिजली का सामान" },
        { link: "boilers", ru: "Котлы и радиаторы", uz: "Qozon va radiatorlar", hi: "बॉयलर और रेडिएटर" },
        { link: "pumps", ru: "Насосы и трубы", uz: "Nasos va quvurlar", hi: "पंप और पाइप" },
        { link: "solar-panels", ru: "Солнечные панели", uz: "Quyosh panellari", hi: "सोलर पैनल" },
      ],
    },
    {
      link: "tools",
      ru: "Инструменты",
      uz: "Asbob-uskunalar",
      hi: "औज़ार",
      children: [
        {
          link: "power-tools",
          ru: "Электроинструмент",
          uz: "Elektr asboblar",
          hi: "बिजली के औज़ार",
          parameters: [
            brand(
              "Makita, Bosch, DeWalt, Crown, Total, Ingco, Stanley, Metabo, Hilti, Edon, Emtop",
              "Зубр",
              "Zubr",
            ),
            choice(
              "power",
              "Питание",
              "Quvvat manbai",
              "Сеть, Аккумулятор, Бензин",
              "Tarmoq, Akkumulyator, Benzin",
            ),
          ],
        },
        { link: "hand-tools", ru: "Ручной инструмент", uz: "Qoʻl asboblari", hi: "हाथ के औज़ार" },
        { link: "welding", ru: "Сварка", uz: "Payvandlash", hi: "वेल्डिंग" },
        {
          link: "generators",
          ru: "Генераторы и стабилизаторы",
          uz: "Generator va stabilizatorlar",
          hi: "जनरेटर",
        },
        { link: "ladders", ru: "Лестницы и леса", uz: "Narvon va havozalar", hi: "सीढ़ियाँ" },
      ],
    },
  ],
};
