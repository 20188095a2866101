import type { Language } from "#contract/languages.ts";
import { type Random, randomOf } from "../random.ts";

export interface DemoPerson {
  telegramId: number;
  username: string | null;
  firstName: string;
  lastName: string | null;
  language: Language;
  phone: string | null;
  isAdmin: boolean;
  /** Coins. */
  balance: number;
  /** Slug of the region they live in. */
  region: string;
  isSeller: boolean;
}

/** The first people of the local messenger, who come with ids of their own. */
const known: DemoPerson[] = [
  {
    telegramId: 5_000_001,
    username: "aziza",
    firstName: "Aziza",
    lastName: "Karimova",
    language: "uz",
    phone: "+998901112233",
    isAdmin: false,
    balance: 350,
    region: "tashkent-city",
    isSeller: true,
  },
  {
    telegramId: 5_000_002,
    username: null,
    firstName: "Тимур",
    lastName: "Алиев",
    language: "ru",
    phone: "+998935554411",
    isAdmin: false,
    balance: 120,
    region: "tashkent-city",
    isSeller: true,
  },
  {
    telegramId: 5_000_003,
    username: null,
    firstName: "Priya",
    lastName: "Sharma",
    language: "en",
    phone: "+919812345678",
    isAdmin: false,
    balance: 0,
    region: "tashkent-city",
    isSeller: false,
  },
  {
    telegramId: 5_000_004,
    username: null,
    firstName: "Rahul",
    lastName: "Verma",
    language: "hi",
    phone: null,
    isAdmin: false,
    balance: 0,
    region: "tashkent-city",
    isSeller: false,
  },
  {
    telegramId: 5_000_005,
    username: null,
    firstName: "Dilnoza",
    lastName: "Yusupova",
    language: "ru",
    phone: null,
    isAdmin: true,
    balance: 0,
    region: "tashkent-city",
    isSeller: false,
  },
];

/** First and last name, language, region; whoever sells has a star. */
const others = `
Jasur Toshmatov uz tashkent-city *
Ольга Ким ru tashkent-city *
Sardor Rahimov uz tashkent-city *
Дмитрий Соколов ru tashkent-city *
Malika Ergasheva uz tashkent-city *
Вячеслав Цой ru tashkent-city *
Bekzod Nazarov uz tashkent-city *
Светлана Пак ru tashkent-city *
Otabek Mirzayev uz tashkent-city *
Екатерина Волкова ru tashkent-city *
Shahnoza Qodirova uz tashkent-city *
Рустам Хакимов ru tashkent-city *
Nodira Saidova uz tashkent-city *
Артём Лигай ru tashkent-city *
Ulugʻbek Yoʻldoshev uz tashkent-city *
Ильдар Гафуров ru tashkent-city *
Gulchehra Ismoilova uz tashkent-region *
Сергей Тен ru tashkent-region *
Farrux Abdullayev uz tashkent-region *
Komil Raxmatullayev uz samarkand *
Фарход Бобоев ru samarkand *
Zarina Sharipova uz samarkand *
Muhammadali Sobirov uz fergana *
Наталья Шевченко ru fergana *
Ravshan Turgʻunov uz andijan *
Dilshod Ahmedov uz andijan *
Марат Юнусов ru andijan *
Oybek Xolmatov uz namangan *
Munisa Odilova uz namangan *
Анвар Расулов ru namangan *
Shuhrat Joʻrayev uz bukhara *
Лариса Мирзаева ru bukhara *
Sanjar Eshmurodov uz kashkadarya *
Тахир Норов ru kashkadarya *
Abror Choriyev uz surkhandarya *
Рамиль Сафин ru surkhandarya *
Umid Matkarimov uz khorezm *
Айгуль Рузметова ru khorezm *
Islom Xudoyorov uz navoiy *
Алексей Петров ru navoiy *
Bobur Hamroyev uz jizzakh *
Юлия Назарова ru jizzakh *
Qahramon Davlatov uz syrdarya *
Игорь Ли ru syrdarya *
Nurlan Allambergenov uz karakalpakstan *
Айдос Утепбергенов ru karakalpakstan *
Gulnara Bekmuratova uz karakalpakstan
Лола Каримова ru tashkent-city
Doston Vohidov uz tashkent-city
Марина Югай ru tashkent-city
Feruza Hasanova uz samarkand
Камила Ахунова ru fergana
Javohir Normatov uz andijan
Виктор Хван ru tashkent-region
Sitora Mamatova uz bukhara
`;

const codes = ["90", "91", "93", "94", "95", "97", "98", "99", "88", "77"];

/** A mobile number of Uzbekistan, in E.164. */
export function madeUpPhone(random: Random): string {
  return `+998${random.pick(codes)}${random.int(1_000_000, 9_999_999)}`;
}

function other(line: string, place: number): DemoPerson {
  const [firstName = "", lastName = "", language = "", region = "", star] = line.split(" ");
  const random = randomOf(`person ${line}`);
  const username = `${firstName}_${lastName}`.toLowerCase().replaceAll("ʻ", "");
  return {
    telegramId: 6_000_001 + place,
    username: /^\w{5,32}$/.test(username) && random.chance(0.7) ? username : null,
    firstName,
    lastName,
    region,
    language: language === "ru" ? "ru" : "uz",
    phone: madeUpPhone(random),
    isAdmin: false,
    balance: random.chance(0.5) ? random.int(0, 50) * 10 : 0,
    isSeller: star === "*",
  };
}

/** The 60 people of the demo market, the messenger's own first. */
export const people: readonly DemoPerson[] = [...known, ...others.trim().split("\n").map(other)];
