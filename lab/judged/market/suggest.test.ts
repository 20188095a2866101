import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { suggest as contract, type Suggestion } from "#contract/search.ts";
import { refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { refreshPhrases } from "#core/market/search/refreshPhrases.ts";
import { suggest } from "#core/market/search/suggest.ts";
import { Listing } from "#db/models/Listing.ts";
import { SearchSynonym } from "#db/models/SearchSynonym.ts";
import { read } from "#db/readPool.ts";
import { text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { loadCorpus } from "../../../tests/loadCorpus.ts";
import { readCorpus } from "./readCorpus.ts";

async function ask(text: string): Promise<Suggestion[]> {
  return contract.output.parse(JSON.parse((await suggest(text)).text)).data;
}
const textsFor = async (text: string) => (await ask(text)).flatMap((one) => one.text ?? []);

async function searchFor(query: string, people: number, { at = new Date() } = {}) {
  for (let person = 0; person < people; person += 1) {
    const { id } = await buildUser();
    await sequelize.query("insert into searches (user_id, query, created_at) values ($id, $query, $at)", {
      bind: { id, query: person % 2 === 0 ? query : ` ${query.toUpperCase()}`, at },
    });
  }
}

afterEach(() => {
  vi.useRealTimers();
});

beforeAll(async () => {
  await loadCorpus(readCorpus());
  await refreshLexicon();
  await refreshPhrases();
});

describe("phrases of names", () => {
  test.each([
    ["вело", "велосипед"],
    ["velo", "velosiped"],
    ["холод", "холодильник"],
    ["muzl", "muzlatgich"],
    ["музл", "музлатгич"],
    ["ayfo", "айфон"],
    ["iphone 1", "iphone 13"],
    ["samsung ga", "samsung galaxy"],
    ["кварт", "квартира"],
    ["dtkjc", "велосипед"],
    ["ьгяд", "muzlatgich"],
  ])("who types %s is offered %s", async (typed, offered) => {
    expect(await textsFor(typed)).toContain(offered);
  });

  test.each([
    ["айфо", "iphone"],
    ["айфон 1", "iphone 13"],
    ["велик", "велосипед"],
    ["dtkbr", "велосипед"],
    ["двушка", "2-комнатная квартира"],
  ])("who types %s is offered what others call %s", async (typed, offered) => {
    const texts = await textsFor(typed);
    expect(
      texts.some((text) => text.startsWith(offered)),
      texts.join(),
    ).toBe(true);
  });

  test.each([
    ["холодл", "холодильник"],
    ["телвиз", "телевизор"],
    ["вилосип", "велосипед"],
    ["наутб", "ноутбук"],
    ["muzltg", "muzlatgich"],
    ["квартр", "квартира"],
  ])("who mistypes the beginning %s is offered %s", async (typed, offered) => {
    expect(await textsFor(typed)).toContain(offered);
  });

  test("two letters are offered what others call it where nothing else begins so", async () => {
    await SearchSynonym.create({ words: ["qzatlon", "велосипед"] });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    expect((await textsFor("qz")).some((text) => text.startsWith("velosiped"))).toBe(true);
  });

  test.each(["asdfgh", "ыыыы", "xxxxxx", "' or 1=1", "%_\\"])("%s is offered nothing", async (typed) => {
    expect(await ask(typed)).toEqual([]);
  });

  test("one letter brings the most written, at most as many as the contract says, none twice", async () => {
    const texts = (await ask("к")).flatMap(({ text, category }) => (text && !category ? text : []));
    expect(texts.length).toBeGreaterThan(3);
    expect((await ask("к")).length).toBeLessThanOrEqual(8);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts[0]).toBe("квартира");
  });

  test("forms of the same words are offered once", async () => {
    await loadCorpus(
      ["Паркет дубовый", "Паркеты сосновые", "Паркет ясеневый сухой", "Паркеты дубовые, доставка"].map(
        (name, at) => ({
          key: `parquet-${at}`,
          name,
          category: "flooring",
          description: "Торг",
          translation: undefined,
        }),
      ),
      1_710_000_000,
    );
    await refreshPhrases();
    const texts = await textsFor("паркет");
    expect(texts.filter((text) => /^паркеты?$/.test(text))).toHaveLength(1);
  });

  test("nothing begins or ends with words that say nothing", async () => {
    const rows = await read(
      { normal: text },
      {
        text: "select normal from search_phrases where normal ~ '^(dlia|na|s|uchun|sotiladi) | (dlia|na|s|uchun|sotiladi)$'",
      },
      [],
    );
    expect(rows).toEqual([]);
  });

  test("forms that say the same stand where the most written one stands", async () => {
    for (const name of [
      "Гусли",
      "Гусли",
      "Гусли",
      "Гуслям",
      "Гуслям",
      "Гусляр Садко",
      "Гусляр Садко",
      "Гусляр Садко",
    ]) {
      await buildListing({ name });
    }
    await refreshPhrases();
    const texts = [...new Set(await textsFor("гусл"))];
    expect(texts[0]).toBe("гусли");
  });

  test("what has gone isn't offered after the next refresh", async () => {
    const listings = await Promise.all([1, 2].map(() => buildListing({ name: "Тамбурин цыганский" })));
    await refreshPhrases();
    expect(await textsFor("тамбурин ц")).toEqual(["тамбурин цыганский"]);
    await Listing.update({ status: "removed" }, { where: { id: listings.map(({ id }) => id) } });
    await refreshPhrases();
    expect(await textsFor("тамбурин цы")).toEqual([]);
  });
});

describe("categories", () => {
  test.each([
    ["дет", "Детям"],
    ["kvart", "Квартиры"],
    ["холодильн", "Холодильники"],
    ["muzlatgichl", "Холодильники"],
    ["автомоб", "Легковые автомобили"],
  ])("who types %s is led to %s", async (typed, name) => {
    expect((await ask(typed)).filter(({ text }) => text === null).map((one) => one.category?.name)).toContain(
      name,
    );
  });

  test("a phrase is offered within the category that most of its listings are in", async () => {
    const names = ["Каталка весёлая", "Каталка синяя", "Каталка белая"];
    const toys = names.map((name, at) => ({
      key: `pushcar-${at}`,
      name,
      category: "toys",
      description: "Торг",
      translation: undefined,
    }));
    await loadCorpus(toys, 1_720_000_000);
    await refreshPhrases();
    const within = (await ask("катал")).filter(({ text, category }) => text && category);
    expect(within.map(({ text, category }) => `${text} · ${category?.name}`)).toEqual(["каталка · Игрушки"]);
  });

  test("a category without listings isn't offered", async () => {
    expect((await ask("водный тр")).filter(({ text }) => text === null)).toEqual([]);
  });
});

describe("searches", () => {
  test("what five people searched for is offered when it finds something, what four did isn't", async () => {
    await searchFor("гантели 20 кг разборные", 5);
    await searchFor("боксёрские перчатки everlast 12", 4);
    await searchFor("грамопластинка виниловая", 6);
    await refreshPhrases();
    expect(await textsFor("гантели 20")).toContain("гантели 20 кг разборные");
    expect(await textsFor("боксёрские перчатки everlast 1")).toEqual([]);
    expect(await textsFor("грамоплас")).toEqual([]);
  });

  test("one person's many searches count once, and old ones not at all", async () => {
    const { id } = await buildUser();
    for (let turn = 0; turn < 9; turn += 1) {
      await sequelize.query("insert into searches (user_id, query) values ($id, 'самовар тульский медали')", {
        bind: { id },
      });
    }
    await searchFor("шахматы деревянные ручная", 9, { at: new Date(Date.now() - 31 * 86_400_000) });
    await refreshPhrases();
    expect(await textsFor("самовар тульский мед")).toEqual([]);
    expect(await textsFor("шахматы деревянные руч")).toEqual([]);
  });

  test.each(["диван 90 123 45 67", "диван @somebody", "диван t.me/somebody", "+998901234567 диван"])(
    "%s is never offered, however many search for it",
    async (query) => {
      await searchFor(query, 6);
      await refreshPhrases();
      const rows = await read(
        { cyrillic: text },
        { text: "select cyrillic from search_phrases where people > 0" },
        [],
      );
      expect(rows.map(({ cyrillic }) => cyrillic)).not.toContain(query);
      expect(await textsFor(query)).not.toContain(query);
    },
  );
});
