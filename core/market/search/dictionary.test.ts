import { beforeEach, expect, test, vi } from "vitest";
import { SearchSynonym } from "#db/models/SearchSynonym.ts";
import { dictionary } from "./dictionary.ts";

// What an earlier test has read is too old for the next.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
});

test("what an admin writes counts within a minute, and who searches on doesn't wait for it", async () => {
  const first = await dictionary();
  await SearchSynonym.create({ words: ["хренотень", "кракозябра"] });
  expect(await dictionary()).toBe(first);

  vi.setSystemTime(Date.now() + 25_000);
  expect(await dictionary()).toBe(first);
  await vi.waitFor(async () => expect(await dictionary()).not.toBe(first));
  expect((await dictionary()).synonyms.alike.get("hrenoten")).toContain("krakozyabr");
});

test("what is older than a minute is never used", async () => {
  const first = await dictionary();
  await SearchSynonym.create({ words: ["хренотень", "белиберда"] });
  vi.setSystemTime(Date.now() + 60_000);
  const second = await dictionary();
  expect(first.synonyms.alike.get("hrenoten")).not.toContain("beliber");
  expect(second.synonyms.alike.get("hrenoten")).toContain("beliber");
});

test("what hasn't changed isn't made anew, though nobody has searched for minutes", async () => {
  const first = await dictionary();
  vi.setSystemTime(Date.now() + 300_000);
  const second = await dictionary();
  expect(second).not.toBe(first);
  expect(second.synonymsAndPlaces.alike).toBe(first.synonymsAndPlaces.alike);
});

test("a short name of a place is it only beside a word that says so", async () => {
  const { same, alike } = (await dictionary()).synonymsAndPlaces;
  expect([...(alike.get("pap") ?? [])]).toEqual(["pap", expect.stringMatching(/^~c\d+$/)]);
  expect(same.get("pap")).toBeUndefined();
  expect([...(same.get("pop tuman") ?? [])]).toContainEqual(expect.stringMatching(/^~c\d+$/));
});
