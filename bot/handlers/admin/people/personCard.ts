import type { InlineKeyboardButton } from "grammy/types";
import type { PersonCard } from "#core/people/accounts/readPersonCard.ts";
import type { BotContext } from "../../../chat/context.ts";
import { words } from "../../../chat/say.ts";
import { dayText } from "../moderation/moderationFacts.ts";
import { nameOf } from "./findMeant.ts";

/** What presses below a card begin with, before our id of the person. */
export const personPress = {
  card: "person:card:",
  phone: "person:phone:",
  listings: "person:listings:",
  ban: "person:ban:",
  unban: "person:unban:",
  coins: "person:coins:",
  addAdmin: "person:admin:",
  removeAdmin: "person:noadmin:",
} as const;

const HTML_NAME = (card: PersonCard) => ({
  name: nameOf(card),
  isNamed: card.username ? 1 : 0,
  username: card.username ?? "",
});

/** A person in words, the phone masked unless it is given. */
export function cardWords(ctx: BotContext, card: PersonCard, phone = card.maskedPhone ?? "–"): string {
  const lines = [
    words(ctx, "person-head", {
      ...HTML_NAME(card),
      id: String(card.id),
      telegramId: card.telegramId === null ? "–" : String(card.telegramId),
    }),
    words(ctx, "person-facts", {
      language: card.language,
      day: dayText(card.createdAt),
      phone,
      bot: card.bot,
    }),
    ...card.listings.map(({ status, count }) => words(ctx, "person-listings", { status, count })),
    words(ctx, "person-figures", {
      approved: card.approved,
      rejected: card.rejected,
      coins: card.coins,
      orders: card.orders,
      referrals: card.referrals,
      reports: card.reports,
    }),
  ];
  if (card.isAdmin) lines.push(words(ctx, "person-admin"));
  if (card.isClosing) lines.push(words(ctx, "person-closing"));
  if (card.bannedAt) {
    const { bannedAt, banReason } = card;
    const values = { day: dayText(bannedAt), isNoted: banReason ? 1 : 0, reason: banReason ?? "" };
    lines.push(words(ctx, "person-banned", values));
  }
  return lines.join("\n");
}

/** What can be done with a person, below their card. */
export function cardRows(ctx: BotContext, card: PersonCard): InlineKeyboardButton[][] {
  const { id, isAdmin, bannedAt } = card;
  const button = (key: string, press: string) => ({ text: ctx.t(key), callback_data: press + id });
  const isOneself = id === ctx.person.id;
  const rows: InlineKeyboardButton[][] = [];
  if (card.maskedPhone) rows.push([button("button-person-phone", personPress.phone)]);
  if (!isOneself) {
    const standing = bannedAt
      ? [button("button-person-unban", personPress.unban)]
      : isAdmin
        ? []
        : [button("button-person-ban", personPress.ban)];
    rows.push([...standing, button("button-person-coins", personPress.coins)]);
    if (isAdmin && !card.isFixedAdmin) rows.push([button("button-person-no-admin", personPress.removeAdmin)]);
    if (!isAdmin && !bannedAt && card.telegramId !== null) {
      rows.push([button("button-person-admin", personPress.addAdmin)]);
    }
  }
  if (card.listings.length > 0) rows.push([button("button-person-listings", personPress.listings)]);
  return rows;
}
