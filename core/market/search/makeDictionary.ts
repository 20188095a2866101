import { z } from "zod";
import { boolean, type RowOf, text, texts } from "#db/rows.ts";
import type { Dictionary, Meanings } from "./meanings.ts";

const groupRow = {
  stems: texts,
  words: texts,
};

type Group = RowOf<typeof groupRow>;

/** The database's part of a dictionary. */
export const shape = {
  state: text,
  synonyms: z.array(z.strictObject(groupRow)),
  spellings: z.array(z.strictObject(groupRow)),
  places: z.array(z.tuple([text, text])),
  placeWords: texts,
  names: z.array(z.tuple([text, text, text, boolean])),
  homonyms: z.array(z.tuple([text, text, boolean])),
};

export type Row = RowOf<typeof shape>;
/** The row of an empty database. */
export const NOTHING: Row = {
  state: "",
  synonyms: [],
  spellings: [],
  places: [],
  placeWords: [],
  names: [],
  homonyms: [],
};

type Changing = Map<string, Set<string>>;

function add(phrases: Changing, phrase: string, other: string) {
  phrases.set(phrase, (phrases.get(phrase) ?? new Set([phrase])).add(other));
}

function addGroups(phrases: Changing, groups: readonly Group[]) {
  for (const { stems } of groups) {
    const told = stems.filter(Boolean);
    for (const phrase of told) for (const other of told) add(phrases, phrase, other);
  }
}

/** Adds other spellings of synonyms: сонька is a playstation, so also a плейстейшн. */
function addOtherSpellings(alike: Changing, same: Changing) {
  for (const [phrase, others] of alike) {
    for (const spelt of [...others].flatMap((other) => [...(same.get(other) ?? [])]))
      add(alike, phrase, spelt);
  }
}

const copy = (phrases: Changing): Changing =>
  new Map([...phrases].map(([phrase, others]) => [phrase, new Set(others)]));

function surfacesOf(groups: readonly Group[]): Changing {
  const surfaces: Changing = new Map();
  for (const { stems, words } of groups) {
    for (const [at, phrase] of stems.entries()) {
      const known = surfaces.get(phrase) ?? new Set();
      surfaces.set(phrase, known.add(words[at] ?? phrase));
    }
  }
  return surfaces;
}

interface Changeable {
  same: Changing;
  alike: Changing;
  last: Changing;
  names: Set<string>;
  surfaces: Changing;
}

/** Short names of places are other words too (Поп), which come first unless it is said that a place is meant. */
const SHORT_PLACE = 3;

function addPlaces({ same, alike }: Changeable, { places, placeWords }: Row) {
  for (const [stems, mark] of places) {
    const isShort = stems.length <= SHORT_PLACE;
    const told = isShort ? placeWords.flatMap((word) => [`${stems} ${word}`, `${word} ${stems}`]) : [stems];
    for (const phrase of told) add(same, phrase, mark);
    for (const phrase of new Set([stems, ...told])) add(alike, phrase, mark);
  }
}

/** A name of one thing means its category, and so do, less surely, its synonyms and a part of a name of several. */
function addCategories({ alike, last, names: known, surfaces }: Changeable, { names }: Row) {
  const synonyms = copy(alike);
  const isPhrase = (one: string) => !one.startsWith("~");
  for (const [stems, name, mark, isWhole] of names) {
    for (const phrase of [stems, stems.split(" ").reverse().join(" ")]) {
      known.add(phrase);
      if (!alike.has(phrase)) alike.set(phrase, new Set([phrase]));
      add(isWhole ? alike : last, phrase, mark);
    }
    surfaces.set(stems, (surfaces.get(stems) ?? new Set()).add(name));
    const others = isWhole ? [...(synonyms.get(stems) ?? [])].filter(isPhrase) : [];
    for (const other of others) add(last, other, mark);
  }
}

/** Puts listings last that have a homonym in another category, and doesn't find them by words that it stands for. */
function narrowHomonyms({ same, alike, last }: Changeable, { homonyms }: Row) {
  for (const [stems, mark, isOnlySynonym] of homonyms) {
    const narrowed = `${stems} ${mark}`;
    if (!isOnlySynonym) {
      same.set(stems, same.get(stems) ?? new Set([stems]));
      alike.set(stems, alike.get(stems) ?? new Set([stems]));
      add(last, stems, stems);
    }
    for (const phrases of [same, alike]) {
      for (const [phrase, others] of phrases) {
        if (phrase === stems && isOnlySynonym) continue;
        if (others.delete(stems)) others.add(narrowed);
      }
    }
  }
}

/** A dictionary but for the common words. */
export type Made = Record<keyof Dictionary, Omit<Meanings, "common" | "written">>;

const namedIn = (surfaces: Changing): Meanings["named"] =>
  [...surfaces].flatMap(([stem, forms]) =>
    [...forms].flatMap((surface) => (surface.includes(" ") ? [] : [{ stem, normal: stem, surface }])),
  );

/** Puts together which phrases mean the same, and what they may mean beside it. */
export function makeDictionary(row: Row): Made {
  const same: Changing = new Map();
  addGroups(same, row.spellings);
  const alike = copy(same);
  addGroups(alike, row.synonyms);
  addOtherSpellings(alike, same);
  const surfaces = surfacesOf([...row.spellings, ...row.synonyms]);
  const all = {
    same: copy(same),
    alike: copy(alike),
    last: new Map(),
    names: new Set<string>(),
    surfaces: copy(surfaces),
  };
  addPlaces(all, row);
  addCategories(all, row);
  narrowHomonyms(all, row);
  return {
    synonyms: { same, alike, last: new Map(), names: new Set<string>(), surfaces, named: namedIn(surfaces) },
    synonymsAndPlaces: { ...all, named: namedIn(all.surfaces) },
  };
}
