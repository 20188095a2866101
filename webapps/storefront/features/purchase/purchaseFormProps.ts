import type { Group } from "#contract/groups.ts";
import type { Product } from "#contract/products.ts";
import type { PurchaseWay } from "./purchaseWay.ts";

/** What is ordered, and how one came to it. */
export interface PurchaseFormProps {
  product: Product;
  way: PurchaseWay;
  /** The group that one was invited to, or has picked. */
  group?: Group | undefined;
  /** One's own open group of the product, if there is one. */
  mine?: Group | undefined;
  /** Whether there is a group of the product with room to join. */
  hasRoom: boolean;
}
