import { Transaction } from "sequelize";
import { Image } from "#db/models/Image.ts";
import { RuleError } from "../errors/RuleError.ts";

/**
 * Finds photos of one person by their addresses, in the order of these. Inside `transact` the photos are kept from the
 * sweep until its end, so call it there whenever they are about to be used.
 * @throws {RuleError} invalid_input with `fields: {photos: "foreign"}` for what isn't there (any more) or belongs to
 * somebody else.
 */
export async function getOwnImages(ownerId: number, srcs: readonly string[]): Promise<Image[]> {
  const found = await Image.findAll({
    where: { ownerId, src: [...srcs], isStored: true },
    // Everybody who locks photos goes in one order, so that no two wait for each other.
    order: ["id"],
    lock: Transaction.LOCK.KEY_SHARE,
  });
  const bySrc = new Map(found.map((image) => [image.src, image]));
  return srcs.map((src) => {
    const image = bySrc.get(src);
    if (!image) throw new RuleError("invalid_input", "No such photo", { fields: { photos: "foreign" } });
    return image;
  });
}
