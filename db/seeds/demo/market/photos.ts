import { colours } from "../drawings/colours.ts";
import { type Shot, shotName, shotsOf } from "../drawings/picture.ts";
import type { Random } from "../random.ts";
import type { LeafTexts, Offer } from "../texts/parseLeaves.ts";

interface ListingShots {
  /** Names of the photos, cover first. */
  photos: string[];
  /** Russian name of the thing's colour. */
  colour: string | undefined;
}

const counts = [1, 2, 3, 4, 5];
const countWeights = [0, 22, 30, 23, 15, 10];

/** Groups whose photos show different places or works rather than one thing. */
const mixed = new Set("flatSale flatRent flatDaily service job ready commercial".split(" "));

/**
 * Chooses photos of one thing: a used one keeps its colour, of new ones there are several, and what belongs to it may
 * follow. One listing in seventeen has none.
 */
export function chooseShots(
  texts: LeafTexts,
  offer: Offer,
  state: "New" | "Used",
  random: Random,
): ListingShots {
  const drawing = offer.drawing ?? random.pick(texts.drawings);
  const all = shotsOf(drawing);
  const cover = random.pick(all);
  const same = (shot: Shot) => shot.drawing === cover.drawing && shot.colour === cover.colour;
  const rest = random
    .shuffled(all.filter((shot) => shot !== cover && (state === "New" || same(shot))))
    .sort((a, b) => Number(same(b)) - Number(same(a)));
  const others = mixed.has(texts.sentences) && !offer.drawing ? texts.drawings : [];
  const extras = random
    .shuffled([...new Set([...texts.extras, ...others])].filter((name) => name !== drawing))
    .map((name) => random.pick(shotsOf(name)));
  const count = random.chance(0.06) ? 0 : random.weighted(counts, (item) => countWeights[item] ?? 0);
  const shots = mixed.has(texts.sentences) ? [cover, ...extras, ...rest] : [cover, ...rest, ...extras];
  return { photos: shots.slice(0, count).map(shotName), colour: colours[cover.colour].ru };
}
