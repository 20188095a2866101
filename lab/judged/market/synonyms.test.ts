import { expect, test } from "vitest";
import { spellings } from "#core/market/search/spellings.ts";
import { rows, texts } from "#db/rows.ts";
import { categories } from "#db/seeds/reference/categories/categories.ts";
import type { CategorySeed } from "#db/seeds/reference/categories/types.ts";
import { synonyms } from "#db/seeds/reference/synonyms/synonyms.ts";
import { readCorpus } from "./readCorpus.ts";

async function stemsOf(words: readonly string[]): Promise<string[]> {
  const [row] = await rows({ stems: texts }, "select public.search_stems_of($words::text[]) as stems", {
    words,
  });
  return row?.stems ?? [];
}

/** Words that mean something else in some of the corpus's names: looked at, and worth what they find beside. */
const knownHomographs = `
часы: soat
мышь: мышка
playstation: плойка
колонка: колонка
колонка: акустика
фотоаппарат: камера
bosch: бош
плита: плита
авто: машина
диски: диски
аккумулятор: батарея
комнатная: комнатная
комната: xona
кухня: oshxona
казан: qozon
детский: bolalar
пианино: рояль
палатка: chodir
лошадь: конь
уй: уй
спальня: спальня
сиденье: o'rindiq
`;

/** Words of the same meaning in names of several top categories. */
const widelyUsed = `
xiaomi: xiaomi
компьютер: компьютер
playstation: playstation
телевизор: телевизор
колонка: kolonka
bosch: bosch
водонагреватель: аристон
аэрогриль: аэрогриль
аэрогриль: фритюрница
кофемашина: кофемашина
грузовик: грузовик
самокат: самокат
кабель: кабель
шины: шины
шины: покрышка
шины: колеса
аккумулятор: аккумулятор
аренда: аренда
аренда: ijaraga
склад: склад
склад: ombor
ташкент: ташкент
ташкент: toshkent
дверь: дверь
работа: работа
работа: ish
работа: требуется
водитель: водитель
строитель: строитель
строитель: usta
репетитор: o'qituvchi
учитель: o'qituvchi
парикмахер: sartarosh
новый: новый
новый: yangi
шкаф: шкаф
кухня: кухня
курпача: курпача
коляска: коляска
рюкзак: рюкзак
рюкзак: портфель
костюм: костюм
куртка: куртка
кроссовки: кроссовки
женский: аёллар
книга: книга
пианино: пианино
баран: qo'y
лошадь: лошадь
курица: tovuq
корм: корм
яйцо: tuxum
яиц: яиц
яиц: tuxum
молоко: молоко
молоко: sut
яблоко: olma
свадьба: to'y
хлеб: non
чай: choy
пиломатериалы: yog'och
`;

/** The top category of each one's link. */
const tops = new Map(
  categories.flatMap((top) => {
    const below = ({ link, children = [] }: CategorySeed): string[] => [link, ...children.flatMap(below)];
    return below(top).map((link) => [link, top.link] as const);
  }),
);

test("no word stands for a word of another meaning", async () => {
  const corpus = readCorpus();
  const texts = await stemsOf(corpus.map(({ name, translation = "" }) => `${name} ${translation}`));
  const listings = texts.map((stems, at) => ({
    stems: new Set(stems.split(" ")),
    key: corpus[at]?.key ?? "",
    top: tops.get(corpus[at]?.category ?? ""),
  }));
  const having = (phrase: string) =>
    listings.filter(({ stems }) => phrase.split(" ").every((stem) => stems.has(stem)));

  const known = new Set([knownHomographs, widelyUsed].flatMap((lines) => lines.trim().split("\n")));
  const found: string[] = [];
  for (const words of synonyms) {
    const phrases = await stemsOf(words);
    for (const [at, phrase] of phrases.entries()) {
      if (phrase.includes(" ") || phrases.indexOf(phrase) < at) continue;
      const others = phrases.filter((other) => other !== phrase).flatMap(having);
      const own = new Set(others.map(({ top }) => top));
      const foreign = having(phrase).filter(({ top }) => own.size > 0 && !own.has(top));
      const name = `${words[0]}: ${words[at]}`;
      const keys = foreign.map(({ key }) => key).join(" ");
      if (foreign.length > 0 && !known.has(name)) found.push(`${name}, in ${keys}`);
    }
  }
  expect(found).toEqual([]);
});

test("a stem that two groups have is that of a word that both have", async () => {
  const groups = await Promise.all(
    [...synonyms, ...spellings].map(async (words) => ({ words, stems: await stemsOf(words) })),
  );
  const byStem = new Map<string, Set<string>[]>();
  for (const { words, stems } of groups) {
    for (const stem of new Set(stems)) {
      const own = new Set(words.filter((_, at) => stems[at] === stem));
      byStem.set(stem, [...(byStem.get(stem) ?? []), own]);
    }
  }
  const clashes = [...byStem.values()].filter(([first = new Set<string>(), ...others]) =>
    others.some((words) => ![...words].some((word) => first.has(word))),
  );
  expect(clashes.map((sets) => sets.map((words) => [...words].join(" = ")))).toEqual([]);
});
