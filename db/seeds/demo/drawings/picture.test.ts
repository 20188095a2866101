import sharp from "sharp";
import { expect, test } from "vitest";
import { shopShots } from "../shop/shots.ts";
import { leafTexts } from "../texts/leaves.ts";
import { drawings } from "./drawings.ts";
import { picture, shotName, shotsOf } from "./picture.ts";

const shots = Object.keys(drawings).flatMap(shotsOf);

test("there are pictures enough, each with a name of its own", () => {
  expect(Object.keys(drawings).length).toBeGreaterThanOrEqual(45);
  expect(new Set(shots.map(shotName)).size).toBe(shots.length);
  for (const shot of shots) expect(shotName(shot)).toMatch(/^[a-z0-9-]+$/);
});

test("every drawing is used by some text, and every text finds its drawings", () => {
  const asked = new Set(
    leafTexts.flatMap(({ drawings: covers, extras, offers }) => [
      ...covers,
      ...extras,
      ...offers.flatMap(({ drawing }) => drawing ?? []),
    ]),
  );
  for (const { drawing } of shopShots()) asked.add(drawing);
  // Parts of others.
  for (const { art } of Object.values(drawings)) {
    for (const [, name = ""] of art.matchAll(/\buse (\w+)/g)) asked.add(name);
  }
  const own = new Set(Object.keys(drawings));
  expect([...asked].filter((name) => !own.has(name))).toEqual([]);
  expect([...own].filter((name) => !asked.has(name))).toEqual([]);
});

test("every picture is sound SVG whose gradients are all there", () => {
  for (const shot of shots) {
    const svg = picture(shot);
    expect(svg, shotName(shot)).not.toMatch(/NaN|undefined/);
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(defined).toContain(id);
  }
});

test("a picture fills its canvas and shows something in the middle", async () => {
  for (const name of ["sedan", "living", "smartphone", "dress", "cow"]) {
    const [shot] = shotsOf(name);
    const image = sharp(Buffer.from(picture(shot!))).resize(64, 48);
    const { channels, isOpaque } = await sharp(await image.png().toBuffer()).stats();
    expect(isOpaque, name).toBe(true);
    expect(channels[0]!.stdev, name).toBeGreaterThan(12);
  }
});
