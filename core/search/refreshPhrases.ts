import { QueryTypes } from "sequelize";
import { locks } from "#db/locks.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { countListings } from "../listings/countListings.ts";
import { findPhrases } from "./phrases.ts";
import { isPrivate } from "./phrasesOfNames.ts";
import { refreshSql, searchedSql } from "./phrasesSql.ts";

interface Searched {
  normal: string;
  people: number;
  /** As it is mostly written. */
  form: string;
}

/** What many search for, if it finds something. */
async function findSearched(): Promise<Searched[]> {
  const all = await sequelize.query<Searched>(searchedSql, { type: QueryTypes.SELECT });
  const found: Searched[] = [];
  for (const searched of all) {
    if (isPrivate(searched.form)) continue;
    if ((await countListings({ search: searched.form })).total > 0) found.push(searched);
  }
  return found;
}

/**
 * Makes anew what is suggested to people who type: from the names of visible listings, from searches and from the names of
 * categories. Readers see the old ones until it is done; who else refreshes waits.
 * @returns how many phrases there are.
 */
export async function refreshPhrases(): Promise<number> {
  return transact(async () => {
    await sequelize.query("select pg_advisory_xact_lock($lock)", { bind: { lock: locks.phrases } });
    const [phrases, searched] = [await findPhrases(), await findSearched()];
    const bind = { phrases: JSON.stringify(phrases), searched: JSON.stringify(searched) };
    for (const statement of refreshSql) await sequelize.query(statement, { bind });
    const [row] = await sequelize.query<{ phrases: number }>(
      "select count(*)::integer as phrases from search_phrases",
      { type: QueryTypes.SELECT },
    );
    return row?.phrases ?? 0;
  });
}
