import { z } from "zod";
import { Offer as OfferRow } from "#db/models/Offer.ts";
import { boolean, number, type RowOf, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";

export const OfferStatus = z.enum([
  "open",
  "accepted",
  "declined",
  "countered",
  "replaced",
  "outdated",
  "expired",
]);

export type OfferStatus = z.infer<typeof OfferStatus>;

/** A price that one side of a conversation offers the other. */
const offerRow = {
  id: number,
  conversationId: number,
  isBySeller: boolean,
  /** Whole units of `currency`, as the listing's price when the offer was made. */
  price: number,
  listingPrice: number,
  currency: z.enum(["UZS", "UYE"]),
  /** An open one whose day is over is `expired`, whether the clock has said so yet or not. */
  status: OfferStatus,
};

export type Offer = RowOf<typeof offerRow>;

const columns = `
  id, conversation_id as "conversationId", is_by_seller as "isBySeller", price, listing_price as "listingPrice", currency,
  status_now(status, expires_at) as status`;

async function findOne(where: string, bind: Record<string, number>): Promise<Offer | undefined> {
  const [offer] = await rows(offerRow, `select ${columns} from offers where ${where}`, bind);
  return offer;
}

/** Finds an offer by its id. */
export const findOffer = (id: number) => findOne("id = $id", { id });

/** Finds the last offer of a conversation, answered or not. */
export const findLastOffer = (conversationId: number) =>
  findOne("conversation_id = $conversationId order by id desc limit 1", { conversationId });

/** Finds what an update of Telegram has offered before. */
export const findOfferOfUpdate = (updateId: number) => findOne("update_id = $updateId", { updateId });

/**
 * Writes down what became of an open offer, in a conversation that the caller holds.
 * @returns false when the clock was faster.
 */
export async function settleOffer(id: number, status: Exclude<OfferStatus, "open">): Promise<boolean> {
  const [settled] = await OfferRow.update(
    { status, settledAt: sequelize.fn("now") },
    { where: { id, status: "open" } },
  );
  return settled > 0;
}
