import type { ParameterSeed } from "../../reference/categories/types.ts";
import type { Random } from "../random.ts";
import { fillSlots } from "../texts/fillSlots.ts";
import type { OwnedParameter } from "./tree.ts";

export interface ParameterValue {
  category: string;
  key: string;
  value: string;
}

/** The facts of a listing when its parameters are filled. */
interface Known {
  name: { ru: string; uz: string };
  /** The values of the name's slots. */
  slots: readonly string[];
  /** Values the offer names. */
  named: Record<string, string>;
  /** Likely values in this category. */
  likely: Record<string, string[]>;
  state: "New" | "Used";
  /** Russian name of the colour on the photo. */
  colour: string | undefined;
  language: "ru" | "uz";
}

/** Options of which any is believable, whatever the name says. */
const free = new Set(
  "building renovation bathroom sewerage gender season child employment experience energy material tenants".split(
    " ",
  ),
);

/** A number in a range, written with a blank between thousands. */
const between = (random: Random, least: number, most: number) =>
  String(random.int(least, most)).replace(/\B(?=(\d{3})+$)/g, " ");

const written: Record<string, (known: Known, random: Random) => string | undefined> = {
  year: ({ name }) => /\b(19|20)\d\d\b/.exec(name.ru)?.[0],
  mileage: ({ name, state }, random) => {
    const year = Number(/\b(19|20)\d\d\b/.exec(name.ru)?.[0] ?? 2020);
    if (state === "New") return undefined;
    const years = Math.max(2026 - year, 1);
    return between(random, years * 9, years * 17).concat(" 000");
  },
  area: (_, random) => String(random.int(38, 96)),
  floor: (_, random) => String(random.int(1, 9)),
  floors: (_, random) => random.pick(["9", "9", "12", "16"]),
  plot: (_, random) => String(random.int(3, 9)),
  guests: (_, random) => String(random.int(2, 6)),
};

/** Units of free texts, which are stored in the seller's own language. */
const uzbek: [RegExp, string][] = [
  [/ мес(\.|яцев)/, " oy"],
  [/ (лет|года?)$/, " yosh"],
  [/ см$/, " sm"],
  [/ л\.с\.$/, " o.k."],
  [/ мл$/, " ml"],
  [/ л$/, " l"],
  [/ м$/, " m"],
  [/ пар$/, " juft"],
  [/ штук$/, " dona"],
  [/ контейнер$/, " konteyner"],
];

function inLanguage(text: string, language: "ru" | "uz"): string {
  return language === "uz" ? uzbek.reduce((value, [from, to]) => value.replace(from, to), text) : text;
}

/** The option that the name speaks of, the longest first: "Land Rover" before "Rover". */
function mentioned({ options = [] }: ParameterSeed, { name }: Known): string | undefined {
  const has = (text: string, word: string) => ` ${text} `.toLowerCase().includes(` ${word.toLowerCase()} `);
  const plain = (text: string) => text.replace(/[,:;.()«»]/g, " ");
  return [...options]
    .sort((a, b) => b.ru.length - a.ru.length)
    .find(({ ru, uz }) => has(plain(name.ru), ru) || has(plain(name.uz), uz))?.ru;
}

/** The group of ages to which the age in the name belongs. */
function ageGroup({ options = [] }: ParameterSeed, name: string): string | undefined {
  const years = Number(/возраст (\d+)|(\d+) лет/.exec(name)?.slice(1).find(Boolean));
  return options.find(({ ru }) => {
    const [, from, to] = /^(\d+)–(\d+) (?:лет|года)$/.exec(ru) ?? [];
    return Number(from) <= years && years <= Number(to);
  })?.ru;
}

function enumValue(seed: ParameterSeed, known: Known, random: Random): string | undefined {
  const { key, options = [] } = seed;
  if (key === "colour") return options.find(({ ru }) => ru === known.colour)?.ru;
  if (key === "market") return known.state === "New" ? "Новостройка" : "Вторичный";
  if (key === "size") {
    const size = /\b(XS|S|M|L|XL)\b/.exec(known.name.ru)?.[0];
    return options.find(({ ru }) => size !== undefined && ru.startsWith(`${size} `))?.ru;
  }
  if (key === "age") return ageGroup(seed, known.name.ru) ?? random.pick(options).ru;
  const likely = known.likely[key];
  if (likely) return random.pick(likely);
  return mentioned(seed, known) ?? (free.has(key) ? random.pick(options).ru : undefined);
}

function namedValue(key: string, known: Known, random: Random): string | undefined {
  const text = known.named[key]?.replace(/\$(\d)/g, (_, slot) => known.slots[Number(slot) - 1] ?? "");
  return text === undefined ? undefined : fillSlots(text, "", random).ru;
}

/** An option's text as it is stored; the case in which the offer writes it doesn't matter. */
function optionOf({ key, options = [] }: ParameterSeed, value: string): string {
  const option = options.find(({ ru }) => ru.toLowerCase() === value.toLowerCase());
  if (!option) throw new Error(`${key} has no option ${value}`);
  return option.ru;
}

function filledValue(seed: ParameterSeed, known: Known, random: Random): string | undefined {
  const named = namedValue(seed.key, known, random);
  if (seed.type === "ENUM") {
    const value = named === undefined ? enumValue(seed, known, random) : random.pick(named.split("/"));
    return value === undefined ? undefined : optionOf(seed, value);
  }
  if (named !== undefined) return inLanguage(named, known.language);
  if (seed.type === "BOOLEAN") return known.likely[seed.key]?.[0] ?? String(random.chance(0.5));
  const likely = known.likely[seed.key];
  return likely ? random.pick(likely) : written[seed.key]?.(known, random);
}

/** The characteristics of a listing; most sellers fill most of them, one in five fills none. */
export function parameterValues(parameters: readonly OwnedParameter[], known: Known, random: Random) {
  const isLazy = random.chance(0.14);
  const values: ParameterValue[] = [];
  for (const { category, seed } of parameters) {
    const value = filledValue(seed, known, random);
    const isFilled = !isLazy && random.chance(seed.key === "brand" || seed.key === "model" ? 1 : 0.88);
    if (value !== undefined && isFilled) values.push({ category, key: seed.key, value });
  }
  return values;
}
