import { phraseSql, tightSql } from "./termSql.ts";

/**
 * Units as stems, each group of what is written for the same (60 м2, 60 кв м, 60 kvadrat); a star marks what is often
 * left out (Юнусабад 4 is Юнусабад 4 квартал).
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
v = volt
ach = ah
dyuym = dyuyml = dyuymw = duym = inch
mp = megapiksel
komnatn = komnat = komn = kom = honal = hona
* razmer = razmern = olch = olchaml
* kvartal = kvart = kv l = kv = mavz = mavzes = daha = masiv
* god = goda = yil = let = g
`
  .trim()
  .split("\n")
  .map((line) => ({ isOptional: line.startsWith("* "), units: line.replace("* ", "").split(" = ") }));

/** Most tokens that a unit has. */
const UNIT_MAX = 2;
/** Units of years stand behind nothing else: 5g is no age. */
const OF_YEARS = "god";
const YEAR = /^(?:19|20)\d\d$/;

/** A number and its unit, as texts of tsquery. */
export interface Measure {
  /** How many tokens it is made of. */
  length: number;
  /** Side by side, as typed in one word. */
  together: string;
  /** Both, as typed apart. */
  apart: string;
  /** By other names of the unit, which are the very same. */
  others: string[];
  /** The number alone, where that still tells something. */
  fuzzy: string[];
}

/** What a number and the tokens behind it measure, all as stems; undefined where they are no measure. */
export function measureOf(number: string, behind: readonly string[]): Measure | undefined {
  for (let length = UNIT_MAX; length > 0; length -= 1) {
    const unit = behind.slice(0, length).join(" ");
    const named = groups.filter(
      ({ units }) => units.includes(unit) && (units[0] !== OF_YEARS || YEAR.test(number)),
    );
    if (behind.length < length || named.length === 0) continue;
    const names = new Set(named.flatMap(({ units }) => units).filter((other) => other !== unit));
    const isCovered = (unit: string) => [...names].some((other) => unit.startsWith(`${other} `));
    const isTelling = number.length > 1 || named.some(({ isOptional }) => isOptional);
    return {
      length: 1 + length,
      together: tightSql(`${number} ${unit}`),
      apart: phraseSql(`${number} ${unit}`),
      others: [...names].filter((other) => !isCovered(other)).map((other) => tightSql(`${number} ${other}`)),
      fuzzy: isTelling ? [`'${number}'`] : [],
    };
  }
  return undefined;
}
