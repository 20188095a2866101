import type { BoughtOffer } from "#contract/promotions.ts";
import { assertSelling } from "#core/money/payments/assertSelling.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Listing } from "#db/models/Listing.ts";
import { PromotionOffer } from "#db/models/PromotionOffer.ts";
import { findPromotionRefusal } from "./findPromotionRefusal.ts";

async function findOffers(ids: readonly number[]): Promise<BoughtOffer[]> {
  const found = await PromotionOffer.findAll({
    where: { id: [...ids], isOffered: true },
    attributes: ["id", "type", "cost", "daysAmount", "viewMultiply"],
    order: ["id"],
  });
  const hasAll = found.length === ids.length;
  if (!hasAll || new Set(found.map(({ type }) => type)).size < found.length) {
    throw new RuleError("invalid_input", "One offer of a type at most, of those that are offered", {
      fields: { featureIds: hasAll ? "repeated" : "unknown" },
    });
  }
  return found.map((offer) => offer.get({ plain: true }));
}

/** The service that the listing has already, and until when, for the words to its owner. */
function detailsOf(reason: NonNullable<Awaited<ReturnType<typeof findPromotionRefusal>>>) {
  if (reason.code === "not_active") return {};
  const { service, endsAt } = reason;
  return { fields: { service, ...(endsAt && { endsAt: endsAt.toISOString() }) } };
}

/**
 * Returns the chosen offers for a person's own listing, as they are sold now. The caller has locked the listing.
 * @throws {RuleError} method_unavailable while nothing is sold; invalid_input; not_active when the listing isn't on sale;
 * already_promoted when it has as much of something as it may: `fields` name the `service` and, except for VIP, when it
 * `endsAt`.
 */
export async function chooseOffers(listing: Listing, ids: readonly number[]): Promise<BoughtOffer[]> {
  await assertSelling();
  const offers = await findOffers(ids);
  for (const offer of offers) {
    const reason = await findPromotionRefusal(listing, offer);
    if (reason) throw new RuleError(reason.code, `Offer ${offer.id} can't be had now`, detailsOf(reason));
  }
  return offers;
}
