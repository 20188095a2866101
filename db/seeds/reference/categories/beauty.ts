import { flag, gender, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

export const beauty: CategorySeed = {
  link: "beauty",
  ru: "Красота",
  uz: "Goʻzallik",
  hi: "सौंदर्य",
  children: [
    { link: "makeup", ru: "Косметика", uz: "Kosmetika", hi: "मेकअप" },
    {
      link: "perfume",
      ru: "Парфюмерия",
      uz: "Parfyumeriya",
      hi: "इत्र",
      parameters: [
        gender,
        text("volume", "Объём, мл", "Hajmi, ml"),
        flag("original", "Оригинал", "Original"),
      ],
    },
    { link: "skin-care", ru: "Уход за лицом и телом", uz: "Yuz va tana parvarishi", hi: "त्वचा की देखभाल" },
    { link: "hair-care", ru: "Уход за волосами", uz: "Soch parvarishi", hi: "बालों की देखभाल" },
    {
      link: "hair-tools",
      ru: "Фены, стайлеры, триммеры",
      uz: "Fen, stayler, trimmerlar",
      hi: "हेयर ड्रायर और ट्रिमर",
    },
    { link: "nails", ru: "Маникюр и педикюр", uz: "Manikyur va pedikyur", hi: "नाखून" },
    { link: "massagers", ru: "Массажёры", uz: "Massajyorlar", hi: "मसाजर" },
    {
      link: "health-devices",
      ru: "Тонометры и медприборы",
      uz: "Tonometr va tibbiy asboblar",
      hi: "चिकित्सा उपकरण",
    },
    {
      link: "mobility-aids",
      ru: "Коляски и ортопедия",
      uz: "Nogironlik aravachasi va ortopediya",
      hi: "व्हीलचेयर और ऑर्थो",
    },
  ],
};
