import { choice, colour, flag, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const furniture: CategorySeed = {
  link: "furniture",
  ru: "Мебель",
  uz: "Mebel",
  hi: "फ़र्नीचर",
  parameters: [
    choice(
      "material",
      "Материал",
      "Materiali",
      "Дерево, МДФ, ЛДСП, Металл, Стекло, Пластик, Ротанг, Ткань, Кожа, Экокожа",
      "Yogʻoch, MDF, LDSP, Metall, Shisha, Plastik, Rotang, Mato, Charm, Ekocharm",
    ),
    colour,
    flag("custom", "На заказ", "Buyurtma asosida"),
  ],
  children: [
    {
      link: "sofas",
      ru: "Диваны и кресла",
      uz: "Divan va kreslolar",
      hi: "सोफ़े और कुर्सियाँ",
      parameters: [flag("folding", "Раскладной", "Ochiladigan")],
    },
    {
      link: "beds",
      ru: "Кровати",
      uz: "Karavotlar",
      hi: "पलंग",
      parameters: [
        choice(
          "size",
          "Размер",
          "Oʻlchami",
          "Односпальная, Полуторная, Двуспальная, Двухъярусная",
          "Bir kishilik, Bir yarim kishilik, Ikki kishilik, Ikki qavatli",
        ),
      ],
    },
    { link: "mattresses", ru: "Матрасы", uz: "Matraslar", hi: "गद्दे" },
    { link: "wardrobes", ru: "Шкафы и комоды", uz: "Shkaf va komodlar", hi: "अलमारियाँ" },
    { link: "tables-chairs", ru: "Столы и стулья", uz: "Stol va stullar", hi: "मेज़ और कुर्सियाँ" },
    { link: "kitchen-furniture", ru: "Кухонная мебель", uz: "Oshxona mebeli", hi: "रसोई फ़र्नीचर" },
    { link: "shelves", ru: "Полки и тумбы", uz: "Javon va tumbalar", hi: "शेल्फ़" },
  ],
};

const textiles: CategorySeed = {
  link: "textiles",
  ru: "Ковры и текстиль",
  uz: "Gilam va toʻqimachilik",
  hi: "क़ालीन और कपड़ा",
  children: [
    {
      link: "carpets",
      ru: "Ковры",
      uz: "Gilamlar",
      hi: "क़ालीन",
      parameters: [
        choice(
          "material",
          "Материал",
          "Materiali",
          "Шерсть, Шёлк, Акрил, Хлопок, Полиэстер",
          "Jun, Ipak, Akril, Paxta, Poliester",
        ),
        text("size", "Размер, м", "Oʻlchami, m"),
        flag("handmade", "Ручная работа", "Qoʻlda toʻqilgan"),
      ],
    },
    { link: "curtains", ru: "Шторы и жалюзи", uz: "Parda va jalyuzilar", hi: "परदे" },
    { link: "bedding", ru: "Постельное бельё", uz: "Choyshab toʻplamlari", hi: "बिस्तर" },
    { link: "kurpachas", ru: "Курпачи и одеяла", uz: "Koʻrpacha va koʻrpalar", hi: "रज़ाई और गद्दियाँ" },
    { link: "fabrics", ru: "Ткани", uz: "Matolar", hi: "कपड़े के थान" },
  ],
};

export const home: CategorySeed = {
  link: "home",
  ru: "Дом и сад",
  uz: "Uy va bogʻ",
  hi: "घर और बाग़",
  children: [
    furniture,
    textiles,
    {
      link: "housewares",
      ru: "Посуда и хозтовары",
      uz: "Idish va xoʻjalik mollari",
      hi: "बर्तन और घरेलू सामान",
      children: [
        { link: "tableware", ru: "Посуда для стола", uz: "Dasturxon idishlari", hi: "खाने के बर्तन" },
        { link: "cookware", ru: "Казаны и кастрюли", uz: "Qozon va kastryullar", hi: "पकाने के बर्तन" },
        { link: "household-chemicals", ru: "Бытовая химия", uz: "Maishiy kimyo", hi: "सफ़ाई का सामान" },
        { link: "storage-goods", ru: "Хранение и уборка", uz: "Saqlash va tozalash", hi: "भंडारण और सफ़ाई" },
      ],
    },
    {
      link: "interior",
      ru: "Интерьер и свет",
      uz: "Interyer va yoritish",
      hi: "सजावट और रोशनी",
      children: [
        { link: "lighting", ru: "Люстры и светильники", uz: "Qandil va chiroqlar", hi: "लाइटें" },
        { link: "decor", ru: "Декор и зеркала", uz: "Bezak va koʻzgular", hi: "सजावट और दर्पण" },
        { link: "house-plants", ru: "Комнатные растения", uz: "Xona oʻsimliklari", hi: "घरेलू पौधे" },
      ],
    },
    {
      link: "garden",
      ru: "Сад и двор",
      uz: "Bogʻ va hovli",
      hi: "बाग़ और आँगन",
      children: [
        { link: "garden-tools", ru: "Садовый инструмент", uz: "Bogʻ asboblari", hi: "बाग़ के औज़ार" },
        {
          link: "outdoor-furniture",
          ru: "Топчаны и садовая мебель",
          uz: "Soʻri va bogʻ mebeli",
          hi: "आँगन का फ़र्नीचर",
        },
        { link: "grills-tandoors", ru: "Мангалы и тандыры", uz: "Mangal va tandirlar", hi: "ग्रिल और तंदूर" },
        { link: "pools", ru: "Бассейны", uz: "Basseynlar", hi: "स्विमिंग पूल" },
      ],
    },
  ],
};
