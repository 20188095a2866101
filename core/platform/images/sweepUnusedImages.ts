import { Op, QueryTypes } from "sequelize";
import { Image } from "#db/models/Image.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { removePhoto } from "./storage.ts";
import { sweepLeftovers } from "./sweepLeftovers.ts";

const HOUR_MS = 3_600_000;
/** A photo that nothing uses goes after so long. */
const UNUSED_MS = 48 * HOUR_MS;
/** Whatever is still not stored after so long never will be. */
const UNFINISHED_MS = HOUR_MS;
const BATCH = 200;

/** Condition on an image `i`: nothing shows it or is about to. */
const IS_UNUSED = `
  not exists (select 1 from listing_photos where image_id = i.id)
  and not exists (select 1 from listing_revisions where image_ids @> array[i.id])
  and not exists (select 1 from drafts where photos @> array[i.src])
  and not exists (select 1 from albums where shelf_photos @> array[i.src])
  and not exists (select 1 from product_images where image_id = i.id)
  and not exists (select 1 from products where og_image = i.src)
  and not exists (
    select 1 from products p cross join lateral jsonb_array_elements(p.picture_highlights) h
    where h ->> 'image' = i.src)`;

/**
 * Takes a batch of unused photos out of use: from then on `getOwnImages` doesn't know them.
 * @returns how many.
 */
function takeOutOfUse(before: Date): Promise<number> {
  return transact(async () => {
    // A photo that is about to be used is locked, and left alone.
    const locked = await rows(
      { id: number },
      `select i.id from images i where i.created_at < $before and i.is_stored and ${IS_UNUSED}
       order by i.id limit ${BATCH} for update skip locked`,
      { before },
    );
    // A statement of its own sees who has used one between our looking and our locking.
    const taken = await sequelize.query(
      `update images i set is_stored = false where i.id = any($ids) and ${IS_UNUSED} returning i.id`,
      { type: QueryTypes.SELECT, bind: { ids: locked.map(({ id }) => id) } },
    );
    return taken.length;
  });
}

/**
 * Removes the files and then the rows of a batch of photos that are out of use, from an id on. No lock is held: two
 * workers who remove the same ones do no harm.
 */
async function removeBatch(
  before: Date,
  afterId: number,
): Promise<{ lastId: number; gone: number } | undefined> {
  const images = await Image.findAll({
    where: { isStored: false, createdAt: { [Op.lt]: before }, id: { [Op.gt]: afterId } },
    order: ["id"],
    limit: BATCH,
  });
  const last = images.at(-1);
  if (!last) return undefined;
  const removed: number[] = [];
  for (const { id, src } of images) {
    try {
      await removePhoto(src);
      removed.push(id);
    } catch (error) {
      log.warn({ error: describeError(error) }, "a photo's files could not be removed");
    }
  }
  const gone = await Image.destroy({ where: { id: removed, isStored: false } });
  return { lastId: last.id, gone };
}

/**
 * Removes photos that no listing, revision, draft or product has used for 48 hours, and what uploads left that were broken off.
 * Files that can't be removed now are left to the next run.
 * @returns how many photos and how many leftovers went.
 */
export async function sweepUnusedImages(now = new Date()): Promise<{ images: number; leftovers: number }> {
  const unusedBefore = new Date(now.getTime() - UNUSED_MS);
  while ((await takeOutOfUse(unusedBefore)) > 0);

  const unfinishedBefore = new Date(now.getTime() - UNFINISHED_MS);
  let images = 0;
  let batch = await removeBatch(unfinishedBefore, 0);
  while (batch) {
    images += batch.gone;
    batch = await removeBatch(unfinishedBefore, batch.lastId);
  }
  return { images, leftovers: await sweepLeftovers(now) };
}
