import { area, choice, deal, flag, text } from "./parameters.ts";
import type { CategorySeed } from "./types.ts";

const rooms = choice(
  "rooms",
  "Комнат",
  "Xonalar soni",
  "1, 2, 3, 4, 5, 6 и больше",
  "1, 2, 3, 4, 5, 6 va undan koʻp",
);

const renovation = choice(
  "renovation",
  "Ремонт",
  "Taʼmiri",
  "Евроремонт, Авторский проект, Средний, Требует ремонта, Черновая отделка, Предчистовая отделка",
  "Yevrotaʼmir, Mualliflik loyihasi, Oʻrtacha, Taʼmir talab, Qora suvoq, Oq suvoq",
);

const furnished = flag("furnished", "С мебелью", "Mebelli");
const noFee = flag("no-fee", "Без комиссии", "Vositachilik haqisiz");
const plot = text("plot", "Участок, соток", "Yer maydoni, sotix");

const flats: CategorySeed = {
  link: "flats",
  ru: "Квартиры",
  uz: "Kvartiralar",
  hi: "फ़्लैट",
  parameters: [
    rooms,
    area,
    text("floor", "Этаж", "Qavati"),
    text("floors", "Этажей в доме", "Uyning qavatlari"),
    choice(
      "building",
      "Тип дома",
      "Uy turi",
      "Кирпичный, Панельный, Монолитный, Блочный, Деревянный",
      "Gʻishtli, Panelli, Monolit, Blokli, Yogʻoch",
    ),
    renovation,
    furnished,
  ],
  children: [
    {
      link: "flats-sale",
      ru: "Продажа квартир",
      uz: "Kvartira sotuvi",
      hi: "फ़्लैट बिक्री",
      parameters: [
        choice("market", "Рынок", "Bozor turi", "Новостройка, Вторичный", "Yangi qurilgan, Ikkilamchi"),
        choice(
          "bathroom",
          "Санузел",
          "Hammom va hojatxona",
          "Раздельный, Совмещённый, Два и больше",
          "Alohida, Birga, Ikki va undan koʻp",
        ),
        flag("mortgage", "Можно в ипотеку", "Ipotekaga mumkin"),
      ],
    },
    {
      link: "flats-rent",
      ru: "Аренда квартир",
      uz: "Kvartira ijarasi",
      hi: "किराये के फ़्लैट",
      parameters: [
        noFee,
        flag("conditioner", "Кондиционер", "Konditsioner"),
        flag("pets", "Можно с животными", "Hayvonlar bilan mumkin"),
      ],
    },
    {
      link: "flats-daily",
      ru: "Квартиры посуточно",
      uz: "Kunlik kvartiralar",
      hi: "दैनिक किराया",
      parameters: [text("guests", "Гостей", "Mehmonlar soni")],
    },
  ],
};

const houses: CategorySeed = {
  link: "houses",
  ru: "Дома",
  uz: "Hovli va uylar",
  hi: "मकान",
  parameters: [
    rooms,
    area,
    plot,
    renovation,
    furnished,
    choice("sewerage", "Канализация", "Kanalizatsiya", "Центральная, Септик, Нет", "Markaziy, Septik, Yoʻq"),
    flag("gas", "Газ", "Gaz bor"),
  ],
  children: [
    {
      link: "houses-sale",
      ru: "Продажа домов",
      uz: "Hovli sotuvi",
      hi: "मकान बिक्री",
      parameters: [flag("exchange", "Возможен обмен", "Almashtirish mumkin")],
    },
    { link: "houses-rent", ru: "Аренда домов", uz: "Hovli ijarasi", hi: "किराये के मकान", parameters: [noFee] },
    {
      link: "dachas",
      ru: "Дачи",
      uz: "Dala hovlilar",
      hi: "फ़ार्महाउस",
      parameters: [deal, flag("pool", "Бассейн", "Basseyn")],
    },
  ],
};

const commercial: CategorySeed = {
  link: "commercial",
  ru: "Коммерческая недвижимость",
  uz: "Tijorat binolari",
  hi: "व्यावसायिक संपत्ति",
  parameters: [deal, area, flag("parking", "Парковка", "Avtoturargoh")],
  children: [
    { link: "offices", ru: "Офисы", uz: "Ofislar", hi: "कार्यालय" },
    { link: "shops", ru: "Магазины и бутики", uz: "Doʻkon va butiklar", hi: "दुकानें" },
    { link: "cafe-premises", ru: "Кафе и рестораны", uz: "Kafe va restoranlar", hi: "कैफ़े और रेस्तराँ" },
    { link: "warehouses", ru: "Склады", uz: "Omborlar", hi: "गोदाम" },
    { link: "workshops", ru: "Производственные помещения", uz: "Ishlab chiqarish binolari", hi: "कारखाने" },
  ],
};

const land: CategorySeed = {
  link: "land",
  ru: "Земля",
  uz: "Yer",
  hi: "ज़मीन",
  parameters: [deal, plot],
  children: [
    { link: "land-building", ru: "Под строительство", uz: "Qurilish uchun", hi: "निर्माण के लिए" },
    { link: "land-farming", ru: "Под сельское хозяйство", uz: "Dehqonchilik uchun", hi: "खेती के लिए" },
  ],
};

export const property: CategorySeed = {
  link: "property",
  ru: "Недвижимость",
  uz: "Koʻchmas mulk",
  hi: "संपत्ति",
  children: [
    flats,
    houses,
    {
      link: "rooms-rent",
      ru: "Комнаты и подселение",
      uz: "Xona va sherikchilik",
      hi: "किराये के कमरे",
      parameters: [
        furnished,
        choice(
          "tenants",
          "Кому сдаётся",
          "Kimga beriladi",
          "Девушкам, Парням, Семье, Всем",
          "Qizlarga, Yigitlarga, Oilaga, Hammaga",
        ),
      ],
    },
    land,
    commercial,
    {
      link: "garages",
      ru: "Гаражи и парковки",
      uz: "Garaj va turargohlar",
      hi: "गैराज और पार्किंग",
      parameters: [deal],
    },
  ],
};
