import { type ColourName, colours } from "../drawings/colours.ts";
import { findSubject, type Shot, shotName } from "../drawings/picture.ts";
import type { Random } from "../random.ts";
import type { LeafTexts, Offer } from "../texts/parseLeaves.ts";

interface ListingShots {
  /** Names of the photos, cover first. */
  photos: string[];
  /** Russian name of the thing's colour. */
  colour: string | undefined;
}

interface Choice {
  texts: LeafTexts;
  offer: Offer;
  state: "New" | "Used";
  /** Which of the words of the name's first slot was taken, from 0 to 1. */
  word: number;
  /** A number of this listing's own; those of one leaf follow each other. */
  turn: number;
}

const counts = [1, 2, 3, 4, 5];
const countWeights = [0, 30, 34, 22, 9, 5];

/** Groups whose photos show different places or works rather than one thing. */
const mixed = new Set("flatSale flatRent flatDaily service job ready commercial".split(" "));

function one(text: string, random: Random): Pick<Shot, "subject" | "colour"> {
  const [subject = "", named] = text.split(":");
  const own = random.pick(findSubject(subject).colours);
  return { subject, colour: (named ?? own) as ColourName };
}

/**
 * Chooses photos of one thing: a used one keeps its colour, of new ones there are several, and what belongs to it may
 * follow. One listing in seventeen has none.
 */
export function chooseShots({ texts, offer, state, word, turn }: Choice, random: Random): ListingShots {
  const named = offer.drawings;
  const cover = one(named[Math.floor(word * named.length)] ?? random.pick(texts.drawings), random);
  const again = one(state === "New" ? cover.subject : `${cover.subject}:${cover.colour}`, random);
  const others = mixed.has(texts.sentences) && named.length === 0 ? texts.drawings : [];
  const extras = random
    .shuffled([...new Set([...texts.extras, ...others])].filter((name) => name !== cover.subject))
    .map((name) => one(name, random));
  const count = random.chance(0.06) ? 0 : random.weighted(counts, (item) => countWeights[item] ?? 0);
  const shots = mixed.has(texts.sentences)
    ? [cover, ...extras, cover, cover, cover]
    : [cover, cover, again, ...extras.slice(0, 1), cover, again];
  return {
    photos: shots.slice(0, count).map((shot, view) => shotName({ ...shot, turn, view })),
    colour: colours[cover.colour].ru,
  };
}
