import sharp from "sharp";
import { expect, test } from "vitest";
import { makeListings } from "../market/listings.ts";
import { shopPhotos } from "../shop/shots.ts";
import { leafTexts } from "../texts/leaves.ts";
import { picture, readShot, shotName } from "./picture.ts";
import { subjects } from "./subjects.ts";

const names = Object.keys(subjects);
const shotOf = (subject: string, turn: number, view = 0) => {
  const { colours } = subjects[subject]!;
  return { subject, turn, view, colour: colours[turn % colours.length]! };
};

test("a photo's name tells all of it, and no name ends as a square's does", () => {
  expect(readShot("kids-shoes-red-23")).toEqual({ subject: "kidsShoes", colour: "red", turn: 2, view: 1 });
  for (const name of ["sedan-red", "no-thing-red-1", "sedan-rainbow-1", "sedan-1"]) {
    expect(readShot(name), name).toBeUndefined();
  }
  const photos = [...makeListings(new Date()).flatMap((listing) => listing.photos), ...shopPhotos];
  expect(new Set(photos).size).toBe(photos.length);
  for (const name of photos) {
    expect(name).toMatch(/^[a-z0-9-]+$/);
    expect(name).not.toMatch(/-480$/);
    expect(shotName(readShot(name)!)).toBe(name);
  }
});

test("every subject is used by some text, and every text finds its subjects", () => {
  const asked = new Set(
    leafTexts.flatMap(({ drawings: covers, extras, offers }) =>
      [...covers, ...extras, ...offers.flatMap((offer) => offer.drawings)].map((text) => text.split(":")[0]),
    ),
  );
  for (const name of shopPhotos) asked.add(readShot(name)?.subject);
  // Parts of others.
  for (const art of Object.values(subjects).flatMap(({ arts }) => arts)) {
    for (const [, list = ""] of art.matchAll(/\buse (\S+)/g)) {
      for (const [name] of list.matchAll(/[a-zA-Z]{2,}/g)) asked.add(name);
    }
  }
  const own = new Set<string | undefined>(names);
  expect([...asked].filter((name) => !own.has(name))).toEqual([]);
  expect(names.filter((name) => !asked.has(name))).toEqual([]);
});

test("every picture is sound SVG whose gradients are all there", () => {
  for (const shot of names.flatMap((name) => [0, 1, 2].map((turn) => shotOf(name, turn, turn)))) {
    const svg = picture(shot);
    expect(svg, shotName(shot)).not.toMatch(/NaN|undefined/);
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(defined).toContain(id);
  }
});

test("a picture fills its canvas and shows something in the middle", async () => {
  for (const name of ["sedan", "living", "dress", "cow", "ring"]) {
    const image = sharp(Buffer.from(picture(shotOf(name, 0)))).resize(64, 48);
    const { channels, isOpaque } = await sharp(await image.png().toBuffer()).stats();
    expect(isOpaque, name).toBe(true);
    expect(channels[0]!.stdev, name).toBeGreaterThan(12);
  }
});
