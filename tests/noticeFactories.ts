import { Op } from "sequelize";
import { openMessage } from "#core/platform/outbox/messageKinds.ts";
import { rows, text } from "#db/rows.ts";
import { config } from "../config/env.ts";
import type { Language } from "../contract/languages.ts";
import { toggleFavourite } from "../core/market/favourites/toggleFavourite.ts";
import { closeListing } from "../core/market/selling/closeListing.ts";
import { updateListing } from "../core/market/selling/updateListing.ts";
import { type RenderedMessage, renderMessage } from "../core/platform/outbox/renderMessage.ts";
import type { Listing } from "../db/models/Listing.ts";
import { OutboxMessage } from "../db/models/OutboxMessage.ts";
import type { User } from "../db/models/User.ts";
import { sequelize } from "../db/sequelize.ts";
import { buildListing, buildUser } from "./factories.ts";
import { noonZone } from "./setup/noonZone.ts";

// Buttons open mini-apps, as on a real server.
Object.assign(config, { PUBLIC_URL: "https://bozor.test" });

/** Messages to a person of causes that begin so, which wait to be sent, the first queued first. */
export function queuedTo(userId: number, cause = ""): Promise<OutboxMessage[]> {
  const where = { userId, status: "queued" as const, cause: { [Op.startsWith]: cause } };
  return OutboxMessage.findAll({ where, order: ["id"] });
}

/** Opens all that waits for a person, as if its time had come; the answer is what is said. */
export async function openAll(
  userId: number,
  { cause, language = "ru" }: { cause?: string; language?: Language } = {},
): Promise<RenderedMessage[]> {
  const said: RenderedMessage[] = [];
  for (const row of await queuedTo(userId, cause)) {
    const opened = await openMessage(row);
    if ("message" in opened) said.push(renderMessage(opened.message, language));
    if ("message" in opened) await row.update({ status: "sent", sentAt: new Date() });
    else if (opened.kind === "over") await row.update({ status: "cancelled" });
  }
  return said;
}

/** Lets what was sent to a person wait to be sent once more, as when nobody heard that it had arrived. */
export const unsend = (userId: number) =>
  OutboxMessage.update({ status: "queued", sentAt: null }, { where: { userId } });

/** Returns the data that the buttons of a message send back to the bot. */
export const pressesOf = ({ keyboard }: RenderedMessage): string[] =>
  keyboard.flat().flatMap((button) => ("callback_data" in button ? [button.callback_data] : []));

/** The addresses that its buttons open. */
export const addressesOf = ({ keyboard }: RenderedMessage): string[] =>
  keyboard.flat().flatMap((button) => ("web_app" in button ? [button.web_app.url] : []));

/** A listing at 100 000 sum with a photo, somebody who keeps it, and nothing that waits; it is noon. */
export async function startAnew(): Promise<{ listing: Listing; keeper: User }> {
  config.REPORT_TIMEZONE = noonZone();
  await sequelize.query("truncate listing_changes, listing_notices");
  await OutboxMessage.destroy({ where: {} });
  const listing = await buildListing({ name: "Диван <3", price: 100_000, photos: 1 });
  return { listing, keeper: await buildKeeper(listing) };
}

/** Somebody who keeps these listings. */
export async function buildKeeper(...kept: Listing[]): Promise<User> {
  const user = await buildUser({ botStartedAt: new Date() });
  for (const { id } of kept) await toggleFavourite(user.id, { telegramProductId: id });
  return user;
}

/** Its seller asks another price. */
export const reprice = ({ ownerId, link }: Listing, price: number, currency: "UZS" | "UYE" = "UZS") =>
  updateListing(ownerId, link, { price, currency });

/** Its seller has sold it. */
export const close = ({ ownerId, id }: Listing) => closeListing(ownerId, { id, reason: "SoldHere" });

/** Returns the states of all notices about listings. */
export const noticeStates = async () =>
  (await rows({ state: text }, "select state from listing_notices order by id")).map(({ state }) => state);

/** How many changes of listings wait to be told. */
export const changesLeft = async () => (await rows({}, "select from listing_changes")).length;
