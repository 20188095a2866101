import { afterAll, beforeEach, expect, test } from "vitest";
import { config } from "#config";
import { Listing } from "#db/models/Listing.ts";
import { captureLog } from "../../../tests/captureLog.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import {
  type Behaviour,
  complete,
  startFakeTranslator,
  translateWell,
} from "../../../tests/fakeTranslator.ts";
import { readListings } from "../feed/readListings.ts";
import { claimTranslations } from "./claimTranslations.ts";
import { translateDueListings } from "./translateDueListings.ts";

const fake = await startFakeTranslator();
afterAll(() => fake.stop());
const owner = await buildUser();
const MINUTE = 60_000;

beforeEach(async () => {
  fake.be(translateWell);
  fake.calls.length = 0;
  await Listing.update({ translationDueAt: null }, { where: {} });
});

const run = (more = {}, stopping?: AbortSignal) =>
  translateDueListings(stopping, { ...fake.translator, ...more });
const buildDue = (overrides = {}) =>
  buildListing({ ownerId: owner.id, translationDueAt: new Date(Date.now() - MINUTE), ...overrides });
const stands = (id: number) => Listing.findByPk(id, { rejectOnEmpty: true });
const comeDue = (id: number) => Listing.update({ translationDueAt: new Date() }, { where: { id } });

/** Minutes until the next try. */
async function minutesLeft(id: number): Promise<number> {
  const { translationDueAt } = await stands(id);
  return Math.round((translationDueAt!.getTime() - Date.now()) / MINUTE);
}

test("fills in the other language, whichever it is, and is done", async () => {
  const russian = await buildDue({ name: "Стол 7", description: "Дуб 8" });
  const uzbek = await buildDue({ name: "Stol 7", description: "", originalLang: "uz", translationTries: 2 });
  expect(await run()).toBe(2);
  expect(await stands(russian.id)).toMatchObject({
    nameRu: "Стол 7",
    descriptionRu: "Дуб 8",
    nameUz: "Oʻzbekcha: 7",
    descriptionUz: "Oʻzbekcha: 8",
    isTranslationActual: true,
    translationDueAt: null,
    translationTries: 0,
    name: "Стол 7",
  });
  expect(await stands(uzbek.id)).toMatchObject({
    nameUz: "Stol 7",
    descriptionUz: "",
    nameRu: "По-русски: 7",
    descriptionRu: "",
    isTranslationActual: true,
    translationDueAt: null,
    translationTries: 0,
    edition: 1,
  });
  expect(await run()).toBe(0);
  expect(fake.calls).toHaveLength(2);
});

test("both texts are found", async () => {
  const { id } = await buildDue({ name: "Люстра 31337", description: "Хрусталь" });
  await run();
  const page = { sortBy: "createdAt|desc", skip: 0, take: 10 } as const;
  const { text } = await readListings({ ...page, search: "oʻzbekcha 31337" });
  expect(JSON.parse(text).data).toMatchObject([{ id, nameUz: "Oʻzbekcha: 31337" }]);
});

test("more than one batch is done in a run, but nothing that isn't on sale or not due yet", async () => {
  for (let index = 0; index < 12; index += 1) await buildDue();
  for (const status of ["pending", "closed", "removed"] as const) await buildDue({ status });
  await buildDue({ translationDueAt: new Date(Date.now() + MINUTE) });
  expect(await run()).toBe(12);
  expect(fake.calls).toHaveLength(12);
});

test("workers at once translate each listing once", async () => {
  const listings = [];
  for (let index = 0; index < 20; index += 1) listings.push(await buildDue({ name: `Вещь ${index + 1000}` }));
  fake.be((call, response) => void setTimeout(() => translateWell(call, response), 30));
  const counts = await Promise.all([run(), run(), run(), run()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(20);
  expect(fake.calls.map(({ words }) => words.name).sort()).toEqual(listings.map(({ name }) => name).sort());
});

test("what a worker that was killed had taken is translated when its lease has run out", async () => {
  const { id } = await buildDue();
  expect(await claimTranslations(5)).toHaveLength(1);
  expect(await run()).toBe(0);
  expect(await minutesLeft(id)).toBe(5);
  await comeDue(id);
  expect(await run()).toBe(1);
  expect(await stands(id)).toMatchObject({ isTranslationActual: true });
});

const failures: Record<string, Behaviour> = {
  garbage: (_, response) => complete(response, "Не могу"),
  "half an answer": (_, response) => void response.end('{"choices":[{'),
  "429": (_, response) => void response.writeHead(429).end(),
  "500": (_, response) => void response.writeHead(500).end("oops"),
  "a broken connection": (_, response) => void response.destroy(),
  silence: () => {},
};

test.each(Object.entries(failures))(
  "%s is tried again, each time later, and given up",
  async (kind, fail) => {
    const lines = captureLog();
    const { id } = await buildDue({ name: "Секретный стол" });
    fake.be(fail);
    const runInVain = async () => expect(await run(kind === "silence" ? { timeoutMs: 100 } : {})).toBe(0);
    for (const [index, minutes] of [1, 5, 30, 120].entries()) {
      await runInVain();
      expect(await minutesLeft(id)).toBe(minutes);
      // Before its time it isn't tried.
      await runInVain();
      const failed = { translationTries: index + 1, isTranslationActual: false, nameUz: null };
      expect(await stands(id)).toMatchObject(failed);
      await comeDue(id);
    }
    expect(lines.join()).not.toContain("given up");

    await runInVain();
    expect(await stands(id)).toMatchObject({ translationDueAt: null, translationTries: 5 });
    const warning = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg.includes("given up"));
    expect(warning).toMatchObject({ level: 40, listingId: id, tries: 5 });
    expect(lines.join()).not.toContain("Секретный");
  },
);

test("nobody at the address is a try that failed", async () => {
  const { id } = await buildDue();
  expect(await run({ url: "http://127.0.0.1:9" })).toBe(0);
  expect(await minutesLeft(id)).toBe(1);
});

test("a translator that is away costs one batch a try, a bad answer only its own listing", async () => {
  for (let index = 0; index < 12; index += 1) await buildDue();
  fake.be((_, response) => void response.writeHead(503).end());
  await run();
  expect(fake.calls).toHaveLength(5);
  fake.be((_, response) => complete(response, "{}"));
  await run();
  expect(fake.calls).toHaveLength(12);
});

test("words that changed on the way aren't overwritten with the translation of the old ones", async () => {
  const { id } = await buildDue({ name: "Старое 1", description: "Текст 1" });
  fake.be(async (call, response) => {
    await Listing.update({ name: "Новое 2" }, { where: { id } });
    await translateWell(call, response);
  });
  expect(await run()).toBe(0);
  expect(await stands(id)).toMatchObject({ nameRu: null, nameUz: null, isTranslationActual: false });
  fake.be(translateWell);
  expect(await run()).toBe(1);
  expect(await stands(id)).toMatchObject({ nameRu: "Новое 2", nameUz: "Oʻzbekcha: 2" });
});

test("a failure says nothing about words that came meanwhile", async () => {
  const { id } = await buildDue();
  fake.be(async (_, response) => {
    await Listing.update(
      { name: "Новое", translationDueAt: new Date(), translationTries: 0 },
      { where: { id } },
    );
    response.writeHead(500).end();
  });
  await run();
  expect((await stands(id)).translationTries).toBe(0);
  fake.be(translateWell);
  expect(await run()).toBe(1);
});

test("a stop gives back at once what is being translated, and that is no failed try", async () => {
  const { id } = await buildDue();
  const stopping = new AbortController();
  fake.be(() => stopping.abort());
  expect(await run({}, stopping.signal)).toBe(0);
  expect(await stands(id)).toMatchObject({ translationTries: 0 });
  fake.be(translateWell);
  expect(await run()).toBe(1);
});

test("nothing is locked while a translator thinks", async () => {
  const { id } = await buildDue();
  fake.be(async (call, response) => {
    await Listing.update({ price: 777, priceSum: 777 }, { where: { id } });
    await translateWell(call, response);
  });
  expect(await run()).toBe(1);
  expect(await stands(id)).toMatchObject({ price: 777, isTranslationActual: true });
});

test("without a translator listings stay due, and one that is set up later translates them", async () => {
  const { id } = await buildDue();
  expect(await translateDueListings()).toBe(0);
  expect(fake.calls).toHaveLength(0);
  const { url, model } = fake.translator;
  Object.assign(config, { TRANSLATOR_URL: url, TRANSLATOR_MODEL: model });
  expect(await translateDueListings()).toBe(1);
  Object.assign(config, { TRANSLATOR_URL: undefined, TRANSLATOR_MODEL: undefined });
  expect(await stands(id)).toMatchObject({ isTranslationActual: true });
});
