import type { InlineKeyboardButton } from "grammy/types";
import type { PersonCard } from "#core/people/accounts/readPersonCard.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { idPart, type Press, press, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { words } from "../../../chat/say.ts";
import { dayText } from "../moderation/moderationFacts.ts";
import { nameOf } from "./findMeant.ts";

/** Presses about a person, by our id. */
export const personPress = {
  card: press("person:card", idPart),
  phone: press("person:phone", idPart),
  listings: press("person:listings", idPart),
  ban: press("person:ban", idPart),
  unban: press("person:unban", idPart),
  /** Takes a ban back that was just given, without a question. */
  undoBan: press("ban:undo", idPart),
  coins: press("person:coins", idPart),
  addAdmin: press("person:admin", idPart),
  removeAdmin: press("person:noadmin", idPart),
};

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

/** Buttons below a person's card. */
export function cardRows(ctx: BotContext, card: PersonCard): InlineKeyboardButton[][] {
  const { id, isAdmin, bannedAt } = card;
  const button = (key: KeyWith, codec: Press<readonly [number]>) => pressButton(ctx.t(key), codec.pack(id));
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
