import { brand, choice, model, text, year } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

export const farm: CategorySeed = {
  link: "farm",
  ru: "Фермерство",
  uz: "Dehqonchilik",
  hi: "खेती",
  children: [
    {
      link: "farm-machinery",
      ru: "Сельхозтехника",
      uz: "Qishloq xoʻjaligi texnikasi",
      hi: "कृषि मशीनें",
      children: [
        {
          link: "tractors",
          ru: "Тракторы",
          uz: "Traktorlar",
          hi: "ट्रैक्टर",
          parameters: [
            brand("Claas, New Holland, Case, John Deere, LS, YTO, Lovol", "МТЗ, ТТЗ", "MTZ, TTZ"),
            model,
            year,
            text("power", "Мощность, л. с.", "Quvvati, o.k."),
          ],
        },
        { link: "harvesters", ru: "Комбайны", uz: "Kombaynlar", hi: "कंबाइन", parameters: [year] },
        { link: "implements", ru: "Навесное оборудование", uz: "Osma uskunalar", hi: "कृषि यंत्र" },
        {
          link: "mini-machinery",
          ru: "Мотоблоки и культиваторы",
          uz: "Motoblok va kultivatorlar",
          hi: "पावर टिलर",
        },
      ],
    },
    { link: "seeds-seedlings", ru: "Семена и саженцы", uz: "Urugʻ va koʻchatlar", hi: "बीज और पौधे" },
    {
      link: "fertilisers",
      ru: "Удобрения и защита",
      uz: "Oʻgʻit va himoya vositalari",
      hi: "उर्वरक",
      parameters: [
        choice(
          "kind",
          "Вид",
          "Turi",
          "Минеральные, Органические, Средства защиты",
          "Mineral, Organik, Himoya vositalari",
        ),
      ],
    },
    { link: "fodder", ru: "Корма и сено", uz: "Yem va pichan", hi: "चारा" },
    { link: "irrigation", ru: "Полив", uz: "Sugʻorish", hi: "सिंचाई" },
    { link: "greenhouses", ru: "Теплицы", uz: "Issiqxonalar", hi: "ग्रीनहाउस" },
    {
      link: "incubators",
      ru: "Инкубаторы и доильные аппараты",
      uz: "Inkubator va sogʻish apparatlari",
      hi: "इनक्यूबेटर",
    },
  ],
};
