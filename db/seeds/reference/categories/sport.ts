import { brand, choice, flag, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

export const sport: CategorySeed = {
  link: "sport",
  ru: "Спорт и отдых",
  uz: "Sport va hordiq",
  hi: "खेल और सैर",
  children: [
    {
      link: "bicycles",
      ru: "Велосипеды",
      uz: "Velosipedlar",
      hi: "साइकिलें",
      parameters: [
        brand("Giant, Trek, Merida, Skillmax, Phoenix, Forever, Galaxy, Stels, Lamborghini"),
        choice(
          "kind",
          "Тип",
          "Turi",
          "Городской, Горный, Шоссейный, Складной, BMX, Электрический",
          "Shahar, Togʻ, Shosse, Buklama, BMX, Elektr",
        ),
        choice("wheel", "Колёса", "Gʻildiragi", "20″, 24″, 26″, 27.5″, 28″, 29″"),
      ],
    },
    {
      link: "e-scooters",
      ru: "Самокаты и гироскутеры",
      uz: "Samokat va giroskuterlar",
      hi: "ई-स्कूटर",
      parameters: [flag("electric", "Электрический", "Elektr")],
    },
    { link: "bike-parts", ru: "Велозапчасти", uz: "Velosiped ehtiyot qismlari", hi: "साइकिल के पुर्ज़े" },
    {
      link: "gym-equipment",
      ru: "Тренажёры",
      uz: "Trenajyorlar",
      hi: "जिम उपकरण",
      parameters: [
        choice(
          "kind",
          "Тип",
          "Turi",
          "Беговая дорожка, Велотренажёр, Эллипс, Силовой, Турник и брусья, Другой",
          "Yugurish yoʻlakchasi, Velotrenajyor, Ellips, Kuch trenajyori, Turnik va brus, Boshqa",
        ),
      ],
    },
    { link: "fitness", ru: "Фитнес и гантели", uz: "Fitnes va gantellar", hi: "फ़िटनेस" },
    { link: "ball-games", ru: "Футбол и игры с мячом", uz: "Futbol va toʻp oʻyinlari", hi: "गेंद के खेल" },
    { link: "martial-arts", ru: "Единоборства", uz: "Yakkakurash", hi: "मार्शल आर्ट" },
    { link: "table-sports", ru: "Теннис и бильярд", uz: "Tennis va bilyard", hi: "टेनिस और बिलियर्ड" },
    { link: "winter-sports", ru: "Лыжи и сноуборды", uz: "Changʻi va snoubordlar", hi: "स्की और स्नोबोर्ड" },
    { link: "camping", ru: "Палатки и туризм", uz: "Chodir va turizm", hi: "कैंपिंग" },
    { link: "fishing", ru: "Рыбалка", uz: "Baliq ovi", hi: "मछली पकड़ना" },
    {
      link: "sportswear",
      ru: "Спортивная форма",
      uz: "Sport formasi",
      hi: "खेल के कपड़े",
      parameters: [text("size", "Размер", "Oʻlchami")],
    },
    { link: "sports-nutrition", ru: "Спортивное питание", uz: "Sport ozuqalari", hi: "खेल पोषण" },
  ],
};
