import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ShopLink } from "./products.ts";

export const countShares = endpoint({
  method: "get",
  path: "/api/products/shares/:link",
  access: "public",
  summary: "How often a product's address was shared in social networks, as far as they tell",
  input: z.object({ link: ShopLink }),
  /** 0 where nobody is asked, or nobody answers. */
  output: z.object({ count: z.int() }),
});
