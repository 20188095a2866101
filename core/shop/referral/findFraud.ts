import { boolean, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { isSamePlace, placeRow } from "./isSamePlace.ts";

/** An order for which somebody else would get something. */
export const judgedOrderRow = {
  ...placeRow,
  id: number,
  phoneNumber: text,
  /** The phone of the buyer's account; null when they have only Telegram. */
  buyerPhone: maybe(text),
};

type JudgedOrder = RowOf<typeof judgedOrderRow>;

/** The columns of a `JudgedOrder`; the order is called `o`. */
export const judgedSql = `o.id, o.address, o.address_extra as "addressExtra", o.city, o.pin, o.phone_number as "phoneNumber",
  (select phone_number from users where id = o.user_id) as "buyerPhone"`;

/** By the last ten digits: what stands before them, a country or a zero, is written in many ways. */
const IS_OURS = "right(phone_number, 10) in (right($phoneNumber, 10), right($buyerPhone, 10))";
const HAS_PHONE = `
  select exists (select from users where id = $refererId and ${IS_OURS})
    or exists (select from delivery_profiles where user_id = $refererId and ${IS_OURS})
    or exists (select from orders where user_id = $refererId and ${IS_OURS}) as "isOwn"`;

const PLACES = `
  select address, address_extra as "addressExtra", city, pin from delivery_profiles where user_id = $refererId
  union select address, address_extra, city, pin from orders where user_id = $refererId`;

/**
 * Why an order seems to be that of who would get something for it, if it does: its phone, its buyer's or its address is
 * one of theirs, on their account, in their profile or on any of their orders.
 */
export async function findFraud(
  order: JudgedOrder,
  refererId: number,
): Promise<"own_phone" | "own_address" | undefined> {
  const { phoneNumber, buyerPhone } = order;
  const [phone] = await rows({ isOwn: boolean }, HAS_PHONE, { refererId, phoneNumber, buyerPhone });
  if (phone?.isOwn) return "own_phone";
  const places = await rows(placeRow, PLACES, { refererId });
  return places.some((place) => isSamePlace(place, order)) ? "own_address" : undefined;
}
