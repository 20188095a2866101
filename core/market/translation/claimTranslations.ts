import { number, type RowOf, rows, text } from "#db/rows.ts";
import { ListingLanguage, wordsRow } from "./translator.ts";

/** Minutes a claimed listing belongs to its translator; after them somebody else takes it. */
const LEASE_MINUTES = 5;

/** A listing in a translator's hands. */
const claimedTranslationRow = {
  ...wordsRow,
  id: number,
  originalLang: ListingLanguage,
  /** Tries that have failed. */
  tries: number,
  /** When it is free again, as exact text: it tells this claim from a later one. */
  lease: text,
};

export type ClaimedTranslation = RowOf<typeof claimedTranslationRow>;

/**
 * Takes up to `limit` listings on sale that are due for translation, the longest due first. They are leased by moving the
 * time they are due, not locked: nothing is held while a translator thinks, and one that dies gives them back.
 */
export function claimTranslations(limit: number): Promise<ClaimedTranslation[]> {
  return rows(
    claimedTranslationRow,
    `with due as materialized (
       select id from listings where translation_due_at <= now() and status = 'active'
       order by translation_due_at limit $limit
       for update skip locked
     )
     update listings l set translation_due_at = now() + make_interval(mins => ${LEASE_MINUTES})
     from due where l.id = due.id
     returning l.id, name, description, original_lang as "originalLang", translation_tries as tries,
       translation_due_at::text as lease`,
    { limit },
  );
}
