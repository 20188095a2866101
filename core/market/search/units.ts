import { anyOf, phraseSql, quote, tightSql } from "./termSql.ts";

/**
 * Units as stems, each group of what is written for the same (60 м2, 60 кв м, 60 kvadrat); what is in several groups
 * mostly means the first. A star marks what is often left out (Юнусабад 4 is Юнусабад 4 квартал), two what mostly is, so
 * that a number alone is found even where nothing else is asked for (2022 год).
 */
const groups = `
m 2 = m = kv m = m kv = kv = kvm = kvadrat = kvadratl = kvadratn metr
m = metr = metrl
sm = santimetr
gb = gig = giga = gigov = gigabayt
tb = terabayt
l = litr = litrl = litrw
kg = kilo = kilogr = kilogram
vt = vat
kvt = kilovat
* v = volt
a = amper
ach = ah
** dyuym = dyuyml = dyuymw = duym = inch
mp = megapiksel
komnatn = komnat = komn = kom = honal = hona
* razmer = razmern = olch = olchaml
* kvartal = kvart = kv l = kv = mavz = mavzes = daha = masiv
** god = goda = yil = let = g = y
* gram = gr = g
`
  .trim()
  .split("\n")
  .map((line) => {
    const [, stars = "", names = ""] = /^(\**) ?(.*)$/.exec(line) ?? [];
    return { isOptional: stars !== "", isBare: stars === "**", units: names.split(" = ") };
  });
/** The usual meaning of a unit: the first group that has it. */
const homeOf = (unit: string) => groups.find(({ units }) => units.includes(unit));

/** Most tokens that a unit has. */
const UNIT_MAX = 2;
/** Units of years stand behind nothing else: 5g is no age. */
const OF_YEARS = "god";
const YEAR = /^(?:19|20)\d\d$/;

/** Units that have tenths. */
const IN_TENTHS = new Set(["m 2", "m", "l", "kg", "kvt", "dyuym"]);
const DIGITS = anyOf([..."0123456789"].map(quote));

/** A number and its unit side by side, without those that are the end of another number. */
function wholeSql(number: string, unit: string, isInTenths: boolean): string {
  const together = tightSql(`${number} ${unit}`);
  return isInTenths && number.length === 1 ? `(${together} & !(${DIGITS} <-> ${together}))` : together;
}

/** A number and its unit, as texts of tsquery. */
interface Measure {
  /** How many tokens it is made of. */
  length: number;
  /** Side by side. */
  together: string;
  /** The same, but for what the number only ends (2.6 м). */
  whole: string;
  /** Both, wherever they stand. */
  apart: string;
  /** By other names of the unit, which are the very same. */
  same: string[];
  /** By names that also mean something else. */
  others: string[];
  /** The number alone, where that still tells something. */
  number: string | null;
  /** Whether it does so even where nothing else is asked for. */
  isBare: boolean;
}

/** Reads a number and the tokens behind it, all as stems, as a measure; undefined where they are none. */
export function measureOf(number: string, behind: readonly string[]): Measure | undefined {
  for (let length = UNIT_MAX; length > 0; length -= 1) {
    const unit = behind.slice(0, length).join(" ");
    const named = groups.filter(
      ({ units }) => units.includes(unit) && (units[0] !== OF_YEARS || YEAR.test(number)),
    );
    const [home, ...elsewhere] = named;
    if (behind.length < length || !home) continue;
    const names = new Set(named.flatMap(({ units }) => units).filter((other) => other !== unit));
    const isCovered = (unit: string) => [...names].some((other) => unit.startsWith(`${other} `));
    const isSame = (name: string) => elsewhere.length === 0 && homeOf(name) === home;
    const told = [...names].filter((other) => !isCovered(other));
    const written = (names: readonly string[]) => names.map((name) => tightSql(`${number} ${name}`));
    const isTelling = number.length > 1 || named.some(({ isOptional }) => isOptional);
    return {
      length: 1 + length,
      together: tightSql(`${number} ${unit}`),
      whole: wholeSql(number, unit, IN_TENTHS.has(home.units[0] ?? "")),
      apart: phraseSql(`${number} ${unit}`),
      same: written(told.filter(isSame)),
      others: written(told.filter((name) => !isSame(name))),
      number: isTelling ? `'${number}'` : null,
      isBare: named.some(({ isBare }) => isBare),
    };
  }
  return undefined;
}
