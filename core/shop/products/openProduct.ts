import { productViews } from "#core/platform/events/buffers.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { readProduct } from "./readProduct.ts";

/**
 * A published product whole, for somebody who looks at it; the first look of who is signed in is kept, a second or so
 * later.
 * @throws {RuleError} not_found
 */
export async function openProduct(link: string, userId: number | undefined): Promise<ReadyJson> {
  const product = await readProduct(link, userId);
  if (userId !== undefined) productViews.add({ user_id: userId, link, viewed_at: new Date().toISOString() });
  return product;
}
