import type { Language } from "#contract/languages.ts";
import { read } from "#db/readPool.ts";
import { type ProductPage, productColumns, productPageJoins, productPageRow } from "./productColumns.ts";

const statement = {
  name: "head-product",
  text: `select ${productColumns} from products p ${productPageJoins} where p.link = $1 and p.is_published`,
};

/** Finds the public facts of a product in a language; undefined when it isn't on sale. */
export async function findProductPage(link: string, language: Language): Promise<ProductPage | undefined> {
  const [product] = await read(productPageRow, statement, [link, language], { fromReplica: true });
  return product;
}
