import { brand, choice, colour, flag, model, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const phoneBrand = brand(
  "Apple, Samsung, Xiaomi, Redmi, Poco, Honor, Huawei, Vivo, Oppo, Realme, OnePlus, Tecno, Infinix, Google, Nokia, Artel",
);

export const phones: CategorySeed = {
  link: "phones",
  ru: "Телефоны",
  uz: "Telefonlar",
  hi: "फ़ोन",
  children: [
    {
      link: "smartphones",
      ru: "Смартфоны",
      uz: "Smartfonlar",
      hi: "स्मार्टफ़ोन",
      parameters: [
        phoneBrand,
        model,
        choice("memory", "Память", "Xotira", "16 GB, 32 GB, 64 GB, 128 GB, 256 GB, 512 GB, 1 TB, 2 TB"),
        choice(
          "ram",
          "Оперативная память",
          "Operativ xotira",
          "2 GB, 3 GB, 4 GB, 6 GB, 8 GB, 12 GB, 16 GB, 24 GB",
        ),
        colour,
        text("battery", "Ёмкость аккумулятора, %", "Batareya holati, %"),
        flag("imei", "IMEI зарегистрирован", "IMEI roʻyxatdan oʻtgan"),
        flag("box", "С коробкой и документами", "Quti va hujjatlari bor"),
      ],
    },
    {
      link: "keypad-phones",
      ru: "Кнопочные телефоны",
      uz: "Tugmali telefonlar",
      hi: "कीपैड फ़ोन",
      parameters: [brand("Nokia, Samsung, Philips, Itel, Novey, F+, Alcatel")],
    },
    {
      link: "smart-watches",
      ru: "Смарт-часы и браслеты",
      uz: "Smart soat va brasletlar",
      hi: "स्मार्ट घड़ियाँ",
      parameters: [brand("Apple, Samsung, Xiaomi, Huawei, Honor, Amazfit, Garmin, Haylou"), colour],
    },
    { link: "sim-numbers", ru: "Номера и SIM-карты", uz: "Raqam va SIM kartalar", hi: "नंबर और सिम कार्ड" },
    { link: "phone-cases", ru: "Чехлы и стёкла", uz: "Gʻilof va oynalar", hi: "कवर और ग्लास" },
    { link: "chargers", ru: "Зарядки и кабели", uz: "Quvvatlagich va kabellar", hi: "चार्जर और केबल" },
    { link: "power-banks", ru: "Пауэрбанки", uz: "Pauerbanklar", hi: "पावर बैंक" },
    { link: "phone-parts", ru: "Запчасти для телефонов", uz: "Telefon ehtiyot qismlari", hi: "फ़ोन के पुर्ज़े" },
    {
      link: "landline-phones",
      ru: "Стационарные телефоны и рации",
      uz: "Uy telefonlari va ratsiyalar",
      hi: "लैंडलाइन और वॉकी-टॉकी",
    },
  ],
};
