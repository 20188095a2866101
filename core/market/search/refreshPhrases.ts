import { holdLock } from "#db/locks.ts";
import { read } from "#db/readPool.ts";
import { number, type RowOf, rows, text } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { countListings } from "./countListings.ts";
import { forgetGonePhrases } from "./forgetGonePhrases.ts";
import { isPrivate } from "./namePhrases.ts";
import { listPhrases } from "./phrases.ts";
import { refreshSql, searchedSql } from "./phrasesSql.ts";

const searchedRow = {
  normal: text,
  people: number,
  /** The usual spelling. */
  form: text,
};

type Searched = RowOf<typeof searchedRow>;

/** Finds searches of many people that find something. */
async function findSearched(): Promise<Searched[]> {
  const all = await read(searchedRow, { text: searchedSql }, [], {
    fromReplica: true,
  });
  const found: Searched[] = [];
  for (const searched of all) {
    if (isPrivate(searched.form)) continue;
    if ((await countListings({ search: searched.form })).total > 0) found.push(searched);
  }
  return found;
}

/** Puts the new phrases in the place of the old ones; who else does waits. */
async function swap(phrases: string, searched: string): Promise<number> {
  return transact(async () => {
    await holdLock("phrases");
    for (const statement of refreshSql) await sequelize.query(statement, { bind: { phrases, searched } });
    const [row] = await rows({ phrases: number }, "select count(*)::integer as phrases from search_phrases");
    return row?.phrases ?? 0;
  });
}

/**
 * Makes the suggestions for people who type again: from the names of visible listings, from searches and from the names
 * of categories. All is read before, without a transaction; readers see the old ones until they are exchanged. It may
 * run at several places at once.
 * @returns how many phrases there are.
 */
export async function refreshPhrases(): Promise<number> {
  const begun = new Date();
  const [phrases, searched] = [await listPhrases(), await findSearched()];
  const count = await swap(JSON.stringify(phrases), JSON.stringify(searched));
  // Listings may have been taken away while names were read.
  return count - (await forgetGonePhrases(begun));
}
