import type { Filter } from "grammy";
import { plainDigits } from "#contract/plainDigits.ts";
import { BAN_DAYS_MAX, may } from "#contract/roles.ts";
import { banPerson, readUnused } from "#core/desk/people/banPerson.ts";
import { unbanPerson } from "#core/desk/people/unbanPerson.ts";
import { type PersonCard, readPersonCard } from "#core/people/accounts/readPersonCard.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say, words } from "../../../chat/say.ts";
import { orRefusal } from "../decisions/adminRefusal.ts";
import {
  askRows,
  decidePress,
  findAsked,
  keepAsked,
  leave,
  replaceQuestion,
} from "../decisions/askedDecision.ts";
import { findMeant, nameOf, splitWho } from "./findMeant.ts";
import { personPress } from "./personCard.ts";

/** `/ban` and `/unban`, each after a question. */
export const bans = new Feature("bans", mayDo("people.ban"));

const REASON_MAX = 300;
/** Days and a reason, as in `30d spam`; the days may be left out. */
const DAYS = /^(?:(\p{Nd}{1,4})[dд](?:\s+|$))?([\s\S]*)$/iu;

interface AskedBan {
  days: number | null;
  reason: string;
}

const refusals = { forbidden: "ban-refused", not_found: "admin-gone" } as const;
const banRefusals = { ...refusals, conflict: "ban-is-on" } as const;
const unbanRefusals = { ...refusals, forbidden: "right-refused", conflict: "ban-is-off" } as const;

function whyNotBan(
  ctx: BotContext,
  { id, role, bannedAt }: PersonCard,
): KeyWith<{ name: string }> | undefined {
  if (id === ctx.person.id || role) return refusals.forbidden;
  return bannedAt ? banRefusals.conflict : undefined;
}

/** For how many days a ban is: as it was said, else the longest that the role lets; null for good. */
function banDays(ctx: BotContext, said: string | undefined): number | null {
  if (said) return Number(plainDigits(said));
  return may(ctx.person.role, "people.banLong") ? null : BAN_DAYS_MAX;
}

async function askBan(ctx: BotContext, card: PersonCard, { days, reason }: AskedBan): Promise<void> {
  const refusal = whyNotBan(ctx, card);
  if (refusal) return say(ctx, refusal, { name: nameOf(card) });
  const key = await keepAsked(ctx, { kind: "ban", userId: card.id, days, reason: reason || null });
  const coins = await readUnused(card.id);
  const active = card.listings.find(({ status }) => status === "active")?.count ?? 0;
  // Decision about money only where there is some.
  const choices =
    coins > 0
      ? [
          pressButton(ctx.t("button-ban-lost", { coins }), decidePress.ban.pack(key, false)),
          pressButton(ctx.t("button-ban-returned", { coins }), decidePress.ban.pack(key, true)),
        ]
      : [pressButton(ctx.t("button-ban"), decidePress.ban.pack(key, false))];
  const values = {
    name: nameOf(card),
    id: String(card.id),
    days: days ?? 0,
    reason,
    isNoted: reason ? 1 : 0,
    active,
    coins,
  };
  await say(ctx, "ban-ask", values, askRows(ctx, choices));
}

async function askUnban(ctx: BotContext, card: PersonCard): Promise<void> {
  if (!card.bannedAt) return say(ctx, unbanRefusals.conflict, { name: nameOf(card) });
  if (!may(ctx.person.role, card.bannedUntil ? "people.ban" : "people.banLong")) {
    return say(ctx, "right-refused");
  }
  const key = await keepAsked(ctx, { kind: "unban", userId: card.id });
  const rows = askRows(ctx, [pressButton(ctx.t("button-unban"), decidePress.unban.pack(key))]);
  await say(ctx, "unban-ask", { name: nameOf(card), id: String(card.id) }, rows);
}

bans.command("ban", async (ctx) => {
  const { who, rest } = splitWho(ctx.match);
  const [, said, reason = ""] = DAYS.exec(rest) ?? [];
  const days = banDays(ctx, said);
  if (!who || days === 0 || reason.length > REASON_MAX) return say(ctx, "ban-usage");
  if (!may(ctx.person.role, "people.banLong") && (days === null || days > BAN_DAYS_MAX)) {
    return say(ctx, "ban-too-long", { days: BAN_DAYS_MAX });
  }
  const card = await findMeant(ctx, who);
  if (card) await askBan(ctx, card, { days, reason });
});

bans.command("unban", async (ctx) => {
  const { who } = splitWho(ctx.match);
  if (!who) return say(ctx, "unban-usage");
  const card = await findMeant(ctx, who);
  if (card) await askUnban(ctx, card);
});

bans.press(personPress.ban, async (ctx, id) => {
  const card = await readPersonCard(id);
  await ctx.answerCallbackQuery();
  await askBan(ctx, card, { days: banDays(ctx, undefined), reason: "" });
});

bans.press(personPress.unban, async (ctx, id) => {
  const card = await readPersonCard(id);
  await ctx.answerCallbackQuery();
  await askUnban(ctx, card);
});

async function unban(ctx: Filter<BotContext, "callback_query:data">, userId: number): Promise<void> {
  const card = await readPersonCard(userId);
  const done = await orRefusal(() => unbanPerson({ adminId: ctx.person.id, userId }), unbanRefusals);
  const name = nameOf(card);
  if ("refusal" in done) return replaceQuestion(ctx, words(ctx, done.refusal, { name }));
  const again = pressButton(ctx.t("button-person-ban"), personPress.ban.pack(userId));
  await replaceQuestion(ctx, words(ctx, "unban-done", { name, listings: done.result }), [[again]]);
}

bans.press(decidePress.ban, async (ctx, key, returnsUnused) => {
  const asked = await findAsked(ctx, "ban", key);
  if (!asked) return;
  const { userId, days, reason } = asked;
  const name = nameOf(await readPersonCard(userId));
  const banning = { adminId: ctx.person.id, userId, days, reason, returnsUnused };
  const done = await orRefusal(() => banPerson(banning), banRefusals);
  if ("refusal" in done) return replaceQuestion(ctx, words(ctx, done.refusal, { name }));
  const undo = pressButton(ctx.t("button-ban-undo"), personPress.undoBan.pack(userId));
  await replaceQuestion(ctx, words(ctx, "ban-done", { name, ...done.result }), [[undo]]);
});

bans.press(decidePress.unban, async (ctx, key) => {
  const asked = await findAsked(ctx, "unban", key);
  if (asked) await unban(ctx, asked.userId);
});

bans.press(personPress.undoBan, unban);

bans.press(decidePress.leave, leave);
