import type { InlineKeyboardButton } from "grammy/types";
import { may, roles } from "#contract/roles.ts";
import type { PersonCard } from "#core/people/accounts/readPersonCard.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { idPart, oneOf, type Press, press, pressButton } from "#core/platform/telegram/press.ts";
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
  /** Asks which role to give. */
  roles: press("person:admin", idPart),
  giveRole: press("person:role", oneOf(roles), idPart),
  takeRole: press("person:noadmin", idPart),
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
  if (card.role) lines.push(words(ctx, "person-role", { role: card.role }));
  if (card.isClosing) lines.push(words(ctx, "person-closing"));
  if (card.bannedAt) {
    const { bannedAt, bannedUntil, banReason } = card;
    const values = {
      day: dayText(bannedAt),
      until: bannedUntil ? dayText(bannedUntil) : "",
      isTimed: bannedUntil ? 1 : 0,
      isNoted: banReason ? 1 : 0,
      reason: banReason ?? "",
    };
    lines.push(words(ctx, "person-banned", values));
  }
  return lines.join("\n");
}

/** Buttons about what an admin may decide of a person, by the admin's role. */
function decisionRows(
  ctx: BotContext,
  { id, role, bannedAt, bannedUntil, isFixedAdmin, telegramId }: PersonCard,
): InlineKeyboardButton[][] {
  const button = (key: KeyWith, codec: Press<readonly [number]>) => pressButton(ctx.t(key), codec.pack(id));
  const own = ctx.person.role;
  const mayLift = may(own, bannedUntil ? "people.ban" : "people.banLong");
  const first: InlineKeyboardButton[] = [];
  if (bannedAt && mayLift) first.push(button("button-person-unban", personPress.unban));
  if (!bannedAt && !role && may(own, "people.ban")) {
    first.push(button("button-person-ban", personPress.ban));
  }
  if (may(own, "money.move")) first.push(button("button-person-coins", personPress.coins));
  const second: InlineKeyboardButton[] = [];
  if (may(own, "roles.grant") && !bannedAt && !isFixedAdmin && telegramId !== null) {
    second.push(button(role ? "button-person-other-role" : "button-person-role", personPress.roles));
    if (role) second.push(button("button-role-take", personPress.takeRole));
  }
  return [first, second].filter((row) => row.length > 0);
}

/** Buttons below a person's card. */
export function cardRows(ctx: BotContext, card: PersonCard): InlineKeyboardButton[][] {
  const { id } = card;
  const rows: InlineKeyboardButton[][] = [];
  if (card.maskedPhone) rows.push([pressButton(ctx.t("button-person-phone"), personPress.phone.pack(id))]);
  if (id !== ctx.person.id) rows.push(...decisionRows(ctx, card));
  if (card.listings.length > 0) {
    rows.push([pressButton(ctx.t("button-person-listings"), personPress.listings.pack(id))]);
  }
  return rows;
}
