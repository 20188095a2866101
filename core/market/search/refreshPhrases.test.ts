import { expect, test } from "vitest";
import { suggest as contract } from "#contract/search.ts";
import { Listing } from "#db/models/Listing.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { forgetGonePhrases } from "./forgetGonePhrases.ts";
import { refreshPhrases } from "./refreshPhrases.ts";
import { suggest } from "./suggest.ts";

async function textsFor(text: string): Promise<string[]> {
  const { data } = contract.output.parse(JSON.parse((await suggest(text)).text));
  return data.flatMap((one) => one.text ?? []);
}

test("of a name that tells how to reach somebody nothing is offered, however many sell so", async () => {
  for (const name of [
    "Зурна 901234567 @zurnachi t.me/zurnachi zurna.uz",
    "Зурна тел 90 123 45 67 Алишерчик",
    "Зурна 90-123-45-67 Алишерчик",
    "Зурна (90) 123.45.67 Алишерчик",
    "Зурна 901 Алишерчик 23 звоните 45 67",
    "Зурна 901 Алишерчик 234 до 567",
  ]) {
    await Promise.all([1, 2, 3].map(() => buildListing({ name })));
  }
  await refreshPhrases();
  for (const typed of [
    "зур",
    "тел 9",
    "45",
    "67 а",
    "567",
    "алишерч",
    "zurnachi",
    "9012345",
    "t.me",
    "901",
  ]) {
    expect(await textsFor(typed), typed).toEqual([]);
  }
});

test("only what several sellers write is offered", async () => {
  const { id: ownerId } = await buildUser();
  for (let copy = 0; copy < 5; copy += 1) await buildListing({ name: "Домбра ореховая", ownerId });
  await refreshPhrases();
  expect(await textsFor("домб")).toEqual([]);
  await buildListing({ name: "Домбра ореховая" });
  await refreshPhrases();
  expect(new Set(await textsFor("домбр"))).toEqual(new Set(["домбра ореховая"]));
});

test("numbers begin nothing, end only a model, and aren't cut from what they measure", async () => {
  for (const end of ["чёрный", "белый", "синий"]) {
    await buildListing({ name: `Аэрогриль Zepter 23 л ${end}` });
    await buildListing({ name: `Аэрогриль Zepter 45 ${end}, 20 000 ma` });
    await buildListing({ name: `Аэрогриль Zepter 3 в 1 ${end}` });
  }
  await refreshPhrases();
  const texts = await textsFor("аэрогриль z");
  expect(texts).toContain("аэрогриль zepter 45");
  expect(texts.filter((text) => /23|3$|л$/.test(text))).toEqual([]);
  for (const typed of ["45", "20 0", "23"]) expect(await textsFor(typed), typed).toEqual([]);
});

test("pieces of what is always written together aren't offered", async () => {
  for (const [at, name] of [
    "Ayollar chopondek libosi",
    "Bolalar chopondek libosi",
    "Ayollar chopondek libosi yangi",
  ].entries()) {
    await buildListing({ name, originalLang: "uz", price: 1000 + at });
  }
  await refreshPhrases();
  expect(await textsFor("libos")).toEqual([]);
  expect(await textsFor("chopond")).toEqual([]);
});

test("what a moderator takes away is no longer offered within a minute, unless others write it", async () => {
  const names = [
    "Свирель мусорная",
    "Свирель мусорная",
    "Свирель звонкая",
    "Свирель звонкая",
    "Свирель звонкая",
  ];
  const listings = await Promise.all(names.map((name) => buildListing({ name })));
  await refreshPhrases();
  expect(await textsFor("свирель м")).toEqual(["свирель мусорная"]);
  await Listing.update({ status: "removed" }, { where: { id: [listings[0]!.id, listings[2]!.id] } });
  expect(await forgetGonePhrases()).toBe(1);
  expect(new Set(await textsFor("свирель з"))).toEqual(new Set(["свирель звонкая"]));
  expect(await forgetGonePhrases()).toBe(0);
});

test("several workers may refresh at once", async () => {
  for (const name of ["Контрабас дубовый", "Контрабас ореховый"]) await buildListing({ name });
  const counts = await Promise.all([refreshPhrases(), refreshPhrases(), refreshPhrases()]);
  expect(new Set(counts).size).toBe(1);
  expect(await textsFor("контраба")).toContain("контрабас");
});
