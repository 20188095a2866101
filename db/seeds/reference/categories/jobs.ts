import { choice, flag } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

export const jobs: CategorySeed = {
  link: "jobs",
  ru: "Работа",
  uz: "Ish",
  hi: "नौकरी",
  parameters: [
    choice("kind", "Объявление", "Eʼlon turi", "Ищу сотрудника, Ищу работу", "Xodim kerak, Ish qidiryapman"),
    choice(
      "employment",
      "Занятость",
      "Bandlik",
      "Полный день, Неполный день, Сменный график, Подработка, Стажировка",
      "Toʻliq kun, Toʻliqsiz kun, Smenali, Qoʻshimcha ish, Amaliyot",
    ),
    choice(
      "experience",
      "Опыт",
      "Tajriba",
      "Без опыта, 1–3 года, 3–6 лет, Больше 6 лет",
      "Tajribasiz, 1–3 yil, 3–6 yil, 6 yildan koʻp",
    ),
    flag("remote", "Удалённо", "Masofaviy"),
  ],
  children: [
    { link: "jobs-sales", ru: "Продажи", uz: "Savdo", hi: "बिक्री" },
    {
      link: "jobs-drivers",
      ru: "Водители и курьеры",
      uz: "Haydovchi va kuryerlar",
      hi: "ड्राइवर और कूरियर",
      parameters: [flag("own-car", "На своей машине", "Oʻz mashinasida")],
    },
    { link: "jobs-construction", ru: "Строительство", uz: "Qurilish", hi: "निर्माण कार्य" },
    { link: "jobs-restaurants", ru: "Кафе и рестораны", uz: "Kafe va restoran", hi: "होटल और रेस्तराँ" },
    {
      link: "jobs-production",
      ru: "Производство и склад",
      uz: "Ishlab chiqarish va ombor",
      hi: "उत्पादन और गोदाम",
    },
    { link: "jobs-office", ru: "Офис и бухгалтерия", uz: "Ofis va buxgalteriya", hi: "दफ़्तर और लेखा" },
    { link: "jobs-it", ru: "IT и дизайн", uz: "IT va dizayn", hi: "आईटी और डिज़ाइन" },
    { link: "jobs-marketing", ru: "Маркетинг и SMM", uz: "Marketing va SMM", hi: "मार्केटिंग" },
    { link: "jobs-education", ru: "Образование", uz: "Taʼlim sohasi", hi: "शिक्षण" },
    { link: "jobs-medicine", ru: "Медицина", uz: "Tibbiyot", hi: "चिकित्सा" },
    { link: "jobs-beauty", ru: "Салоны красоты", uz: "Goʻzallik salonlari", hi: "ब्यूटी पार्लर" },
    { link: "jobs-household", ru: "Домашний персонал", uz: "Uy xodimlari", hi: "घरेलू कर्मचारी" },
    { link: "jobs-security", ru: "Охрана", uz: "Qoʻriqlash", hi: "सुरक्षा गार्ड" },
  ],
};
