import type { Meanings, Phrases } from "./meanings.ts";
import { alternativesOf } from "./termSql.ts";

/** Brands and what of theirs is known without them: who looks for a Chevrolet Cobalt means each Cobalt. */
const lines = `
chevrolet = cobalt gentra lacetti nexia matiz spark damas labo malibu tracker onix captiva epica cruze equinox tahoe
daewoo = nexia matiz tico damas labo gentra lacetti
hyundai = sonata elantra
toyota = camry corolla prado
apple = iphone ipad macbook airpods
xiaomi = redmi poco
samsung = galaxy
sony = playstation
`
  .trim()
  .split("\n")
  .map((line) => line.split(" = ") as [brand: string, models: string]);

const known = new WeakMap<Phrases, Map<string, Set<string>>>();

/** Brands by the stem of what is theirs, all in each of their spellings. */
function brandsByModel({ same, surfaces }: Meanings): Map<string, Set<string>> {
  const made = known.get(surfaces);
  if (made) return made;
  const phrases = new Map(
    [...surfaces].flatMap(([phrase, forms]) => [...forms].map((form) => [form, phrase])),
  );
  const spelt = (name: string) => {
    const phrase = phrases.get(name) ?? name;
    return [...(same.get(phrase) ?? [phrase])];
  };
  const brands = new Map<string, Set<string>>();
  for (const [brand, models] of lines) {
    for (const model of models.split(" ").flatMap(spelt)) {
      brands.set(model, new Set([...(brands.get(model) ?? []), ...spelt(brand)]));
    }
  }
  known.set(surfaces, brands);
  return brands;
}

/** The stems of a query that belong to a brand, as texts of tsquery. */
export function ownOf(brand: string, stems: readonly string[], meanings: Meanings): string[] {
  const own = stems.filter((stem) => brandsByModel(meanings).get(stem)?.has(brand));
  return own.flatMap((stem) => alternativesOf(stem, meanings.same));
}
