import { QueryTypes } from "sequelize";
import { expect, test } from "vitest";
import { number, rows, text } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing } from "../../../tests/factories.ts";
import { extendLexicon, refreshLexicon } from "./refreshLexicon.ts";
import { forgetUnderstood, understandQuery } from "./understandQuery.ts";

const build = (name: string, more: Partial<Parameters<typeof buildListing>[0]> = {}) =>
  buildListing({ name, description: "—", ...more });

test("new words come into the lexicon without counting all", async () => {
  await refreshLexicon();
  await build("Хрюндель хрюндель");
  const later = new Date(Date.now() + 60_000);
  const runs = await Promise.all([extendLexicon(later), extendLexicon(later)]);
  expect(runs.filter((read) => read > 0)).toHaveLength(1);
  const rows = await sequelize.query(
    "select surface, listings from search_words where stem = search_stems('хрюндель')",
    { type: QueryTypes.SELECT },
  );
  expect(rows).toEqual([{ surface: "хрюндель", listings: 1 }]);
  forgetUnderstood();
  expect((await understandQuery("хрюндль"))?.correction).toBe("хрюндель");
});

test("a changed listing counts once, and its new words are known", async () => {
  await refreshLexicon();
  const listing = await build("Чурмик", { description: "чурмик вальгаз" });
  const countOf = async (word: string) => {
    const [row] = await rows(
      { listings: number },
      "select listings from search_words where stem = search_stems($word)",
      { word },
    );
    return row?.listings;
  };
  await extendLexicon(new Date(Date.now() + 60_000));
  expect(await countOf("чурмик")).toBe(1);
  // Changed, promoted or renewed in the minutes after.
  for (const minutes of [2, 3]) {
    const at = new Date(Date.now() + minutes * 60_000 - 30_000);
    await sequelize.query(
      "update listings set description = 'чурмик бердоль', updated_at = $at where id = $id",
      { bind: { at, id: listing.id } },
    );
    await extendLexicon(new Date(Date.now() + minutes * 60_000));
  }
  expect(await Promise.all(["чурмик", "бердоль"].map(countOf))).toEqual([1, 1]);
  await refreshLexicon();
  expect(await Promise.all(["чурмик", "бердоль", "вальгаз"].map(countOf))).toEqual([1, 1, undefined]);
});

test("words that no visible listing has leave the lexicon", async () => {
  const listing = await build("Пшурх");
  await refreshLexicon();
  await listing.update({ status: "closed" });
  await refreshLexicon();
  const rows = await sequelize.query("select from search_words where stem = 'pshurh'", {
    type: QueryTypes.SELECT,
  });
  expect(rows).toEqual([]);
});

test("how a word is written is counted by its letters, and known of what comes later", async () => {
  const ways = () =>
    rows(
      { letters: text, surface: text, listings: number },
      "select letters, surface, listings from search_surfaces where stem = search_stems('бышкун') order by letters",
    );
  for (const name of ["Бышкун", "Бышкуны", "Бишкун"]) await build(name);
  await refreshLexicon();
  const counted = [
    { letters: "бишкун", surface: "бишкун", listings: 1 },
    { letters: "бышкун", surface: "бышкун", listings: 2 },
  ];
  expect(await ways()).toEqual(counted);
  const latin = await build("Bishkun");
  await extendLexicon(new Date(Date.now() + 60_000));
  expect((await ways()).map(({ letters }) => letters)).toEqual(["bishkun", "бишкун", "бышкун"]);
  await latin.update({ status: "closed" });
  await refreshLexicon();
  expect(await ways()).toEqual(counted);
});
