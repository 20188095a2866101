import { choice, flag } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

export const services: CategorySeed = {
  link: "services",
  ru: "Услуги",
  uz: "Xizmatlar",
  hi: "सेवाएँ",
  parameters: [
    choice(
      "experience",
      "Опыт",
      "Tajribasi",
      "До года, 1–3 года, 3–5 лет, Больше 5 лет",
      "1 yilgacha, 1–3 yil, 3–5 yil, 5 yildan koʻp",
    ),
    flag("visit", "С выездом", "Joyiga borib"),
  ],
  children: [
    {
      link: "home-services",
      ru: "Дом и ремонт",
      uz: "Uy va taʼmir",
      hi: "घर और मरम्मत",
      children: [
        {
          link: "renovation",
          ru: "Ремонт и строительство",
          uz: "Taʼmirlash va qurilish",
          hi: "मरम्मत और निर्माण",
        },
        {
          link: "plumber-electrician",
          ru: "Сантехник и электрик",
          uz: "Santexnik va elektrik",
          hi: "प्लंबर और इलेक्ट्रीशियन",
        },
        { link: "appliance-repair", ru: "Ремонт техники", uz: "Texnika taʼmiri", hi: "उपकरण मरम्मत" },
        { link: "furniture-making", ru: "Мебель на заказ", uz: "Buyurtma mebel", hi: "फ़र्नीचर बनवाना" },
        { link: "cleaning", ru: "Уборка и химчистка", uz: "Tozalash va kimyoviy tozalash", hi: "सफ़ाई सेवा" },
      ],
    },
    {
      link: "transport-services",
      ru: "Авто и перевозки",
      uz: "Avto va tashish",
      hi: "ऑटो और ढुलाई",
      children: [
        { link: "cargo", ru: "Грузоперевозки", uz: "Yuk tashish", hi: "माल ढुलाई" },
        { link: "car-repair", ru: "Автосервис", uz: "Avtoservis", hi: "कार सर्विस" },
        {
          link: "car-rental",
          ru: "Прокат авто",
          uz: "Avto ijarasi",
          hi: "किराये की कार",
          parameters: [flag("driver", "С водителем", "Haydovchi bilan")],
        },
        {
          link: "machinery-rental",
          ru: "Аренда спецтехники",
          uz: "Maxsus texnika ijarasi",
          hi: "मशीन किराया",
        },
      ],
    },
    {
      link: "tutoring",
      ru: "Обучение",
      uz: "Taʼlim",
      hi: "शिक्षा",
      parameters: [flag("online", "Онлайн", "Onlayn")],
    },
    { link: "it-design", ru: "Сайты, дизайн, реклама", uz: "Sayt, dizayn, reklama", hi: "वेबसाइट और डिज़ाइन" },
    { link: "beauty-services", ru: "Красота и здоровье", uz: "Goʻzallik va salomatlik", hi: "सौंदर्य सेवाएँ" },
    { link: "photo-video-services", ru: "Фото и видео", uz: "Foto va video", hi: "फ़ोटो और वीडियो" },
    { link: "celebrations", ru: "Свадьбы и праздники", uz: "Toʻy va bayramlar", hi: "शादी और उत्सव" },
    { link: "legal-finance", ru: "Юрист и бухгалтер", uz: "Yurist va buxgalter", hi: "वकील और लेखाकार" },
    { link: "translation", ru: "Переводы", uz: "Tarjima", hi: "अनुवाद" },
    { link: "tailoring", ru: "Пошив и ателье", uz: "Tikuvchilik va atelye", hi: "सिलाई" },
    { link: "nannies-carers", ru: "Няни и сиделки", uz: "Enaga va hamshiralar", hi: "आया और देखभाल" },
    { link: "item-rental", ru: "Прокат вещей", uz: "Buyumlar ijarasi", hi: "सामान किराये पर" },
  ],
};
