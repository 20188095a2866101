import { Transaction } from "sequelize";
import type { Draft } from "#contract/drafts.ts";
import { Draft as DraftRow } from "#db/models/Draft.ts";
import { Image } from "#db/models/Image.ts";
import { transact } from "#db/sequelize.ts";
import { deleteDraft } from "./drafts.ts";

/** Whether there is nothing worth keeping: no words, no photo and no price. */
function isEmpty({ name, description, price, photos }: Draft): boolean {
  const isFree = ["", "0"].includes(String(price ?? "").trim());
  return name.trim() === "" && description.trim() === "" && isFree && photos.length === 0;
}

/** Returns the addresses that are a person's own photos, each once, and keeps those photos from the sweep meanwhile. */
async function keepOwnPhotos(ownerId: number, srcs: readonly string[]): Promise<string[]> {
  const own = await Image.findAll({
    where: { ownerId, src: [...srcs], isStored: true },
    order: ["id"],
    lock: Transaction.LOCK.KEY_SHARE,
  });
  const left = new Set(own.map(({ src }) => src));
  return srcs.filter((src) => left.delete(src));
}

/**
 * Keeps a person's unfinished listing in the place of the one before; an empty one is forgotten. Photos that aren't
 * the person's own are left out.
 */
export function saveDraft(userId: number, draft: Draft): Promise<{ updatedAt: Date }> {
  return transact(async () => {
    const photos = await keepOwnPhotos(userId, draft.photos);
    const body = { ...draft, photos };
    if (isEmpty(body)) {
      await deleteDraft(userId);
      return { updatedAt: new Date() };
    }
    const [row] = await DraftRow.upsert({ userId, body, photos });
    return { updatedAt: row.updatedAt };
  });
}
