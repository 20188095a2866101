import { QueryTypes } from "sequelize";
import { slug } from "#contract/listingLink.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Product } from "#db/models/Product.ts";
import { ProductImage } from "#db/models/ProductImage.ts";
import { ShopCategory } from "#db/models/ShopCategory.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { describeForSearch } from "./describeForSearch.ts";

/** A product as whoever runs the shop writes it; its link and what search finds it by are made of it. */
interface ProductDraft
  extends Pick<
    Product,
    "categoryId" | "titleEn" | "titleHi" | "descriptionEn" | "descriptionHi" | "details" | "highlights"
  > {
  /** Prices in whole rupees. */
  price: number;
  discountedPrice: number;
  pictureHighlights: Product["pictureHighlights"];
  participantsToComplete?: number;
  isReal?: boolean;
  publishedAt: Date | null;
  ogImage?: string | null;
  /** Its images, the cover first. */
  imageIds: readonly number[];
}

async function nextId(): Promise<number> {
  const [row] = await rows(
    { id: number },
    "select nextval(pg_get_serial_sequence('products', 'id'))::integer as id",
  );
  if (!row) throw new Error("No id for a product");
  return row.id;
}

async function writeImages(productId: number, imageIds: readonly number[]) {
  // Locked photos aren't swept as unused meanwhile.
  const known = await sequelize.query(
    "select id from images where id = any($imageIds) and is_stored for share",
    {
      type: QueryTypes.SELECT,
      bind: { imageIds: [...imageIds] },
    },
  );
  if (known.length < new Set(imageIds).size) throw new RuleError("not_found", "No such photo");
  await ProductImage.destroy({ where: { productId } });
  await ProductImage.bulkCreate(imageIds.map((imageId, position) => ({ productId, position, imageId })));
}

/**
 * Writes a product: a new one, or the one with this id, whose link stays. Whoever writes products does it by this, else
 * search doesn't find them.
 * @throws {RuleError} not_found without such a category, product or photo.
 */
export function writeProduct({ imageIds, ...draft }: ProductDraft, id?: number): Promise<Product> {
  return transact(async () => {
    const category = await ShopCategory.findByPk(draft.categoryId);
    if (!category) throw new RuleError("not_found", "No such category");
    const row = { ...draft, ...describeForSearch(draft, category) };
    const known = id === undefined ? undefined : await Product.findByPk(id, { lock: true });
    if (known === null) throw new RuleError("not_found", "No such product");
    const newId = known ? known.id : await nextId();
    const product = known
      ? await known.update(row)
      : await Product.create({ ...row, id: newId, link: `${slug(draft.titleEn) || "item"}-s${newId}` });
    await writeImages(product.id, imageIds);
    return product;
  });
}
