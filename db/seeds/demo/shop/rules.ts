import type { z } from "zod";
import type { OrderStatus, PurchaseInput } from "#contract/groups.ts";
import type { Product } from "../../../models/Product.ts";

/** The input of `writeProduct` of core. */
export interface DraftOfProduct
  extends Pick<
    Product,
    "categoryId" | "titleEn" | "titleHi" | "descriptionEn" | "descriptionHi" | "details" | "highlights"
  > {
  pictureHighlights: Product["pictureHighlights"];
  price: number;
  discountedPrice: number;
  isReal: boolean;
  publishedAt: Date | null;
  ogImage: string | null;
  imageIds: readonly number[];
}

/** Rules of core that the demo shop is made by: seeds can't import them, and the shop holds nothing that they forbid. */
export interface ShopRules {
  writeProduct(draft: DraftOfProduct): Promise<{ id: number }>;
  joinOrCreate(
    userId: number,
    purchase: z.output<typeof PurchaseInput>,
  ): Promise<{ inviteCode: string | null; orderId: number }>;
  confirmOrder(userId: number, id: number): Promise<unknown>;
  cancelOrder(userId: number, asked: { id: number; reason?: string | undefined }): Promise<unknown>;
  /** Acts of an admin. */
  moveOrder(
    adminId: number,
    asked: { id: number; to: OrderStatus; note?: string | undefined },
  ): Promise<unknown>;
  rateOrder(
    userId: number,
    rating: { id: number; stars: number; features: { id: number; stars: number }[]; text?: string },
  ): Promise<unknown>;
  /** Closes groups whose time has run out. */
  expireGroups(): Promise<number>;
}
