import { brand, choice, flag, model, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const ram = choice(
  "ram",
  "Оперативная память",
  "Operativ xotira",
  "2 GB, 4 GB, 8 GB, 16 GB, 24 GB, 32 GB, 64 GB, 128 GB",
);

const storage = choice(
  "storage",
  "Накопитель",
  "Xotira diski",
  "64 GB, 128 GB, 256 GB, 512 GB, 1 TB, 2 TB, 4 TB",
);

const processor = choice(
  "processor",
  "Процессор",
  "Protsessor",
  "Intel Celeron, Intel Pentium, Intel Core i3, Intel Core i5, Intel Core i7, Intel Core i9, Intel Core Ultra, AMD Ryzen 3, AMD Ryzen 5, AMD Ryzen 7, AMD Ryzen 9, Apple M, Другой",
  "Intel Celeron, Intel Pentium, Intel Core i3, Intel Core i5, Intel Core i7, Intel Core i9, Intel Core Ultra, AMD Ryzen 3, AMD Ryzen 5, AMD Ryzen 7, AMD Ryzen 9, Apple M, Boshqa",
);

const gaming = flag("gaming", "Игровой", "Oʻyinbop");

const computers: CategorySeed = {
  link: "computers",
  ru: "Компьютеры",
  uz: "Kompyuterlar",
  hi: "कंप्यूटर",
  children: [
    {
      link: "laptops",
      ru: "Ноутбуки",
      uz: "Noutbuklar",
      hi: "लैपटॉप",
      parameters: [
        brand("Apple, Asus, Acer, Lenovo, HP, Dell, MSI, Huawei, Honor, Xiaomi, Samsung, Avtech"),
        model,
        processor,
        ram,
        storage,
        choice("screen", "Экран", "Ekran", "11–12″, 13–13.9″, 14–14.9″, 15–15.9″, 16–16.9″, 17″+"),
        text("graphics", "Видеокарта", "Videokarta"),
        gaming,
      ],
    },
    {
      link: "desktops",
      ru: "Настольные компьютеры",
      uz: "Stol kompyuterlari",
      hi: "डेस्कटॉप",
      parameters: [processor, ram, storage, gaming],
    },
    {
      link: "tablets",
      ru: "Планшеты и ридеры",
      uz: "Planshet va elektron kitoblar",
      hi: "टैबलेट और ई-रीडर",
      parameters: [
        brand("Apple, Samsung, Xiaomi, Huawei, Honor, Lenovo, Artel, PocketBook, Amazon"),
        storage,
      ],
    },
    {
      link: "monitors",
      ru: "Мониторы",
      uz: "Monitorlar",
      hi: "मॉनिटर",
      parameters: [choice("diagonal", "Диагональ", "Diagonali", "19–21″, 22–23″, 24″, 27″, 32″, 34″+")],
    },
    { link: "pc-components", ru: "Комплектующие", uz: "Butlovchi qismlar", hi: "पीसी के पुर्ज़े" },
    { link: "printers", ru: "Принтеры и сканеры", uz: "Printer va skanerlar", hi: "प्रिंटर और स्कैनर" },
    { link: "networking", ru: "Роутеры и сеть", uz: "Router va tarmoq", hi: "राउटर और नेटवर्क" },
    {
      link: "pc-accessories",
      ru: "Клавиатуры, мыши и прочее",
      uz: "Klaviatura, sichqoncha va boshqalar",
      hi: "कीबोर्ड, माउस आदि",
    },
  ],
};

const video: CategorySeed = {
  link: "tv-video",
  ru: "ТВ и видео",
  uz: "TV va video",
  hi: "टीवी और वीडियो",
  children: [
    {
      link: "tvs",
      ru: "Телевизоры",
      uz: "Televizorlar",
      hi: "टीवी",
      parameters: [
        brand(
          "Artel, Samsung, LG, Sony, Xiaomi, TCL, Hisense, Shivaki, Ziffler, Immer, Moonx, Haier, Philips, Roison",
        ),
        choice(
          "diagonal",
          "Диагональ",
          "Diagonali",
          "24″, 32″, 40″, 43″, 50″, 55″, 65″, 75″, 85″+, Другая",
          "24″, 32″, 40″, 43″, 50″, 55″, 65″, 75″, 85″+, Boshqa",
        ),
        choice("resolution", "Разрешение", "Tasvir sifati", "HD, Full HD, 4K, 8K"),
        flag("smart", "Смарт ТВ", "Smart TV"),
      ],
    },
    { link: "projectors", ru: "Проекторы", uz: "Proyektorlar", hi: "प्रोजेक्टर" },
    { link: "set-top-boxes", ru: "Приставки и антенны", uz: "TV pristavka va antennalar", hi: "सेट-टॉप बॉक्स" },
    { link: "cctv", ru: "Видеонаблюдение", uz: "Videokuzatuv", hi: "सीसीटीवी" },
  ],
};

const audio: CategorySeed = {
  link: "audio",
  ru: "Аудио",
  uz: "Audio",
  hi: "ऑडियो",
  children: [
    {
      link: "headphones",
      ru: "Наушники",
      uz: "Quloqchinlar",
      hi: "हेडफ़ोन",
      parameters: [
        brand("Apple, Samsung, Xiaomi, JBL, Sony, Marshall, Huawei, Honor, Haylou, Beats"),
        flag("wireless", "Беспроводные", "Simsiz"),
      ],
    },
    { link: "speakers", ru: "Колонки", uz: "Kolonkalar", hi: "स्पीकर" },
    {
      link: "home-audio",
      ru: "Усилители и центры",
      uz: "Kuchaytirgich va musiqa markazlari",
      hi: "एम्पलीफ़ायर",
    },
    { link: "microphones", ru: "Микрофоны и караоке", uz: "Mikrofon va karaoke", hi: "माइक और कराओके" },
  ],
};

export const electronics: CategorySeed = {
  link: "electronics",
  ru: "Электроника",
  uz: "Elektronika",
  hi: "इलेक्ट्रॉनिक्स",
  children: [
    computers,
    video,
    audio,
    {
      link: "photo",
      ru: "Фото и съёмка",
      uz: "Foto va suratga olish",
      hi: "फ़ोटो और शूटिंग",
      children: [
        {
          link: "cameras",
          ru: "Фото- и видеокамеры",
          uz: "Foto va videokameralar",
          hi: "कैमरे",
          parameters: [brand("Canon, Nikon, Sony, Fujifilm, Panasonic, GoPro, DJI, Leica")],
        },
        { link: "camera-lenses", ru: "Объективы", uz: "Obyektivlar", hi: "लेंस" },
        { link: "drones", ru: "Квадрокоптеры", uz: "Kvadrokopterlar", hi: "ड्रोन" },
        { link: "studio-gear", ru: "Штативы и свет", uz: "Shtativ va yoritgichlar", hi: "ट्राइपॉड और लाइट" },
      ],
    },
    {
      link: "gaming",
      ru: "Игры и приставки",
      uz: "Oʻyin va pristavkalar",
      hi: "गेमिंग",
      children: [
        {
          link: "consoles",
          ru: "Игровые приставки",
          uz: "Oʻyin pristavkalari",
          hi: "गेम कंसोल",
          parameters: [
            choice(
              "console",
              "Приставка",
              "Pristavka",
              "PlayStation 3, PlayStation 4, PlayStation 5, Xbox One, Xbox Series, Nintendo Switch, Steam Deck, Другая",
              "PlayStation 3, PlayStation 4, PlayStation 5, Xbox One, Xbox Series, Nintendo Switch, Steam Deck, Boshqa",
            ),
          ],
        },
        { link: "video-games", ru: "Игры", uz: "Oʻyinlar", hi: "वीडियो गेम" },
        { link: "game-controllers", ru: "Геймпады и рули", uz: "Geympad va rullar", hi: "कंट्रोलर" },
      ],
    },
  ],
};
