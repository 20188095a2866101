import { choice, flag } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

export const food: CategorySeed = {
  link: "food",
  ru: "Продукты",
  uz: "Oziq-ovqat",
  hi: "खाद्य पदार्थ",
  parameters: [
    choice(
      "unit",
      "Единица продажи",
      "Sotuv birligi",
      "Кг, Штука, Литр, Банка, Мешок, Ящик, Упаковка",
      "Kg, Dona, Litr, Banka, Qop, Quti, Oʻram",
    ),
    flag("wholesale", "Есть опт", "Ulgurji bor"),
    flag("delivery", "Есть доставка", "Yetkazib berish bor"),
  ],
  children: [
    { link: "fruits", ru: "Фрукты и ягоды", uz: "Meva va rezavorlar", hi: "फल" },
    { link: "vegetables", ru: "Овощи и зелень", uz: "Sabzavot va koʻkatlar", hi: "सब्ज़ियाँ" },
    { link: "melons", ru: "Дыни и арбузы", uz: "Qovun va tarvuzlar", hi: "ख़रबूज़े और तरबूज़" },
    { link: "dried-fruits", ru: "Сухофрукты и орехи", uz: "Quruq meva va yongʻoqlar", hi: "सूखे मेवे" },
    {
      link: "meat",
      ru: "Мясо и птица",
      uz: "Goʻsht va parranda goʻshti",
      hi: "मांस",
      parameters: [
        choice(
          "kind",
          "Вид",
          "Turi",
          "Говядина, Баранина, Конина, Козлятина, Птица, Рыба",
          "Mol goʻshti, Qoʻy goʻshti, Ot goʻshti, Echki goʻshti, Parranda, Baliq",
        ),
      ],
    },
    { link: "dairy", ru: "Молоко и яйца", uz: "Sut va tuxum", hi: "दूध और अंडे" },
    { link: "grains", ru: "Рис, мука и крупы", uz: "Guruch, un va yormalar", hi: "चावल, आटा और अनाज" },
    { link: "honey", ru: "Мёд", uz: "Asal", hi: "शहद" },
    { link: "oils-spices", ru: "Масло и специи", uz: "Yogʻ va ziravorlar", hi: "तेल और मसाले" },
    { link: "tea-sweets", ru: "Чай и сладости", uz: "Choy va shirinliklar", hi: "चाय और मिठाई" },
    { link: "bread-pastry", ru: "Хлеб и выпечка", uz: "Non va pishiriqlar", hi: "रोटी और बेकरी" },
    { link: "ready-food", ru: "Готовая еда", uz: "Tayyor taomlar", hi: "तैयार खाना" },
  ],
};
