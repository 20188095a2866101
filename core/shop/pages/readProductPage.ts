import type { Language } from "#contract/languages.ts";
import { read } from "#db/readPool.ts";
import { type ProductPage, productColumns, productPageJoins } from "./productColumns.ts";

const statement = {
  name: "head-product",
  text: `select ${productColumns} from products p ${productPageJoins} where p.link = $1 and p.is_published`,
};

/** What anybody may be told of a product in a language; undefined when it isn't on sale. */
export async function readProductPage(link: string, language: Language): Promise<ProductPage | undefined> {
  const [product] = await read<ProductPage>(statement, [link, language], { fromReplica: true });
  return product;
}
