import type { skipReasons } from "#contract/moderation.ts";
import type { RejectReason } from "#contract/reasons.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { decideListing } from "./decideListing.ts";

interface Asked {
  isModerated: boolean;
  productIds: number[];
  editions?: number[] | undefined;
  reason?: RejectReason | undefined;
  note?: string | undefined;
  isSellersFault?: boolean | undefined;
}

interface Decided {
  applied: number[];
  skipped: { id: number; why: (typeof skipReasons)[number] }[];
}

/**
 * Approves or rejects listings. Each is decided in a transaction of its own: others wait for one listing, not for a
 * hundred, and what was decided stays decided should a later one break.
 * @throws {RuleError} invalid_input when the editions don't match the listings in number; forbidden for who is no admin
 * any more: what was decided until then stays.
 */
export async function moderateListings(
  adminId: number,
  { isModerated, productIds, editions, reason = "other", note, isSellersFault }: Asked,
): Promise<Decided> {
  if (editions && editions.length !== productIds.length) {
    throw new RuleError("invalid_input", "An edition for each listing", { fields: { editions: "length" } });
  }
  const verdict = isModerated ? "approve" : { reason, note: note || null, isSellersFault };
  const decided: Decided = { applied: [], skipped: [] };
  const wanted = productIds.map((id, index) => ({ id, edition: editions?.[index] }));
  // In one order for all: whoever calls this within a transaction of their own locks as the others do.
  for (const { id, edition } of wanted.sort((one, other) => one.id - other.id)) {
    const why = await decideListing(adminId, { id, edition, verdict });
    if (why) decided.skipped.push({ id, why });
    else decided.applied.push(id);
  }
  return decided;
}
