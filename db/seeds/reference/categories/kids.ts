import { choice, flag } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const ages = choice(
  "age",
  "Возраст",
  "Yoshi",
  "До 6 месяцев, 6–12 месяцев, 1–2 года, 3–4 года, 5–6 лет, 7–9 лет, 10–12 лет, 13–15 лет",
  "6 oygacha, 6–12 oy, 1–2 yosh, 3–4 yosh, 5–6 yosh, 7–9 yosh, 10–12 yosh, 13–15 yosh",
);

const child = choice(
  "child",
  "Для кого",
  "Kim uchun",
  "Девочке, Мальчику, Обоим",
  "Qiz bolaga, Oʻgʻil bolaga, Ikkalasiga",
);

export const kids: CategorySeed = {
  link: "kids",
  ru: "Детям",
  uz: "Bolalar uchun",
  hi: "बच्चों के लिए",
  children: [
    {
      link: "kids-wear",
      ru: "Одежда и обувь",
      uz: "Kiyim va poyabzal",
      hi: "कपड़े और जूते",
      parameters: [child],
      children: [
        {
          link: "kids-clothes",
          ru: "Детская одежда",
          uz: "Bolalar kiyimi",
          hi: "बच्चों के कपड़े",
          parameters: [ages],
        },
        { link: "baby-clothes", ru: "Для новорождённых", uz: "Chaqaloqlar uchun", hi: "नवजात के कपड़े" },
        {
          link: "kids-shoes",
          ru: "Детская обувь",
          uz: "Bolalar poyabzali",
          hi: "बच्चों के जूते",
          parameters: [
            choice(
              "size",
              "Размер",
              "Oʻlchami",
              "16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36",
            ),
          ],
        },
        {
          link: "school-uniform",
          ru: "Школьная форма",
          uz: "Maktab formasi",
          hi: "स्कूल यूनिफ़ॉर्म",
          parameters: [ages],
        },
      ],
    },
    {
      link: "baby-care",
      ru: "Для малышей",
      uz: "Chaqaloq parvarishi",
      hi: "शिशु देखभाल",
      children: [
        {
          link: "strollers",
          ru: "Коляски",
          uz: "Aravachalar",
          hi: "बेबी स्ट्रोलर",
          parameters: [
            choice(
              "kind",
              "Вид",
              "Turi",
              "Прогулочная, Люлька, 2 в 1, 3 в 1, Для двойни",
              "Sayr uchun, Beshikli, 2 tasi 1 da, 3 tasi 1 da, Egizaklar uchun",
            ),
          ],
        },
        { link: "car-seats", ru: "Автокресла", uz: "Avtokreslolar", hi: "कार सीट" },
        { link: "cradles", ru: "Бешики и колыбели", uz: "Beshik va belanchaklar", hi: "पालने" },
        { link: "baby-feeding", ru: "Кормление", uz: "Ovqatlantirish", hi: "शिशु आहार" },
        { link: "diapers", ru: "Подгузники и гигиена", uz: "Taglik va gigiyena", hi: "डायपर" },
      ],
    },
    { link: "toys", ru: "Игрушки", uz: "Oʻyinchoqlar", hi: "खिलौने", parameters: [ages, child] },
    { link: "kids-furniture", ru: "Детская мебель", uz: "Bolalar mebeli", hi: "बच्चों का फ़र्नीचर" },
    {
      link: "kids-vehicles",
      ru: "Велосипеды и электромобили",
      uz: "Velosiped va elektromobillar",
      hi: "बच्चों की साइकिल",
      parameters: [ages, flag("electric", "На аккумуляторе", "Akkumulyatorli")],
    },
    { link: "school-supplies", ru: "Школьные товары", uz: "Maktab anjomlari", hi: "स्कूल का सामान" },
  ],
};
