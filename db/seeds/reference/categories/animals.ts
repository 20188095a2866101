import { age, flag, sex, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const breed = text("breed", "Порода", "Zoti");
const vaccinated = flag("vaccinated", "Привит", "Emlangan");
const pedigree = flag("pedigree", "С родословной", "Nasl hujjati bor");
const weight = text("weight", "Вес, кг", "Vazni, kg");

export const animals: CategorySeed = {
  link: "animals",
  ru: "Животные",
  uz: "Hayvonlar",
  hi: "पशु-पक्षी",
  children: [
    {
      link: "pets",
      ru: "Домашние питомцы",
      uz: "Uy hayvonlari",
      hi: "पालतू जानवर",
      parameters: [sex, age],
      children: [
        { link: "dogs", ru: "Собаки", uz: "Itlar", hi: "कुत्ते", parameters: [breed, vaccinated, pedigree] },
        {
          link: "cats",
          ru: "Кошки",
          uz: "Mushuklar",
          hi: "बिल्लियाँ",
          parameters: [breed, vaccinated, pedigree],
        },
        { link: "birds", ru: "Птицы", uz: "Qushlar", hi: "पक्षी" },
        { link: "pigeons", ru: "Голуби", uz: "Kaptarlar", hi: "कबूतर", parameters: [breed] },
        { link: "rodents", ru: "Грызуны и кролики", uz: "Kemiruvchi va quyonlar", hi: "खरगोश और कृंतक" },
      ],
    },
    { link: "aquarium", ru: "Рыбки и аквариумы", uz: "Baliq va akvariumlar", hi: "मछलियाँ और एक्वेरियम" },
    {
      link: "livestock",
      ru: "Скот и птица",
      uz: "Chorva va parranda",
      hi: "पशुधन",
      parameters: [sex, age, vaccinated],
      children: [
        {
          link: "cattle",
          ru: "Коровы и быки",
          uz: "Sigir va buqalar",
          hi: "गाय और बैल",
          parameters: [breed, weight],
        },
        {
          link: "sheep-goats",
          ru: "Овцы и козы",
          uz: "Qoʻy va echkilar",
          hi: "भेड़ और बकरियाँ",
          parameters: [breed, weight],
        },
        { link: "horses", ru: "Лошади", uz: "Otlar", hi: "घोड़े", parameters: [breed] },
        { link: "poultry", ru: "Куры и индейки", uz: "Tovuq va kurkalar", hi: "मुर्गी पालन" },
      ],
    },
    { link: "bees", ru: "Пчёлы и ульи", uz: "Asalari va uyalar", hi: "मधुमक्खियाँ" },
    { link: "pet-food", ru: "Корм для питомцев", uz: "Uy hayvonlari ozuqasi", hi: "पालतू आहार" },
    { link: "pet-supplies", ru: "Зоотовары", uz: "Zootovarlar", hi: "पालतू सामान" },
  ],
};
