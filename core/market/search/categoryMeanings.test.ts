import { beforeAll, expect, test } from "vitest";
import { City } from "#db/models/City.ts";
import { Listing } from "#db/models/Listing.ts";
import { loadCorpus } from "../../../tests/loadCorpus.ts";
import { readListings } from "../feed/readListings.ts";
import { refreshLexicon } from "./refreshLexicon.ts";

const listing = (key: string, category: string, name: string, description = "—") => ({
  key,
  category,
  name,
  description,
  translation: undefined,
});

async function search(words: string, more: { searchOnlyInTitle?: boolean } = {}): Promise<string[]> {
  const answer = await readListings({ search: words, sortBy: "createdAt|desc", skip: 0, take: 50, ...more });
  return (JSON.parse(answer.text) as { data: { link: string }[] }).data.map(({ link }) => link);
}

beforeAll(async () => {
  // Each next group is newer than the one before it.
  const groups = [
    [
      listing("cobalt", "cars", "Cobalt 2021"),
      listing("car-word", "cars", "Машина в идеале"),
      listing("galaxy", "smartphones", "Galaxy A54"),
      listing("phone-word", "smartphones", "Телефон Nova 11"),
      listing("armchair", "sofas", "Кресло-качалка"),
      listing("sofa", "sofas", "Софа раскладная"),
      listing("sofa-word", "sofas", "Диван угловой"),
      listing("pop", "birds", "Канарейка певчая"),
    ],
    [
      listing("flat", "flats-sale", "Студия", "Есть стиральная машина, телефон по запросу"),
      listing("dress", "dresses", "Платье вечернее", "Телефон для связи в профиле"),
      listing("parrot", "birds", "Попугай говорящий"),
      listing("pop-music", "books", "Поп музыка, сборник"),
    ],
  ];
  for (const [at, group] of groups.entries()) await loadCorpus(group, 1_700_000_000 + at * 1_000_000);
  const city = await City.findOne({ where: { nameUz: "Pop" }, rejectOnEmpty: true });
  await Listing.update({ cityId: city.id, regionId: city.regionId }, { where: { link: "pop" } });
  await refreshLexicon();
});

test("a category's name finds all that is in it, behind what has the word there", async () => {
  expect(await search("телефон")).toEqual(["phone-word", "galaxy", "dress", "flat"]);
  expect(await search("telefon")).toEqual(["phone-word", "galaxy", "dress", "flat"]);
  expect(await search("смартфоны")).toEqual(expect.arrayContaining(["phone-word", "galaxy"]));
  expect(await search("galaxy смартфон")).toEqual(["galaxy"]);
});

test("a word that anything's description has means the things of its category first", async () => {
  expect(await search("машина")).toEqual(["car-word", "cobalt", "flat"]);
  expect(await search("мошина")).toEqual(["car-word", "cobalt"]);
  expect(await search("mashina cobalt")).toEqual(["cobalt"]);
  expect(await search("стиральная машина")).toEqual(["flat"]);
});

test("a part of a name of several things comes behind the word and its synonyms", async () => {
  expect(await search("диваны")).toEqual(["sofa-word", "sofa", "armchair"]);
});

test("a title has no category", async () => {
  expect(await search("смартфон", { searchOnlyInTitle: true })).toEqual([]);
  expect(await search("телефон", { searchOnlyInTitle: true })).toEqual(["phone-word"]);
});

test("a short word is a place where that is said, and behind its text where not", async () => {
  expect(await search("поп")).toEqual(["pop-music", "pop"]);
  expect(await search("пап")).toEqual(["pop"]);
  for (const words of ["pop tumani", "Поп тумани", "город Пап", "Пап район"]) {
    expect(await search(words), words).toEqual(["pop"]);
  }
  expect(await search("канарейка пап")).toEqual(["pop"]);
});

test("a word doesn't stand for another of the same stem", async () => {
  await loadCorpus(
    [
      listing("kitchen-set", "kitchen-furniture", "Кухонный гарнитур 3 метра"),
      listing("earphones", "headphones", "Quloqchin simsiz"),
      listing("boiler", "boilers", "Royal 24 kVt"),
      listing("grand-piano", "musical-instruments", "Рояль кабинетный"),
      listing("piano", "musical-instruments", "Пианино чёрное"),
      listing("size", "dresses", "Libos, o'lcham 44"),
      listing("cherry", "fruits", "Olcha quritilgan"),
    ],
    1_720_000_000,
  );
  await refreshLexicon();
  expect(await search("наушники")).toEqual(["earphones"]);
  expect(await search("naushnik")).toEqual(["earphones"]);
  expect(await search("пианино")).toEqual(["piano", "grand-piano"]);
  expect(await search("вишня")).toEqual(["cherry"]);
});
