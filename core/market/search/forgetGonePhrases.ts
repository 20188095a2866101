import { QueryTypes } from "sequelize";
import { z } from "zod";
import { holdLock } from "#db/locks.ts";
import { read } from "#db/readPool.ts";
import { maybe, text } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { namePhrases } from "./namePhrases.ts";
import { normalsOf } from "./phrases.ts";

/** Listings are looked at again for so long, as a run may be late or a clock behind; in milliseconds. */
const LOOK_BACK_MS = 10 * 60_000;
const LISTINGS_MAX = 1000;
/** A phrase that more listings than these have isn't gone with one of them. */
const FEW = 50;
const SELLERS_LEAST = 2;

/** Phrases among these that too few visible listings have, words in a row or not. */
const FORGET = `
  delete from search_phrases p using unnest($normals::text[]) as gone(normal)
  where p.normal = gone.normal and p.listings <= ${FEW} and (
    select count(distinct owner_id) from (
      select owner_id from listings
      where visible and name_terms @@ plainto_tsquery('simple', p.stems) limit ${FEW + 1}
    ) left_over
  ) < case when p.people > 0 then 1 else ${SELLERS_LEAST} end
  returning p.normal`;

/**
 * Forgets what was suggested because of listings that a moderator has taken away since `since`, unless others have it too.
 * @returns how many phrases went.
 */
export async function forgetGonePhrases(since = new Date()): Promise<number> {
  const rows = await read(
    { texts: z.array(maybe(text)) },
    {
      text: `select array[name, name_ru, name_uz] as texts from listings
        where status in ('removed', 'rejected') and updated_at > $1::timestamptz
        order by updated_at desc limit ${LISTINGS_MAX}`,
    },
    [new Date(since.getTime() - LOOK_BACK_MS)],
  );
  const forms = new Set(rows.flatMap(({ texts }) => [...namePhrases(texts, () => true).keys()]));
  if (forms.size === 0) return 0;
  const known = await normalsOf(new Set([...forms].flatMap((form) => form.split(" "))));
  const normals = [...forms].map((form) =>
    form
      .split(" ")
      .map((word) => known.get(word)?.normal ?? "")
      .join(" "),
  );
  return transact(async () => {
    await holdLock("phrases");
    const gone = await sequelize.query(FORGET, { type: QueryTypes.SELECT, bind: { normals } });
    return gone.length;
  });
}
