import type { ParameterSeed } from "./types.ts";

/** A free-text parameter. */
export function text(key: string, ru: string, uz: string): ParameterSeed {
  return { key, type: "STRING", ru, uz };
}

/** A yes-or-no parameter. */
export function flag(key: string, ru: string, uz: string): ParameterSeed {
  return { key, type: "BOOLEAN", ru, uz };
}

/** A choice out of parallel lists, written with ", " between options; the Uzbek list may be left out when it reads the same. */
export function choice(
  key: string,
  ru: string,
  uz: string,
  ruOptions: string,
  uzOptions = ruOptions,
): ParameterSeed {
  const uzTexts = uzOptions.split(", ");
  const options = ruOptions.split(", ").map((text, place) => ({ ru: text, uz: uzTexts[place] ?? "" }));
  if (uzTexts.length !== options.length) throw new Error(`The options of ${key} are not parallel`);
  return { key, type: "ENUM", ru, uz, options };
}

/** The maker: Latin names, then those written differently in Cyrillic, then "another one". */
export function brand(names: string, ruNames?: string, uzNames = ruNames): ParameterSeed {
  const ru = [names, ruNames, "Другая марка"].filter(Boolean).join(", ");
  const uz = [names, uzNames, "Boshqa marka"].filter(Boolean).join(", ");
  return choice("brand", "Марка", "Marka", ru, uz);
}

export const colour = choice(
  "colour",
  "Цвет",
  "Rangi",
  "Белый, Чёрный, Серый, Серебристый, Красный, Синий, Голубой, Зелёный, Жёлтый, Оранжевый, Коричневый, Бежевый, Розовый, Фиолетовый, Золотой, Разноцветный, Другой",
  "Oq, Qora, Kulrang, Kumushrang, Qizil, Koʻk, Havorang, Yashil, Sariq, Toʻq sariq, Jigarrang, Bej, Pushti, Binafsharang, Tillarang, Rang-barang, Boshqa",
);

export const gender = choice(
  "gender",
  "Для кого",
  "Kim uchun",
  "Женщинам, Мужчинам, Унисекс",
  "Ayollar uchun, Erkaklar uchun, Uniseks",
);

export const sex = choice("sex", "Пол", "Jinsi", "Самец, Самка, Пара", "Erkak, Urgʻochi, Juft");

export const deal = choice("deal", "Сделка", "Bitim turi", "Продажа, Аренда", "Sotuv, Ijara");

export const year = text("year", "Год выпуска", "Ishlab chiqarilgan yili");

export const area = text("area", "Общая площадь, м²", "Umumiy maydoni, m²");

export const age = text("age", "Возраст", "Yoshi");

export const model = text("model", "Модель", "Modeli");
