import { brand, choice, colour, flag, model, text, year } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const carBrand = brand(
  "Chevrolet, Daewoo, Ravon, Kia, Hyundai, BYD, Chery, Haval, Jetour, Geely, Changan, Zeekr, Li Auto, Leapmotor, Exeed, Tesla, Toyota, Lexus, Nissan, Mitsubishi, Mazda, Honda, Volkswagen, Mercedes-Benz, BMW, Audi, Skoda, Renault, Opel, Ford, Land Rover, Porsche, Lada",
  "ГАЗ, УАЗ, Москвич",
  "GAZ, UAZ, Moskvich",
);

const fuel = choice(
  "fuel",
  "Топливо",
  "Yoqilgʻi",
  "Бензин, Метан, Пропан, Дизель, Электричество, Гибрид",
  "Benzin, Metan, Propan, Dizel, Elektr, Gibrid",
);

const gearbox = choice(
  "gearbox",
  "Коробка передач",
  "Uzatmalar qutisi",
  "Механика, Автомат, Вариатор, Робот",
  "Mexanika, Avtomat, Variator, Robot",
);

const mileage = text("mileage", "Пробег, км", "Bosib oʻtgan yoʻli, km");

const cars: CategorySeed = {
  link: "cars",
  ru: "Легковые автомобили",
  uz: "Yengil avtomobillar",
  hi: "कारें",
  parameters: [
    carBrand,
    model,
    year,
    mileage,
    gearbox,
    fuel,
    choice(
      "drive",
      "Привод",
      "Yuritma",
      "Передний, Задний, Полный",
      "Oldi yuritma, Orqa yuritma, Toʻliq yuritma",
    ),
    choice(
      "body",
      "Кузов",
      "Kuzov turi",
      "Седан, Хэтчбек, Универсал, Кроссовер, Внедорожник, Минивэн, Микровэн, Купе, Кабриолет, Пикап",
      "Sedan, Xetchbek, Universal, Krossover, Yoʻltanlamas, Miniven, Mikroven, Kupe, Kabriolet, Pikap",
    ),
    text("engine", "Объём двигателя, л", "Dvigatel hajmi, l"),
    colour,
    flag("repainted", "Есть окрашенные детали", "Boʻyalgan joyi bor"),
    flag("exchange", "Возможен обмен", "Almashtirish mumkin"),
  ],
};

const motorcycles: CategorySeed = {
  link: "moto",
  ru: "Мототехника",
  uz: "Mototexnika",
  hi: "दोपहिया वाहन",
  children: [
    {
      link: "motorcycles",
      ru: "Мотоциклы",
      uz: "Mototsikllar",
      hi: "मोटरसाइकिलें",
      parameters: [year, mileage, text("engine", "Объём двигателя, см³", "Dvigatel hajmi, sm³")],
    },
    {
      link: "mopeds",
      ru: "Мопеды и скутеры",
      uz: "Moped va skuterlar",
      hi: "मोपेड और स्कूटर",
      parameters: [choice("fuel", "Двигатель", "Dvigateli", "Бензиновый, Электрический", "Benzinli, Elektr")],
    },
    { link: "atvs", ru: "Квадроциклы", uz: "Kvadrotsikllar", hi: "क्वाड बाइक" },
    {
      link: "moto-gear",
      ru: "Мотозапчасти и экипировка",
      uz: "Moto ehtiyot qism va anjomlar",
      hi: "बाइक के पुर्ज़े और गियर",
    },
  ],
};

const heavy: CategorySeed = {
  link: "heavy-vehicles",
  ru: "Грузовики и спецтехника",
  uz: "Yuk va maxsus texnika",
  hi: "ट्रक और भारी मशीनें",
  parameters: [
    brand(
      "Isuzu, MAN, Volvo, Scania, DAF, Mercedes-Benz, Howo, Shacman, FAW, Foton, Hyundai, JCB, Caterpillar",
      "ГАЗ, КамАЗ, МАЗ, ЗИЛ",
      "GAZ, KamAZ, MAZ, ZIL",
    ),
    model,
    year,
    fuel,
  ],
  children: [
    {
      link: "trucks",
      ru: "Грузовики",
      uz: "Yuk mashinalari",
      hi: "ट्रक",
      parameters: [mileage, text("payload", "Грузоподъёмность, т", "Yuk koʻtarishi, t")],
    },
    {
      link: "vans",
      ru: "Фургоны и микроавтобусы",
      uz: "Furgon va mikroavtobuslar",
      hi: "वैन और मिनीबस",
      parameters: [mileage, gearbox],
    },
    {
      link: "buses",
      ru: "Автобусы",
      uz: "Avtobuslar",
      hi: "बसें",
      parameters: [mileage, text("seats", "Число мест", "Oʻrindiqlar soni")],
    },
    { link: "special-machinery", ru: "Спецтехника", uz: "Maxsus texnika", hi: "विशेष मशीनें" },
    { link: "trailers", ru: "Прицепы и полуприцепы", uz: "Tirkama va yarim tirkamalar", hi: "ट्रेलर" },
  ],
};

const parts: CategorySeed = {
  link: "auto-goods",
  ru: "Запчасти и автотовары",
  uz: "Ehtiyot qism va avtotovarlar",
  hi: "पुर्ज़े और कार का सामान",
  children: [
    {
      link: "car-parts",
      ru: "Запчасти",
      uz: "Ehtiyot qismlar",
      hi: "कार के पुर्ज़े",
      parameters: [
        { ...carBrand, ru: "Для какой марки", uz: "Qaysi marka uchun" },
        choice(
          "origin",
          "Происхождение",
          "Kelib chiqishi",
          "Оригинал, Аналог, С разбора",
          "Original, Analog, Razbordan",
        ),
      ],
    },
    {
      link: "tires",
      ru: "Шины",
      uz: "Shinalar",
      hi: "टायर",
      parameters: [
        choice("diameter", "Диаметр", "Diametri", "R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22"),
        choice("season", "Сезон", "Mavsumi", "Летние, Зимние, Всесезонные", "Yozgi, Qishki, Barcha mavsum"),
      ],
    },
    {
      link: "rims",
      ru: "Диски",
      uz: "Disklar",
      hi: "व्हील रिम",
      parameters: [
        choice("diameter", "Диаметр", "Diametri", "R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22"),
        choice("kind", "Тип", "Turi", "Литые, Штампованные, Кованые", "Quyma, Shtamplangan, Bolgʻalangan"),
      ],
    },
    { link: "gas-equipment", ru: "Газовое оборудование", uz: "Gaz uskunalari", hi: "गैस किट" },
    { link: "car-audio", ru: "Автозвук и электроника", uz: "Avtoovoz va elektronika", hi: "कार ऑडियो" },
    { link: "car-batteries", ru: "Аккумуляторы", uz: "Akkumulyatorlar", hi: "कार बैटरी" },
    { link: "car-chemicals", ru: "Масла и автохимия", uz: "Moy va avtokimyo", hi: "तेल और रसायन" },
    { link: "car-accessories", ru: "Аксессуары", uz: "Aksessuarlar", hi: "कार एक्सेसरीज़" },
    {
      link: "garage-equipment",
      ru: "Оборудование для автосервиса",
      uz: "Avtoservis uskunalari",
      hi: "गैराज उपकरण",
    },
  ],
};

export const transport: CategorySeed = {
  link: "transport",
  ru: "Транспорт",
  uz: "Transport",
  hi: "वाहन",
  children: [
    cars,
    motorcycles,
    heavy,
    parts,
    { link: "boats", ru: "Водный транспорт", uz: "Suv transporti", hi: "नावें" },
  ],
};
