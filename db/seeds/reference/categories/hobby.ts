import { choice, flag, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const language = choice(
  "language",
  "Язык",
  "Tili",
  "Узбекский, Русский, Английский, Каракалпакский, Арабский, Другой",
  "Oʻzbekcha, Ruscha, Inglizcha, Qoraqalpoqcha, Arabcha, Boshqa",
);

export const hobby: CategorySeed = {
  link: "hobby",
  ru: "Хобби и книги",
  uz: "Xobbi va kitob",
  hi: "शौक और किताबें",
  children: [
    {
      link: "books",
      ru: "Книги",
      uz: "Kitoblar",
      hi: "किताबें",
      parameters: [language, text("author", "Автор", "Muallif")],
    },
    {
      link: "textbooks",
      ru: "Учебники и курсы",
      uz: "Darslik va kurslar",
      hi: "पाठ्यपुस्तकें",
      parameters: [language],
    },
    {
      link: "musical-instruments",
      ru: "Музыкальные инструменты",
      uz: "Musiqa asboblari",
      hi: "वाद्य यंत्र",
      parameters: [
        choice(
          "kind",
          "Вид",
          "Turi",
          "Гитара, Пианино и синтезатор, Ударные, Духовые, Скрипка, Дутар и рубаб, Дойра, Другой",
          "Gitara, Pianino va sintezator, Zarbli, Puflama, Skripka, Dutor va rubob, Doira, Boshqa",
        ),
      ],
    },
    { link: "coins-stamps", ru: "Монеты и марки", uz: "Tanga va markalar", hi: "सिक्के और टिकट" },
    {
      link: "antiques",
      ru: "Антиквариат",
      uz: "Antikvar buyumlar",
      hi: "प्राचीन वस्तुएँ",
      parameters: [text("period", "Период", "Davri")],
    },
    { link: "paintings", ru: "Картины и искусство", uz: "Rasm va sanʼat", hi: "चित्र और कला" },
    {
      link: "handicrafts",
      ru: "Ремёсла и сувениры",
      uz: "Hunarmandchilik va suvenirlar",
      hi: "हस्तशिल्प",
      parameters: [flag("handmade", "Ручная работа", "Qoʻl mehnati")],
    },
    { link: "needlework", ru: "Рукоделие", uz: "Qoʻl ishlari ashyolari", hi: "सिलाई-कढ़ाई" },
    { link: "board-games", ru: "Настольные игры", uz: "Stol oʻyinlari", hi: "बोर्ड गेम" },
    { link: "party-goods", ru: "Подарки и праздник", uz: "Sovgʻa va bayram", hi: "उपहार और उत्सव" },
  ],
};
